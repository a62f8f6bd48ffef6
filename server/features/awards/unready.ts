import { type Context, transaction } from '../../context.ts';
import { saveResultsReady } from '../contests/contests.ts';
import { listUnready } from './sign.queries.ts';

/** Lets the results come out of contests whose awards a node of an earlier release has fixed. */
export async function prepareResults(ctx: Context): Promise<void> {
  await transaction(ctx, async (tx) => {
    for (const { contestId, fixedAt } of await listUnready(tx.db)) await saveResultsReady(tx.db, contestId, fixedAt);
  });
}
