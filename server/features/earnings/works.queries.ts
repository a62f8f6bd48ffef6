import { sql } from 'kysely';
import type { EarningFigure } from '#contract/domain/earnings.ts';
import { type DayPeriod, timeBefore } from '#contract/domain/period.ts';
import type { PriceClass } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';
import { SOLD_SUMS, soldIn, type SoldRow } from './sold.queries.ts';

export interface WorkRow {
  id: number;
  code: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
  thumbnail: string | null;
}

export interface CountedRow extends WorkRow, SoldRow {
  priceClass: PriceClass;
  opens: number;
  opensBefore: number;
  samples: number;
  samplesBefore: number;
  carts: number;
  cartsBefore: number;
}

const WORK = sql`
  m.id, m.code, m.kind, m.title_zh, m.title_en,
  (select key from material_thumbnails where material_id = m.id) as thumbnail`;

/** Works by id, in no order. */
export async function findWorks(db: Database, ids: readonly number[]): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select ${WORK} from material_facts m where m.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** What was counted about the caller's works, or about one of them, day by day and sale by sale. */
function counted(userId: number, period: DayPeriod, id?: number) {
  const { from, to } = period;
  const only = (column: string) => (id === undefined ? sql`` : sql`and ${sql.ref(column)} = ${id}`);
  return sql`
    with seen as (
      select d.material_id, d.day >= ${from}::date as now, d.opens, d.samples, d.carts
      from material_facts m join day_facts d on d.material_id = m.id
      where m.owner_id = ${userId} and d.day between ${timeBefore(period).from}::date and ${to}::date
        and d.opens + d.samples + d.carts > 0 ${only('m.id')}
    ), shown as (
      select material_id,
        sum(opens) filter (where now) as opens, sum(opens) filter (where not now) as opens_before,
        sum(samples) filter (where now) as samples, sum(samples) filter (where not now) as samples_before,
        sum(carts) filter (where now) as carts, sum(carts) filter (where not now) as carts_before
      from seen group by material_id
    ), sold as (
      select material_id, ${SOLD_SUMS}
      from (${soldIn(userId, period)} ${only('line.material_id')}) s group by material_id
    )`;
}

const FIGURES = sql`
  coalesce(opens, 0)::int as opens, coalesce(opens_before, 0)::int as opens_before,
  coalesce(samples, 0)::int as samples, coalesce(samples_before, 0)::int as samples_before,
  coalesce(carts, 0)::int as carts, coalesce(carts_before, 0)::int as carts_before,
  coalesce(sales, 0) as sales, coalesce(sales_before, 0) as sales_before,
  coalesce(refunds, 0) as refunds, coalesce(refunds_before, 0) as refunds_before,
  coalesce(income, 0) as income, coalesce(income_before, 0) as income_before`;

interface Page {
  orderBy: EarningFigure;
  limit: number;
  offset: number;
}

/** Works that anything happened to, those with the most first, and how many there are. */
export async function listWorks(
  db: Database,
  userId: number,
  period: DayPeriod,
  { orderBy, limit, offset }: Page,
): Promise<(CountedRow & { total: number })[]> {
  const { rows } = await sql<CountedRow & { total: number }>`
    ${counted(userId, period)}
    select ${WORK}, m.price_class, ${FIGURES}, count(*) over () as total
    from shown full join sold using (material_id) join material_facts m on m.id = material_id
    order by coalesce(${sql.ref(orderBy)}, 0) desc, coalesce(income, 0) desc, coalesce(opens, 0) desc, m.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countWorks(db: Database, userId: number, period: DayPeriod): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${counted(userId, period)}
    select count(*) as total from shown full join sold using (material_id)`.execute(db);
  return rows[0]!.total;
}

/** One of the caller's works, whether or not anything happened to it. */
export async function findWork(
  db: Database,
  userId: number,
  period: DayPeriod,
  id: number,
): Promise<CountedRow | undefined> {
  const { rows } = await sql<CountedRow>`
    ${counted(userId, period, id)}
    select ${WORK}, m.price_class, ${FIGURES}
    from material_facts m
    left join shown on shown.material_id = m.id left join sold on sold.material_id = m.id
    where m.id = ${id} and m.owner_id = ${userId}`.execute(db);
  return rows[0];
}

interface PriceChange {
  at: Date;
  before: PriceClass;
  after: PriceClass;
}

/** Newest first. */
export async function listPriceChanges(db: Database, id: number, most: number): Promise<PriceChange[]> {
  const { rows } = await sql<PriceChange>`
    select at, before ->> 'priceClass' as before, after ->> 'priceClass' as after
    from audit_facts
    where subject = ${`material:${id}`} and action = 'material.edited' and after ->> 'priceClass' is not null
    order by id desc limit ${most}`.execute(db);
  return rows;
}
