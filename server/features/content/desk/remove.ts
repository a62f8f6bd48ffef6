import type { MemberContext } from '../../../context.ts';
import { isProblem, problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { changeEntry, type Seen } from './change.ts';
import { deleteDraft } from './remove.queries.ts';

/** Deletes an entry that nobody has ever been shown, with all its revisions. Others are withdrawn instead. */
export async function removeDraft(ctx: MemberContext, seen: Seen) {
  const removed = await changeEntry(ctx, seen, async (tx, { id, type, slug, publishedAt }) => {
    if (publishedAt !== null) return problem('was-published');
    const before = { type, slug, ...(await deleteDraft(tx.db, id)) };
    await recordChange(tx, { action: 'content.removed', subject: `content:${id}`, before });
    return undefined;
  });
  return isProblem(removed) ? removed : {};
}
