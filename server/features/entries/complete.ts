import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { awaitSubmissions, readComing } from './complete.queries.ts';

/**
 * Refuses what waits for all works of a contest or of one of its tracks to be with the jury: nothing may be submitted any
 * more, and nothing that was may wait for a decision. Call it in a transaction.
 */
export async function refuseIncomplete(
  tx: Context,
  of: { contestId: number; trackId: number | null },
): Promise<Problem | undefined> {
  await awaitSubmissions(tx.db, of);
  const { open, waiting } = await readComing(tx.db, of);
  if (open) return problem('entries-coming');
  return waiting > 0 ? problem('entries-unchecked') : undefined;
}
