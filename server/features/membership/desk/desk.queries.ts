import { type RawBuilder, sql } from 'kysely';
import type { DeskPlan, SoldMembership, SoldView } from '#contract/calls/membership-desk.ts';
import type { Language } from '#contract/domain/language.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { STANDING } from '../memberships.queries.ts';
import { POOL_STANDING } from '../pools.queries.ts';

export async function listAllPlans(db: Database): Promise<DeskPlan[]> {
  const { rows } = await sql<DeskPlan>`
    select p.id as plan_id, p.version, p.name_zh, p.name_en, p.days, p.percent, p.price_fen, p.kinds,
      p.withdrawn_at is null as on_sale,
      (select count(*) from product_orders o where o.plan_id = p.id and o.confirmed_at is not null) as sold
    from membership_plans p order by p.withdrawn_at is not null, p.price_fen, p.id`.execute(db);
  return rows;
}

export async function countOnSale(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from membership_plans where withdrawn_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Offer = Omit<DeskPlan, 'planId' | 'version' | 'onSale' | 'sold'>;

export async function insertPlan(db: Database, offer: Offer): Promise<number> {
  const { nameZh, nameEn, days, percent, priceFen, kinds } = offer;
  const { rows } = await sql<{ id: number }>`
    insert into membership_plans (name_zh, name_en, days, percent, price_fen, kinds)
    values (${nameZh}, ${nameEn}, ${days}, ${percent}, ${priceFen}, ${kinds}) returning id`.execute(db);
  return rows[0]!.id;
}

interface Version {
  planId: number;
  version: number;
}

const CURRENT = ({ planId, version }: Version) => sql`id = ${planId} and version = ${version} and withdrawn_at is null`;

/** False when the plan is no longer as the caller saw it. */
export async function updatePlan(db: Database, plan: Version, offer: Offer): Promise<boolean> {
  const { nameZh, nameEn, days, percent, priceFen, kinds } = offer;
  const { numAffectedRows } = await sql`
    update membership_plans set name_zh = ${nameZh}, name_en = ${nameEn}, days = ${days}, percent = ${percent},
      price_fen = ${priceFen}, kinds = ${kinds}, version = version + 1
    where ${CURRENT(plan)}`.execute(db);
  return numAffectedRows === 1n;
}

export async function withdraw(db: Database, plan: Version): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update membership_plans set withdrawn_at = clock_now(), version = version + 1 where ${CURRENT(plan)}`.execute(db);
  return numAffectedRows === 1n;
}

interface Filter {
  view: SoldView;
  keyword: string;
  language: Language;
  pageNo: number;
  pageSize: number;
}

export interface SoldRow extends Omit<SoldMembership, 'createdAt' | 'quoteDueAt'> {
  createdAt: Date;
  quoteDueAt: Date | null;
}

const VIEWS: Record<SoldView, RawBuilder<unknown>> = {
  active: sql`coalesce(m.ended_at, pool.ended_at) is null and day_in_china(clock_now())
    between coalesce(m.starts_on, pool.starts_on) and coalesce(m.ends_on, pool.ends_on)`,
  quotes: sql`o.state = 'requested'`,
  requests: sql`o.refund = 'requested'`,
  all: sql`true`,
};

const SAVED = sql`(
  select coalesce(sum(l.vip_fen), 0)::bigint
  from quote_facts q join order_facts paid on paid.id = q.order_id and paid.state = 'confirmed'
    join quote_line_facts l on l.quote_id = q.id
  where q.membership_id = m.id and q.state = 'accepted')`;

export async function listSold(db: Database, { view, keyword, language, pageNo, pageSize }: Filter) {
  const pattern = containing(keyword);
  const from = sql`
    from product_orders o left join memberships m on m.product_order_id = o.id
      left join package_pools pool on pool.product_order_id = o.id
      join user_facts u on u.id = o.buyer_id left join customer_facts c on c.id = o.customer_id
    where ${VIEWS[view]} and (${keyword} = '' or o.number ilike ${pattern} or u.nickname ilike ${pattern}
      or u.email ilike ${pattern} or u.mobile like ${pattern} or c.name ilike ${pattern})`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<SoldRow>`
    select o.id as product_order_id, o.number, u.nickname as buyer, coalesce(u.email, u.mobile, '') as account,
      c.name as company, ${sql.ref(`o.name_${language}`)} as plan, o.percent, o.total_fen, o.state, o.refund, o.created_at,
      pool.quota, pool.used as taken, o.request_words, case when o.state = 'requested' then o.quote_due_at end as quote_due_at,
      coalesce(m.starts_on, pool.starts_on)::text as starts_on, coalesce(m.ends_on, pool.ends_on)::text as ends_on,
      case when m.id is not null then ${STANDING} else ${POOL_STANDING} end as standing,
      m.used_at is not null or coalesce(pool.used, 0) > 0 as used, ${SAVED} as saved_fen,
      (select p.id from product_payments p where p.product_order_id = o.id) as payment_id
    ${from} order by o.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}
