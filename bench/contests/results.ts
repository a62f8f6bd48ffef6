import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/platform/database/rows.ts';
import { tell } from '../content/fill.ts';
import type { RunningProduct } from '../product.ts';
import { ask, p95InTurns } from '../statements/timing.ts';
import { type FullContest, JUDGES, WORKS } from './fill.ts';

/** Results and figures of a closed round against the bare means, and the lists of desk and jury. */
export async function benchResults(
  db: Kysely<DB>,
  product: RunningProduct,
  token: string,
  { contestId, roundId }: FullContest,
): Promise<void> {
  const office = (path: string, input: object) => ask(product, token, `/office/judging/${path}`, input);
  const list = async (name: string, work: (round: number) => Promise<unknown>) => {
    const [time] = await p95InTurns([work]);
    console.log(`List, ${name}: p95 ${time!.toFixed(1)} ms (wanted ≤ 50)`);
  };
  await list('rounds', () => office('rounds', { contestId }));
  await list('progress of a round', () => office('round/progress', { roundId }));
  await list('judges', () => office('judges', { contestId }));
  await list('entries at the desk', (round) =>
    ask(product, token, '/office/entry/list', { contestId, view: 'eligible', pageNo: 1 + (round % 50), pageSize: 20 }),
  );
  await tell(product, token, 'judging/round/close', { roundId, reason: 'bench' });
  const bare = () =>
    sql`select entry_id, avg(total) from assignments where round_id = ${roundId} group by entry_id`.execute(db);
  const [limit, results, figures] = await p95InTurns([
    bare,
    (round) => office('round/results', { roundId, pageNo: 1 + (round % 50), pageSize: 50 }),
    () => office('round/figures', { roundId }),
  ]);
  console.log(`Of ${WORKS} works × ${JUDGES} judges, bare avg … group by: p95 ${limit!.toFixed(1)} ms`);
  for (const [name, time] of Object.entries({ results: results!, statistics: figures! }))
    console.log(`  ${name}: p95 ${time.toFixed(1)} ms, ${(time / limit!).toFixed(2)} × (wanted ≤ 3)`);
  await list('a page of results', (round) =>
    office('round/results', { roundId, pageNo: 1 + (round % 50), pageSize: 50 }),
  );
}
