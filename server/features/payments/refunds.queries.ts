import { sql } from 'kysely';
import type { GatewayName, RefundingState } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { isFor, type Thing } from '../orders/orders.ts';
import { PAYMENT, type PaymentRow } from './payments.queries.ts';

/** Failed tries at a gateway before staff have to look. */
const MOST_TRIES = 12;

interface NewRefund {
  paymentId: number;
  amountFen: number;
  reason: string;
  approvedBy: number;
  /** Only for a transfer that finance has made. */
  tradeNo: string | null;
}

/** Adds a refund; undefined when one is already on its way. A failed refund is retried under its own number. */
export async function insertRefund(db: Database, refund: NewRefund): Promise<number | undefined> {
  const { paymentId, amountFen, reason, approvedBy, tradeNo } = refund;
  const again = await sql<{ id: number }>`
    update refunds set state = 'sending', tries = 0, tried_at = null, failure = '', approved_by = ${approvedBy}
    where payment_id = ${paymentId} and state = 'failed' returning id`.execute(db);
  if (again.rows[0]) return again.rows[0].id;
  const { rows } = await sql<{ id: number }>`
    insert into refunds (payment_id, amount_fen, reason, approved_by, trade_no)
    values (${paymentId}, ${amountFen}, ${reason}, ${approvedBy}, ${tradeNo})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export type Sending = Thing & {
  id: number;
  outRefundNo: string;
  paymentId: number;
  gateway: GatewayName;
  outTradeNo: string;
  amountFen: number;
  totalFen: number;
  reason: string;
  tries: number;
};

/** An approved refund through a gateway that nobody has sent yet, and who approved it. */
export async function findWaiting(
  db: Database,
  thing: Thing,
): Promise<(PaymentRow & { decidedBy: number }) | undefined> {
  const { rows } = await sql<PaymentRow & { decidedBy: number }>`
    select ${PAYMENT}, p.decided_by from payments p
    where ${isFor('p', thing)} and p.state = 'refund_due' and p.reason = 'refund-approved'
      and p.gateway <> 'transfer' and not exists (select from refunds r where r.payment_id = p.id)`.execute(db);
  return rows[0];
}

/** Counts a try before the gateway is asked; undefined when the refund is no longer open. */
export async function takeRefund(db: Database, id: number): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`
    update refunds r set tries = r.tries + 1, tried_at = clock_now()
    from payments p join payment_attempts a on a.id = p.attempt_id
    where r.id = ${id} and r.state = 'sending' and p.id = r.payment_id
    returning r.id, r.out_refund_no, p.id as payment_id, p.order_id, p.product_order_id, p.gateway, a.out_trade_no,
      r.amount_fen, p.amount_fen as total_fen, r.reason, r.tries`.execute(db);
  return rows[0];
}

/** Refunds due for another try: after one minute, two, four and so on, then every hour. */
export async function dueRefunds(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from refunds
    where state = 'sending'
      and coalesce(tried_at, created_at) < clock_now() - least(interval '1 minute' * 2 ^ least(tries, 6), interval '1 hour')
    order by coalesce(tried_at, created_at) limit ${most}`.execute(db);
  return rows.map((row) => row.id);
}

/** Notes that the gateway has accepted the refund but not finished it. */
export async function noteAccepted(db: Database, id: number, tradeNo: string | undefined): Promise<void> {
  await sql`
    update refunds set tries = least(tries, 6), failure = '', trade_no = coalesce(${tradeNo ?? null}, trade_no)
    where id = ${id} and state = 'sending'`.execute(db);
}

/** Notes a failed try and returns the new state; a refusal by the gateway ends the automatic tries. */
export async function noteFailure(
  db: Database,
  id: number,
  { why, refused }: { why: string; refused: boolean },
): Promise<RefundingState | undefined> {
  const { rows } = await sql<{ state: RefundingState }>`
    update refunds set failure = ${why},
      state = case when ${refused} or tries >= ${MOST_TRIES} then 'failed' else state end
    where id = ${id} and state = 'sending' returning state`.execute(db);
  return rows[0]?.state;
}

/** False when it was finished before. */
export async function finishRefund(db: Database, id: number, tradeNo: string | undefined): Promise<boolean> {
  const { rows } = await sql`
    update refunds set state = 'done', failure = '', done_at = clock_now(),
      trade_no = coalesce(${tradeNo ?? null}, trade_no)
    where id = ${id} and state = 'sending' returning id`.execute(db);
  return rows.length === 1;
}
