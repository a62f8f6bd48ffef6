import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/platform/database/rows.ts';
import type { RunningProduct } from '../product.ts';
import { ask, p95InTurns } from './timing.ts';

const PERIOD = { from: '2023-01-01', to: '2023-12-31' };

/** A year's 6,000 sales of one photographer beside a million others, as the page asks for them. */
export async function benchEarnings(db: Kysely<DB>, product: RunningProduct, token: string, owner: number) {
  const bare = async () =>
    await sql`
      select to_char(s.at, 'YYYY-MM') as month, m.kind, l.material_id, l.scene, count(*), sum(s.share_fen)
      from sales s join licences l on l.line_id = s.line_id and l.version = 1 join materials m on m.id = l.material_id
      where s.owner_id = ${owner} and s.at >= '2022-01-01' and s.at < '2024-01-01'
      group by grouping sets ((), (month), (m.kind), (l.material_id), (l.scene))`.execute(db);
  const [limit, ours] = await p95InTurns([bare, () => ask(product, token, '/earnings/figures', PERIOD)]);
  console.log(
    `Earnings of a year with 6,000 of a million sales: p95 ${ours!.toFixed(1)} ms, ${(ours! / limit!).toFixed(2)} × the bare query (wanted ≤ 1.5)`,
  );
}
