import { type Context, transaction } from '../../context.ts';
import { listUnranked, saveResults } from './counts.queries.ts';

/** Ranks the rounds that a node of an earlier release has closed; scores of a closed round do not change any more. */
export async function prepareRanks(ctx: Context): Promise<void> {
  for (const roundId of await listUnranked(ctx.db)) await transaction(ctx, (tx) => saveResults(tx.db, roundId));
}
