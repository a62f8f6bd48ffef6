import { type Context, transaction } from '../../context.ts';
import { tellAwarded, tellOthers } from './mails.ts';
import { listOthersToTell, listToTell, listUntold, saveTold } from './tell.queries.ts';

/** Tells the entrants of every contest whose results are out, those who won and those who did not. */
export async function tellResults(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const contestId of await listUntold(ctx.db)) {
    signal.throwIfAborted();
    await tellContest(ctx, contestId);
  }
}

/** Marks and tells in one transaction, so that nobody is told twice. */
async function tellContest(ctx: Context, contestId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (!(await saveTold(tx.db, contestId))) return;
    for (const award of await listToTell(tx.db, contestId)) await tellAwarded(tx, award);
    for (const others of await listOthersToTell(tx.db, contestId)) await tellOthers(tx, others);
  });
}
