import { sql } from 'kysely';
import type { BILL_KINDS, BillRow } from '#contract/calls/payments.ts';
import type { PaymentWay } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Days, inDays } from '../../platform/database/days.ts';
import { mayReadOwn } from '../accounts/accounts.ts';

export interface BillFilter extends Days {
  kind?: (typeof BILL_KINDS)[number] | undefined;
}

export interface BillEntry {
  at: Date;
  kind: BillRow['kind'];
  orderId: number;
  orderNumber: string;
  projectName: string;
  way: PaymentWay;
  tradeNo: string | null;
  state: BillRow['state'];
  amountFen: number;
}

/** All payments and refunds of one buyer. */
const entries = (buyerId: number, { kind, ...days }: BillFilter) => sql`
  with all_money as (
    select p.paid_at as at, 'payment' as kind, o.id as order_id, o.number as order_number,
      o.project_name, p.gateway as way, p.trade_no, p.state, p.amount_fen, p.id as place
    from order_facts o join payments p on p.order_id = o.id
    where ${mayReadOwn(buyerId, 'o')}
    union all
    select coalesce(r.done_at, r.created_at), 'refund', o.id, o.number,
      o.project_name, p.gateway, r.trade_no, r.state, -r.amount_fen,
      p.id
    from order_facts o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
    where ${mayReadOwn(buyerId, 'o')}
  ), bill as (
    select * from all_money
    where ${inDays(sql.ref('at'), days)} and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
  )`;

export async function listBill(
  db: Database,
  buyerId: number,
  { filter, limit, offset }: { filter: BillFilter; limit: number; offset: number },
): Promise<BillEntry[]> {
  const { rows } = await sql<BillEntry>`
    ${entries(buyerId, filter)}
    select at, kind, order_id, order_number, project_name, way, trade_no, state, amount_fen from bill
    order by at desc, place desc, kind desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Only confirmed payments count as paid, only completed refunds as refunded. */
export async function sumBill(db: Database, buyerId: number, filter: BillFilter) {
  const { rows } = await sql<{ total: number; paidFen: number; refundedFen: number }>`
    ${entries(buyerId, filter)}
    select count(*) as total,
      coalesce(sum(amount_fen) filter (
        where kind = 'payment' and state in ('settled', 'refund_due', 'refunded')), 0)::bigint as paid_fen,
      coalesce(-sum(amount_fen) filter (where kind = 'refund' and state = 'done'), 0)::bigint as refunded_fen
    from bill`.execute(db);
  return rows[0]!;
}
