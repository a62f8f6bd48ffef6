import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface Duplicate {
  id: number;
  /** The same file, byte for byte. */
  same: boolean;
}

/**
 * Materials that look or sound almost the same as one, of any owner and state: identical files first, then the nearest.
 * Only hashes that share a quarter are compared.
 */
export async function readDuplicates(
  db: Database,
  materialId: number,
  limits: { bits: number; layout: number; count: number },
): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    with me as materialized (
      select m.id, m.kind, m.sha256, look.hash, look.layout, look.quarter_1, look.quarter_2, look.quarter_3, look.quarter_4
      from material_facts m left join look_facts look on look.material_id = m.id where m.id = ${materialId}
    ), near as (
      select other.material_id as id, bit_count((me.hash # other.hash)::bit(64)) as bits
      from me join look_facts other on other.material_id <> me.id and (
        other.quarter_1 = me.quarter_1 or other.quarter_2 = me.quarter_2
        or other.quarter_3 = me.quarter_3 or other.quarter_4 = me.quarter_4)
      where me.hash <> 0 and bit_count((me.hash # other.hash)::bit(64)) <= ${limits.bits}
        and not exists (
          select from unnest(me.layout, other.layout) number (mine, other)
          where abs(number.mine - number.other) > ${limits.layout}
        )
      union all
      select other.id, 0 from me join material_facts other on other.sha256 = me.sha256 and other.id <> me.id
    )
    select it.id, it.sha256 is not distinct from me.sha256 and me.sha256 is not null as same
    from me cross join (select id, min(bits) as bits from near group by id) near
    join material_facts it on it.id = near.id and it.kind = me.kind and it.state not in ('uploaded', 'transcoding')
    order by same desc, near.bits, it.id limit ${limits.count}`.execute(db);
  return rows;
}
