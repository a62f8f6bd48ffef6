import { type RawBuilder, sql } from 'kysely';
import type { ProductOrderState } from '#contract/domain/membership.ts';
import type { OrderState } from '#contract/domain/order.ts';
import type { OrderKind } from '#contract/domain/order-kind.ts';
import type { PaymentState, PaymentWay, RefundDueReason, RefundingState } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayChange, mayRead } from '../accounts/accounts.ts';
import { isFor, type Thing } from '../orders/orders.ts';
import type { PaidFor } from './payables/payable.ts';

export type PaymentRow = PaidFor & {
  id: number;
  way: PaymentWay;
  tradeNo: string | null;
  amountFen: number;
  state: PaymentState;
  reason: string;
  payer: string;
  paidAt: Date;
  createdAt: Date;
  voucherKey: string | null;
  outTradeNo: string | null;
};

/** Columns of `payments p`, with its trade number at the gateway. */
export const PAYMENT = sql`
  p.id, p.order_id, p.quote_id, p.product_order_id, p.gateway as way, p.trade_no, p.amount_fen, p.state, p.reason, p.payer,
  p.paid_at, p.created_at, p.voucher_key,
  (select out_trade_no from payment_attempts where id = p.attempt_id) as out_trade_no`;

export async function findPayment(db: Database, id: number): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${PAYMENT} from payments p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** The payment that holds of a thing, confirmed or still claimed. */
export async function findHolding(db: Database, thing: Thing): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${PAYMENT} from payments p
    where ${isFor('p', thing)} and p.state in ('claimed', 'settled')
    order by p.state desc limit 1`.execute(db);
  return rows[0];
}

export async function isOnRecord(db: Database, gateway: PaymentWay, tradeNo: string): Promise<boolean> {
  const { rows } = await sql`select from payments where gateway = ${gateway} and trade_no = ${tradeNo}`.execute(db);
  return rows.length > 0;
}

export interface NewPayment {
  paidFor: PaidFor;
  way: PaymentWay;
  tradeNo: string | null;
  attemptId: number | null;
  amountFen: number;
  state: 'claimed' | 'settled' | 'refund_due';
  reason: RefundDueReason | '';
  payer: string;
  paidAt: Date;
  voucherKey: string | null;
}

/** Adds a payment; undefined when the ledger already has this trade, or another claim for the same thing. */
export async function insertPayment(db: Database, payment: NewPayment): Promise<number | undefined> {
  const { paidFor, way, tradeNo, attemptId, amountFen, state } = payment;
  const { reason, payer, paidAt, voucherKey } = payment;
  const { rows } = await sql<{ id: number }>`
    insert into payments
      (order_id, quote_id, product_order_id, gateway, trade_no, attempt_id, amount_fen, state, reason, payer, paid_at,
        voucher_key)
    values
      (${paidFor.orderId}, ${paidFor.quoteId}, ${paidFor.productOrderId}, ${way}, ${tradeNo}, ${attemptId}, ${amountFen}, ${state}, ${reason}, ${payer},
        ${paidAt}, ${voucherKey})
    on conflict ${way === 'transfer' ? sql`` : sql`(gateway, trade_no) where trade_no is not null`}
    do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export interface PaymentChanges {
  reason?: string;
  tradeNo?: string;
  paidAt?: Date;
}

/** False when the payment is not in the state that the caller expected. */
export async function updatePayment(
  db: Database,
  { id, from, to, decidedBy }: { id: number; from: PaymentState; to: PaymentState; decidedBy: number | undefined },
  { reason, tradeNo, paidAt }: PaymentChanges,
): Promise<boolean> {
  const { rows } = await sql`
    update payments set state = ${to}, updated_at = clock_now(),
      reason = coalesce(${reason ?? null}, reason), trade_no = coalesce(${tradeNo ?? null}, trade_no),
      paid_at = coalesce(${paidAt ?? null}::timestamptz, paid_at), decided_by = coalesce(${decidedBy ?? null}::bigint, decided_by)
    where id = ${id} and state = ${from} returning id`.execute(db);
  return rows.length === 1;
}

interface RefundFacts {
  refundState: RefundingState | null;
  refundFen: number | null;
  refundTradeNo: string | null;
  refundDoneAt: Date | null;
}

/** The latest refund of a payment, as `refunds r`. */
export const REFUND_COLUMNS = sql`
  r.state as refund_state, r.amount_fen as refund_fen, r.trade_no as refund_trade_no, r.done_at as refund_done_at`;
export const LAST_REFUND = sql`
  left join lateral (select * from refunds where payment_id = p.id order by id desc limit 1) r on true`;

export type PaymentWithRefund = PaymentRow & RefundFacts;

/** All payments of a thing, oldest first. */
export async function listPaymentsOf(db: Database, thing: Thing): Promise<PaymentWithRefund[]> {
  const { rows } = await sql<PaymentWithRefund>`
    select ${PAYMENT}, ${REFUND_COLUMNS} from payments p ${LAST_REFUND}
    where ${isFor('p', thing)} order by p.id`.execute(db);
  return rows;
}

export interface Brief {
  state: OrderState | ProductOrderState;
  /** It can be paid in this state. */
  waits: boolean;
  quoteId: number | null;
}

/** Something to be paid that meets the condition on `o`. */
async function findBrief(
  db: Database,
  { orderId, productOrderId }: Thing,
  where: RawBuilder<boolean>,
): Promise<Brief | undefined> {
  const { rows } = await (
    orderId === null
      ? sql<Brief>`
          select o.state, o.state = 'awaiting' as waits, null::bigint as quote_id
          from product_order_facts o where o.id = ${productOrderId} and ${where}`
      : sql<Brief>`
          select o.state, o.state = 'quoted' as waits,
            (select id from quote_facts where order_id = o.id and state = 'live') as quote_id
          from order_facts o where o.id = ${orderId} and ${where}`
  ).execute(db);
  return rows[0];
}

/** The kind of an order that is there. */
export async function findOrderKind(db: Database, orderId: number): Promise<OrderKind> {
  const { rows } = await sql<{ kind: OrderKind }>`
    select kind from order_facts where id = ${orderId}`.execute(db);
  return rows[0]!.kind;
}

/** What this person may pay; undefined when it is somebody else's. */
export async function findOwn(db: Database, thing: Thing, userId: number): Promise<Brief | undefined> {
  return await findBrief(db, thing, mayChange(userId, 'o'));
}

/** What this person may read. */
export async function findReadable(db: Database, thing: Thing, userId: number): Promise<Brief | undefined> {
  return await findBrief(db, thing, mayRead(userId, 'o'));
}

export async function findVoucher(db: Database, paymentId: number, userId: number): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select p.voucher_key as key from payments p
    where p.id = ${paymentId} and p.voucher_key is not null and (
      exists (select from order_facts o where o.id = p.order_id and ${mayRead(userId, 'o')})
      or exists (select from product_order_facts o where o.id = p.product_order_id and ${mayRead(userId, 'o')}))`.execute(
    db,
  );
  return rows[0]?.key;
}
