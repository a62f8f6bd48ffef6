import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { PRICED_COLUMNS, type PricedRow } from '../prices.queries.ts';

const LOOKED_AT = 400;

/** The newest materials online of these kinds. */
export async function newestOnSale(db: Database, kinds: readonly MediaKind[]): Promise<PricedRow[]> {
  const { rows } = await sql<PricedRow>`
    select newest.* from unnest(${kinds}::text[]) as kinds (kind)
    cross join lateral (
      select ${PRICED_COLUMNS} from material_facts m
      where m.kind = kinds.kind and m.state = 'online' and m.version_of is null
      order by m.published_at desc, m.id desc limit ${LOOKED_AT}
    ) newest`.execute(db);
  return rows;
}
