import { type RawBuilder, sql } from 'kysely';
import { type Database, runLong } from '../../platform/database/database.ts';
import { isDocument } from './documents.queries.ts';
import { exposure, traffic } from './scores.queries.ts';

const SECONDS = 600;

/** What is usual for each kind, as the last rebuild found it: the scale of all scores, whichever engine has them. */
export function usualRatesIn(place: string): RawBuilder<unknown> {
  return sql`select usual_rates from ${sql.id(place, 'meta')}`;
}

/** Finds out anew what is usual. */
export async function measureUsualRates(db: Database): Promise<void> {
  await runLong(
    db,
    sql`update search.meta set usual_rates = (
      select array_agg(coalesce(measured.rate, 0)::real order by place)
      from unnest(array['video', 'photo', 'music', 'effect']) with ordinality known (kind, place)
      left join (
        select m.kind, coalesce(sum(traffic.weight), 0) / greatest(sum(${exposure}), 1) as rate
        from material_facts m left join (${traffic()}) traffic on traffic.material_id = m.id
        where ${isDocument} group by m.kind) measured on measured.kind = known.kind)`,
    SECONDS,
  );
}
