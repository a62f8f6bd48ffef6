import { type RawBuilder, sql } from 'kysely';
import { MEMBERSHIP_LIMITS, type MembershipStanding } from '#contract/domain/membership.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProductOrderRow } from './product-orders.queries.ts';

const TODAY = sql`day_in_china(clock_now())`;

/** Of a company when there is one, as what somebody buys is their company's then. */
function heldBy({ userId, customerId }: Buyer, table: string): RawBuilder<boolean> {
  return customerId === null
    ? sql`${sql.ref(`${table}.user_id`)} = ${userId}`
    : sql`${sql.ref(`${table}.customer_id`)} = ${customerId}`;
}

/** Lets whoever begins or ends a membership of one holder take turns. */
export async function lockHolder(db: Database, { userId, customerId }: Buyer): Promise<void> {
  const holder = customerId === null ? `user:${userId}` : `customer:${customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`membership:${holder}`}, 0))`.execute(db);
}

/** The day after which a membership that is bought now begins. */
const lastDay = (holder: Buyer) => sql`coalesce(
  (select max(m.ends_on) from memberships m where ${heldBy(holder, 'm')} and m.ended_at is null and m.ends_on >= ${TODAY}),
  ${TODAY} - 1)`;

/** The first and last day of so many days that are bought now. */
export async function daysIfBought(db: Database, holder: Buyer, days: number) {
  const { rows } = await sql<{ startsOn: string; endsOn: string }>`
    select to_char(last + 1, 'YYYY-MM-DD') as starts_on, to_char(last + ${days}::int, 'YYYY-MM-DD') as ends_on
    from (select ${lastDay(holder)} as last) before`.execute(db);
  return rows[0]!;
}

/** The first and last day of so many days that begin today. */
export async function daysFromToday(db: Database, days: number) {
  const { rows } = await sql<{ startsOn: string; endsOn: string }>`
    select ${TODAY}::text as starts_on, (${TODAY} + ${days}::int - 1)::text as ends_on`.execute(db);
  return rows[0]!;
}

export async function insertMembership(
  db: Database,
  order: ProductOrderRow & { percent: number },
): Promise<{ id: number; endsOn: string }> {
  const { id, buyerId, customerId, percent, kinds, days } = order;
  const { rows } = await sql<{ id: number; endsOn: string }>`
    insert into memberships (product_order_id, user_id, customer_id, percent, kinds, starts_on, ends_on)
    select ${id}, ${customerId === null ? buyerId : null}, ${customerId}, ${percent}, ${kinds}, last + 1, last + ${days}::int
    from (select ${lastDay({ userId: buyerId, customerId })} as last) before
    returning id, to_char(ends_on, 'YYYY-MM-DD') as ends_on`.execute(db);
  return rows[0]!;
}

export interface MembershipRow {
  id: number;
  productOrderId: number;
  userId: number | null;
  customerId: number | null;
  percent: number;
  kinds: PriceKind[];
  startsOn: string;
  endsOn: string;
  usedAt: Date | null;
  onHold: boolean;
  standing: MembershipStanding;
}

/** How `memberships m` stands today. */
export const STANDING = sql`
  coalesce(m.end_reason, case when m.starts_on > ${TODAY} then 'upcoming' when m.ends_on < ${TODAY} then 'expired'
    else 'active' end)`;

const COLUMNS = sql`
  m.id, m.product_order_id, m.user_id, m.customer_id, m.percent, m.kinds, m.used_at, m.on_hold,
  to_char(m.starts_on, 'YYYY-MM-DD') as starts_on, to_char(m.ends_on, 'YYYY-MM-DD') as ends_on,
  ${STANDING} as standing`;

/** The membership that a product order gave, locked until the transaction ends. */
export async function lockMembershipOf(db: Database, productOrderId: number): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    select ${COLUMNS} from memberships m where m.product_order_id = ${productOrderId} for update`.execute(db);
  return rows[0];
}

export async function findMembershipOf(db: Database, productOrderId: number): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    select ${COLUMNS} from memberships m where m.product_order_id = ${productOrderId}`.execute(db);
  return rows[0];
}

export async function setHold(db: Database, id: number, onHold: boolean): Promise<void> {
  await db.updateTable('memberships').set({ onHold }).where('id', '=', id).execute();
}

interface Ending {
  id: number;
  reason: 'refunded' | 'revoked';
  words: string;
}

/**
 * Ends a membership now and moves those of the same holder that follow it up, so that nobody waits for days that
 * nobody has. False when it has ended before.
 */
export async function endMembership(db: Database, { id, reason, words }: Ending): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update memberships set ended_at = clock_now(), end_reason = ${reason}, end_words = ${words}, on_hold = false
    where id = ${id} and ended_at is null returning id`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    update memberships m set starts_on = m.starts_on - gap.days, ends_on = m.ends_on - gap.days
    from (
      select user_id, customer_id, ends_on, ends_on - greatest(starts_on, ${TODAY}) + 1 as days
      from memberships where id = ${id}
    ) gap
    where gap.days > 0 and m.ended_at is null and m.starts_on > gap.ends_on
      and (m.user_id = gap.user_id or m.customer_id = gap.customer_id)`.execute(db);
  return true;
}

/** Marks a membership as used by a quote. */
export async function markUsed(db: Database, id: number): Promise<void> {
  await sql`update memberships set used_at = clock_now() where id = ${id} and used_at is null`.execute(db);
}

const running = (holder: Buyer) => sql`
  ${heldBy(holder, 'm')} and m.ended_at is null and not m.on_hold and ${TODAY} between m.starts_on and m.ends_on`;

/** The membership that gives discounts today. */
export async function findRunning(db: Database, holder: Buyer): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    select ${COLUMNS} from memberships m where ${running(holder)}`.execute(db);
  return rows[0];
}

/**
 * The same, which nobody can end before the transaction does. Only the first use changes it, so that later ones of a
 * company do not wait for each other.
 */
export async function lockRunning(db: Database, holder: Buyer): Promise<MembershipRow | undefined> {
  const seen = await findRunning(db, holder);
  if (!seen) return undefined;
  const { rows } = await sql<MembershipRow>`
    select ${COLUMNS} from memberships m where m.id = ${seen.id} and ${running(holder)}
    for ${seen.usedAt === null ? sql`update` : sql`share`}`.execute(db);
  return rows[0];
}

/** The last day of a holder who has a membership now. */
export async function findLastDay(db: Database, holder: Buyer): Promise<{ endsOn: string; daysLeft: number }> {
  const { rows } = await sql<{ endsOn: string; daysLeft: number }>`
    select to_char(last, 'YYYY-MM-DD') as ends_on, last - ${TODAY} + 1 as days_left
    from (select ${lastDay(holder)} as last) membership`.execute(db);
  return rows[0]!;
}

export interface EndingRow {
  productOrderId: number;
  endsOn: string;
}

/** Marks one membership whose last day is near, and that no other follows, as reminded. */
export async function takeEnding(db: Database): Promise<EndingRow | undefined> {
  const { rows } = await sql<EndingRow>`
    update memberships set reminded_at = clock_now()
    where id = (
      select m.id from memberships m
      where m.ended_at is null and m.reminded_at is null
        and m.ends_on between ${TODAY} and ${TODAY} + ${MEMBERSHIP_LIMITS.remindDays}::int
        and not exists (
          select from memberships later where later.ended_at is null and later.starts_on > m.ends_on
            and (later.user_id = m.user_id or later.customer_id = m.customer_id))
      order by m.ends_on limit 1 for update skip locked
    )
    returning product_order_id, to_char(ends_on, 'YYYY-MM-DD') as ends_on`.execute(db);
  return rows[0];
}
