import { type RawBuilder, sql } from 'kysely';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { MEMBERSHIP_LIMITS, type MembershipStanding } from '#contract/domain/membership.ts';
import type { SkuKind } from '#contract/domain/project.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';

const TODAY = sql`day_in_china(clock_now())`;

/** The licences that a package gives to a person or a company. */
export interface PoolRow extends LicenceTerms {
  id: number;
  productOrderId: number;
  kind: SkuKind;
  quota: number;
  used: number;
  /** Null until it is paid. */
  startsOn: string | null;
  endsOn: string | null;
  onHold: boolean;
  standing: MembershipStanding | null;
  /** What was paid for all of them. */
  totalFen: number | null;
  nameZh: string;
  nameEn: string;
  /** Today in China. */
  today: string;
}

/** How `package_pools pool` stands today; null until it is paid. */
export const POOL_STANDING = sql`
  coalesce(pool.end_reason, case when pool.ends_on < ${TODAY} then 'expired' when pool.ends_on >= ${TODAY} then 'active'
    end)`;

const COLUMNS = sql`
  pool.id, pool.product_order_id, pool.kind, pool.scene, pool.channel, pool.period, pool.area, pool.quota, pool.used,
  pool.on_hold, pool.starts_on::text as starts_on, pool.ends_on::text as ends_on, ${POOL_STANDING} as standing,
  o.total_fen, o.name_zh, o.name_en, ${TODAY}::text as today`;

const heldBy = ({ userId, customerId }: Buyer): RawBuilder<boolean> =>
  customerId === null ? sql`pool.user_id = ${userId}` : sql`pool.customer_id = ${customerId}`;

/** The licences that a product order gives. */
export async function findPoolOf(db: Database, productOrderId: number): Promise<PoolRow | undefined> {
  const { rows } = await sql<PoolRow>`
    select ${COLUMNS} from package_pools pool join product_orders o on o.id = pool.product_order_id
    where pool.product_order_id = ${productOrderId}`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockPoolOf(db: Database, productOrderId: number): Promise<PoolRow | undefined> {
  const { rows } = await sql<PoolRow>`
    select ${COLUMNS} from package_pools pool join product_orders o on o.id = pool.product_order_id
    where pool.product_order_id = ${productOrderId} for update of pool`.execute(db);
  return rows[0];
}

/** What a holder has paid for and can take from today; what ends first comes first. */
export async function listRunningPools(db: Database, holder: Buyer): Promise<PoolRow[]> {
  const { rows } = await sql<PoolRow>`
    select ${COLUMNS} from package_pools pool join product_orders o on o.id = pool.product_order_id
    where ${heldBy(holder)} and pool.ended_at is null and not pool.on_hold and pool.ends_on >= ${TODAY}
      and pool.used < pool.quota
    order by pool.ends_on, pool.id`.execute(db);
  return rows;
}

/** Holds a pool of this holder, so that what is left of it is counted by one person at a time. */
export async function lockPoolRow(db: Database, id: number, holder: Buyer): Promise<PoolRow | undefined> {
  const { rows } = await sql<PoolRow>`
    select ${COLUMNS} from package_pools pool join product_orders o on o.id = pool.product_order_id
    where pool.id = ${id} and ${heldBy(holder)} for update of pool`.execute(db);
  return rows[0];
}

/** Lets the licences be taken from today on; returns the last day. */
export async function startPool(db: Database, productOrderId: number, days: number): Promise<string> {
  const { rows } = await sql<{ endsOn: string }>`
    update package_pools set starts_on = ${TODAY}, ends_on = ${TODAY} + ${days}::int - 1
    where product_order_id = ${productOrderId} returning ends_on::text as ends_on`.execute(db);
  return rows[0]!.endsOn;
}

export async function setPoolHold(db: Database, id: number, onHold: boolean): Promise<void> {
  await db.updateTable('packagePools').set({ onHold }).where('id', '=', id).execute();
}

/** Counts a licence that was taken; the constraint on `used` never lets them be too many. */
export async function countUse(db: Database, id: number): Promise<void> {
  await sql`update package_pools set used = used + 1 where id = ${id}`.execute(db);
}

interface Ending {
  id: number;
  reason: 'refunded' | 'revoked';
  words: string;
}

/** False when it has ended before. */
export async function endPool(db: Database, { id, reason, words }: Ending): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update package_pools set ended_at = clock_now(), end_reason = ${reason}, end_words = ${words}, on_hold = false
    where id = ${id} and ended_at is null and starts_on is not null`.execute(db);
  return numAffectedRows === 1n;
}

interface EndingPool {
  productOrderId: number;
  endsOn: string;
  left: number;
}

/** Marks one pool with licences left whose last day is near as reminded. */
export async function takeEndingPool(db: Database): Promise<EndingPool | undefined> {
  const { rows } = await sql<EndingPool>`
    update package_pools set reminded_at = clock_now()
    where id = (
      select id from package_pools
      where ended_at is null and reminded_at is null and used < quota
        and ends_on between ${TODAY} and ${TODAY} + ${MEMBERSHIP_LIMITS.remindDays}::int
      order by ends_on limit 1 for update skip locked
    )
    returning product_order_id, ends_on::text as ends_on, quota - used as left`.execute(db);
  return rows[0];
}
