import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { type EntryRow, lockEntry } from './desk.queries.ts';

/** The entry that an editor changes, as they saw it. */
export interface Seen {
  id: number;
  version: number;
}

type Change = (tx: MemberContext, entry: EntryRow) => Promise<Problem | undefined>;

/** Makes one change at a time, and none by somebody who has not seen the last one. */
export async function changeEntry(ctx: MemberContext, { id, version }: Seen, change: Change) {
  return await transaction(ctx, async (tx) => {
    const entry = await lockEntry(tx.db, id);
    if (!entry) return problem('not-found');
    if (entry.version !== version) return problem('changed-meanwhile');
    const refused = await change(tx, entry);
    return isProblem(refused) ? refused : { version: version + 1 };
  });
}
