import { type Context, transaction } from '../../context.ts';
import { tellAwarded, tellOthers } from './mails.ts';
import {
  listEntrants,
  listOthersToTell,
  listToTell,
  listUntold,
  lockUntold,
  saveTold,
  saveToldTo,
} from './tell.queries.ts';

/** Entrants told in one transaction. */
const AT_ONCE = 100;

/** Tells the entrants of every contest whose results are out, those who won and those who did not. */
export async function tellResults(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const contestId of await listUntold(ctx.db)) {
    do signal.throwIfAborted();
    while (await tellNext(ctx, contestId));
  }
}

/** Tells the next entrants and marks them in one transaction, so that nobody is told twice; false when nobody is left. */
async function tellNext(ctx: Context, contestId: number): Promise<boolean> {
  return await transaction(ctx, async (tx) => {
    const toldTo = await lockUntold(tx.db, contestId);
    if (toldTo === undefined) return false;
    const entrantIds = await listEntrants(tx.db, contestId, toldTo, AT_ONCE);
    for (const award of await listToTell(tx.db, contestId, entrantIds)) await tellAwarded(tx, award);
    for (const others of await listOthersToTell(tx.db, contestId, entrantIds)) await tellOthers(tx, others);
    const last = entrantIds.at(-1);
    if (last === undefined) await saveTold(tx.db, contestId);
    else await saveToldTo(tx.db, contestId, last);
    return last !== undefined;
  });
}
