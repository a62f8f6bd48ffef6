import { sql } from 'kysely';
import type { BILL_KINDS, BillRow } from '#contract/calls/payments.ts';
import type { Language } from '#contract/domain/language.ts';
import type { PaymentWay } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Days, inDays } from '../../platform/database/days.ts';
import { mayReadOwn } from '../accounts/accounts.ts';
import type { Thing } from '../orders/orders.ts';

export interface BillFilter extends Days {
  kind?: (typeof BILL_KINDS)[number] | undefined;
}

export type BillEntry = Thing & {
  at: Date;
  kind: BillRow['kind'];
  orderNumber: string;
  projectName: string;
  way: PaymentWay;
  tradeNo: string | null;
  state: BillRow['state'];
  amountFen: number;
};

interface Whose {
  buyerId: number;
  /** In which plans are named. */
  language: Language;
}

/**
 * All payments and refunds of one buyer, for orders and product orders. Money of a package is the package's: what is
 * taken from it costs nothing more.
 */
const entries = ({ buyerId, language }: Whose, { kind, ...days }: BillFilter) => sql`
  with paid as (
    select p.*, o.number as order_number, array_to_string(o.project_names, ' · ') as project_name
    from order_facts o join payments p on p.order_id = o.id
    where ${mayReadOwn(buyerId, 'o')} and p.gateway <> 'package'
    union all
    select p.*, o.number, ${sql.ref(`o.name_${language}`)}
    from product_order_facts o join payments p on p.product_order_id = o.id
    where ${mayReadOwn(buyerId, 'o')}
  ), all_money as (
    select p.paid_at as at, 'payment' as kind, p.order_id, p.product_order_id, p.order_number, p.project_name,
      p.gateway as way, p.trade_no, p.state, p.amount_fen, p.id as place
    from paid p
    union all
    select coalesce(r.done_at, r.created_at), 'refund', p.order_id, p.product_order_id, p.order_number, p.project_name,
      p.gateway, r.trade_no, r.state, -r.amount_fen, p.id
    from paid p join refunds r on r.payment_id = p.id
  ), bill as (
    select * from all_money
    where ${inDays(sql.ref('at'), days)} and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
  )`;

export async function listBill(
  db: Database,
  whose: Whose,
  { filter, limit, offset }: { filter: BillFilter; limit: number; offset: number },
): Promise<BillEntry[]> {
  const { rows } = await sql<BillEntry>`
    ${entries(whose, filter)}
    select at, kind, order_id, product_order_id, order_number, project_name, way, trade_no, state, amount_fen from bill
    order by at desc, place desc, kind desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Only confirmed payments count as paid, only completed refunds as refunded. */
export async function sumBill(db: Database, whose: Whose, filter: BillFilter) {
  const { rows } = await sql<{ total: number; paidFen: number; refundedFen: number }>`
    ${entries(whose, filter)}
    select count(*) as total,
      coalesce(sum(amount_fen) filter (
        where kind = 'payment' and state in ('settled', 'refund_due', 'refunded')), 0)::bigint as paid_fen,
      coalesce(-sum(amount_fen) filter (where kind = 'refund' and state = 'done'), 0)::bigint as refunded_fen
    from bill`.execute(db);
  return rows[0]!;
}
