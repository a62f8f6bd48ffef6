import { sql } from 'kysely';
import { type DayPeriod, monthBounds, timeBefore } from '#contract/domain/period.ts';
import type { LicenceTerms, Scene } from '#contract/domain/licence-terms.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** Sums of a group, in the period and before. */
export interface SoldRow {
  sales: number;
  salesBefore: number;
  refunds: number;
  refundsBefore: number;
  income: number;
  incomeBefore: number;
}

/** Sales and refunds of a period and of the time before, with the work and what it was licensed for. */
export function soldIn(userId: number, period: DayPeriod) {
  const { from, to } = period;
  return sql`
    select e.at, e.amount_fen, e.reverses is not null as refund, e.at >= day_begins_in_china(${from}::date) as now,
      line.material_id, line.scene, line.channel, line.period, line.area
    from earning_facts e join licensed_line_facts line on line.line_id = e.line_id
    where e.owner_id = ${userId} and e.at >= day_begins_in_china(${timeBefore(period).from}::date)
      and e.at < day_begins_in_china(${to}::date + 1)`;
}

/** Columns of `SoldRow` over rows of `soldIn`. */
export const SOLD_SUMS = sql`
  count(*) filter (where now and not refund) as sales,
  count(*) filter (where not now and not refund) as sales_before,
  count(*) filter (where now and refund) as refunds,
  count(*) filter (where not now and refund) as refunds_before,
  coalesce(sum(amount_fen) filter (where now), 0)::bigint as income,
  coalesce(sum(amount_fen) filter (where not now), 0)::bigint as income_before`;

export interface GroupRow extends SoldRow {
  by: 'all' | 'month' | 'kind' | 'work' | 'scene';
  /** Which month of the period it is, from 0. */
  month: number;
  kind: MediaKind;
  materialId: number;
  scene: Scene;
}

/**
 * The sums of everything, and by month, type, work and use, the best first; the time before is moved to the months of the
 * period. The month of a sale is its place among their bounds: working it out from the time of each took a fifth longer.
 * `groups` has a 0 for the column that a row is about.
 */
export async function sumSold(db: Database, userId: number, period: DayPeriod, mostWorks: number): Promise<GroupRow[]> {
  const days = monthBounds(period);
  const bounds = sql`(select array_agg(day_begins_in_china(day) order by day) from unnest(${days}::date[]) day)`;
  const { rows } = await sql<GroupRow>`
    with sold as (
      select s.*, m.kind, (width_bucket(s.at, ${bounds}) - 1) % ${days.length / 2}::int as month
      from (${soldIn(userId, period)}) s join material_facts m on m.id = s.material_id
    ), summed as (
      select grouping(month, kind, material_id, scene) as groups, month, kind, material_id, scene, ${SOLD_SUMS}
      from sold group by grouping sets ((), (month), (kind), (material_id), (scene))
    ), shown as (
      select * from summed where groups <> b'1101'::int
      union all
      (select * from summed where groups = b'1101'::int
        order by income desc, income_before desc, material_id limit ${mostWorks})
    )
    select case groups when b'0111'::int then 'month' when b'1011'::int then 'kind' when b'1101'::int then 'work'
        when b'1110'::int then 'scene' else 'all' end as by,
      month, kind, material_id, scene, sales, sales_before, refunds, refunds_before, income, income_before
    from shown order by income desc, income_before desc, material_id`.execute(db);
  return rows;
}

export interface UseRow extends SoldRow, LicenceTerms {}

/** What one work was licensed for. */
export async function sumUses(db: Database, userId: number, period: DayPeriod, materialId: number): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select scene, channel, period, area, ${SOLD_SUMS}
    from (${soldIn(userId, period)} and line.material_id = ${materialId}) sold
    group by scene, channel, period, area
    order by income desc, income_before desc, scene, channel, period, area`.execute(db);
  return rows;
}
