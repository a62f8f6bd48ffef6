import type { MemberContext } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { editorsBeside, forgetEditing, noteEditing } from './editors.queries.ts';

/** Who else has an entry open, and its version, by which the page learns that it was changed. */
export async function stayOpen({ db, actor }: MemberContext, { id }: { id: number }) {
  const editing = { entryId: id, userId: actor.userId };
  const version = await noteEditing(db, editing);
  if (version === undefined) return problem('not-found');
  return { version, others: await editorsBeside(db, editing) };
}

export async function leaveEntry({ db, actor }: MemberContext, { id }: { id: number }) {
  await forgetEditing(db, { entryId: id, userId: actor.userId });
  return {};
}
