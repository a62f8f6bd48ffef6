import { type RawBuilder, sql } from 'kysely';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { MEMBERSHIP_LIMITS, type ProductCloseReason, type ProductOrderState } from '#contract/domain/membership.ts';
import type { RefundState } from '#contract/domain/order.ts';
import { PACKAGE_LIMITS } from '#contract/domain/package.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import type { SkuKind } from '#contract/domain/project.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayChange, mayRead } from '../accounts/accounts.ts';
import type { PlanRow } from './plans.queries.ts';

/** What somebody buys, as it is then: a plan or a package. */
export interface ProductOrderRow {
  id: number;
  number: string;
  buyerId: number;
  customerId: number | null;
  planId: number | null;
  packageId: number | null;
  nameZh: string;
  nameEn: string;
  days: number;
  /** Null for a package. */
  percent: number | null;
  kinds: PriceKind[];
  /** Null while sales are asked for a price. */
  totalFen: number | null;
  state: ProductOrderState;
  closeReason: ProductCloseReason | null;
  refund: RefundState;
  refundWords: string;
  refundAnswer: string;
  requestWords: string;
  answerWords: string;
  quoteDueAt: Date | null;
  payBy: Date | null;
  createdAt: Date;
  paidAt: Date | null;
}

const COLUMNS = sql`
  o.id, o.number, o.buyer_id, o.customer_id, o.plan_id, o.package_id, o.name_zh, o.name_en, o.days, o.percent, o.kinds, o.total_fen,
  o.state, o.close_reason, o.refund, o.refund_words, o.refund_answer, o.request_words,
  o.answer_words, o.quote_due_at, o.pay_by, o.created_at, o.paid_at`;

const EVERY: RawBuilder<boolean> = sql`true`;

/** A product order that meets the condition on `product_orders o`. */
export async function findProductOrder(db: Database, id: number, where = EVERY): Promise<ProductOrderRow | undefined> {
  const { rows } = await sql<ProductOrderRow>`
    select ${COLUMNS} from product_orders o where o.id = ${id} and ${where}`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockProductOrderRow(
  db: Database,
  id: number,
  where = EVERY,
): Promise<ProductOrderRow | undefined> {
  const { rows } = await sql<ProductOrderRow>`
    select ${COLUMNS} from product_orders o where o.id = ${id} and ${where} for update`.execute(db);
  return rows[0];
}

export interface ReadRow extends ProductOrderRow {
  /** By the person it is read for. */
  changeable: boolean;
}

/** Product orders that somebody may read, newest first; only one when an id is given. */
export async function listReadable(db: Database, userId: number, id?: number): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`
    select ${COLUMNS}, ${mayChange(userId, 'o')} as changeable from product_orders o
    where ${mayRead(userId, 'o')} and ${id === undefined ? EVERY : sql`o.id = ${id}`}
    order by o.id desc limit 100`.execute(db);
  return rows;
}

export async function findCompanyName(db: Database, customerId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from customer_facts where id = ${customerId}`.execute(db);
  return rows[0]?.name ?? null;
}

/** Buys a plan as it is now. */
export async function insertProductOrder(db: Database, { userId, customerId }: Buyer, plan: PlanRow) {
  const { rows } = await sql<{ id: number; number: string }>`
    insert into product_orders
      (buyer_id, customer_id, plan_id, version, name_zh, name_en, days, percent, kinds, total_fen, pay_by)
    values (${userId}, ${customerId}, ${plan.id}, ${plan.version}, ${plan.nameZh}, ${plan.nameEn}, ${plan.days},
      ${plan.percent}, ${plan.kinds}, ${plan.priceFen},
      clock_now() + make_interval(days => ${MEMBERSHIP_LIMITS.payDays}))
    returning id, number`.execute(db);
  return rows[0]!;
}

export interface OfferedPackage extends LicenceTerms {
  id: number;
  version: number;
  nameZh: string;
  nameEn: string;
  kind: SkuKind;
  count: number;
  days: number;
  /** Null where sales quote it. */
  priceFen: number | null;
}

/** Buys a package as it is now, or asks sales for its price. Its licences can be taken once it is paid. */
export async function insertPackageOrder(
  db: Database,
  { userId, customerId }: Buyer,
  offer: OfferedPackage,
  requestWords: string,
): Promise<number> {
  const { kind, scene, channel, period, area, count, priceFen } = offer;
  const payDays = MEMBERSHIP_LIMITS.payDays;
  const { rows } = await sql<{ id: number }>`
    with ordered as (
      insert into product_orders (buyer_id, customer_id, package_id, version, name_zh, name_en, days, kinds, total_fen,
        state, pay_by, request_words, quote_due_at)
      values (${userId}, ${customerId}, ${offer.id}, ${offer.version}, ${offer.nameZh}, ${offer.nameEn}, ${offer.days},
        ${[kind]}, ${priceFen},
        ${priceFen === null ? 'requested' : 'awaiting'},
        ${priceFen === null ? null : sql`clock_now() + make_interval(days => ${payDays})`},
        ${priceFen === null ? requestWords : ''}, ${priceFen === null ? sql`quote_due(clock_now())` : null})
      returning id
    )
    insert into package_pools (product_order_id, user_id, customer_id, kind, scene, channel, period, area, quota)
    select id, ${customerId === null ? userId : null}, ${customerId}, ${kind}, ${scene}, ${channel}, ${period}, ${area},
      ${count}
    from ordered returning product_order_id as id`.execute(db);
  return rows[0]!.id;
}

/** Columns to set when a product order enters a state. */
const ENTERING: Record<ProductOrderState, RawBuilder<unknown>> = {
  requested: sql`paid_at = null`,
  awaiting: sql`paid_at = null,
    pay_by = greatest(pay_by, clock_now() + make_interval(
      days => case state when 'requested' then ${PACKAGE_LIMITS.quoteDays}::int else ${MEMBERSHIP_LIMITS.payDays}::int end))`,
  paid: sql`paid_at = clock_now()`,
  confirmed: sql`paid_at = coalesce(paid_at, clock_now()), confirmed_at = clock_now()`,
  closed: sql`closed_at = clock_now()`,
};

interface Change {
  id: number;
  from: ProductOrderState;
  to: ProductOrderState;
  closeReason?: ProductCloseReason | undefined;
  /** What sales answered, and the price that they quoted. */
  answerWords?: string | undefined;
  totalFen?: number | undefined;
}

/** False when the product order is not in the state that the caller expected. */
export async function updateState(db: Database, { id, from, to, ...set }: Change): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update product_orders set state = ${to}, updated_at = clock_now(), close_reason = ${set.closeReason ?? null},
      answer_words = coalesce(${set.answerWords ?? null}, answer_words),
      total_fen = coalesce(${set.totalFen ?? null}, total_fen),
      ${ENTERING[to]}
    where id = ${id} and state = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

interface RefundChange {
  id: number;
  from: RefundState;
  to: RefundState;
  words?: string | undefined;
  answer?: string | undefined;
}

export async function updateRefund(db: Database, { id, from, to, words, answer }: RefundChange): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update product_orders set refund = ${to}, updated_at = clock_now(),
      refund_words = coalesce(${words ?? null}, refund_words), refund_answer = coalesce(${answer ?? null}, refund_answer),
      refund_requested_at = case when ${to} = 'requested' then clock_now() else refund_requested_at end
    where id = ${id} and refund = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

/** Product orders that were not paid in time. */
export async function listOverdue(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product_orders where state = 'awaiting' and pay_by < clock_now()
    order by pay_by limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
