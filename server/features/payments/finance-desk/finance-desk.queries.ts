import { sql } from 'kysely';
import type { FinanceView } from '#contract/calls/finance-desk.ts';
import type { Language } from '#contract/domain/language.ts';
import type { ProductOrderState } from '#contract/domain/membership.ts';
import type { OrderState, RefundState } from '#contract/domain/order.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { PaymentWay } from '#contract/domain/payment.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import type { Thing } from '../../orders/orders.ts';
import { LAST_REFUND, PAYMENT, type PaymentWithRefund, REFUND_COLUMNS } from '../payments.queries.ts';
import { type Days, inDays, lastDays } from '../../../platform/database/days.ts';

export interface LedgerFilter extends Days {
  way?: PaymentWay | undefined;
  keyword: string;
}

export type DeskRow = PaymentWithRefund & {
  orderNumber: string;
  /** Nothing is paid for while sales are asked for a price. */
  orderState: OrderState | Exclude<ProductOrderState, 'requested'>;
  orderRefund: RefundState;
  buyer: string;
  licensee: string;
  totalFen: number | null;
} & OrderReferences;

/** The ledger `p` with what each payment is for: an order `o` or a product order `v`. */
const LEDGER = sql`
  payments p left join order_facts o on o.id = p.order_id left join product_order_facts v on v.id = p.product_order_id`;

const columns = (language: Language) => sql`
  ${PAYMENT}, coalesce(o.number, v.number) as order_number, coalesce(o.state, v.state) as order_state,
  coalesce(o.refund, v.refund) as order_refund, coalesce(o.total_fen, v.total_fen) as total_fen,
  coalesce(array_to_string(o.licensees, ' · '), ${sql.ref(`v.name_${language}`)}) as licensee,
  coalesce(o.po_number, '') as po_number, coalesce(o.cost_centre, '') as cost_centre,
  (select nickname from user_facts where id = coalesce(o.buyer_id, v.buyer_id)) as buyer, ${REFUND_COLUMNS}`;

/** Lists of open work show the oldest first. */
const VIEWS: Record<FinanceView, { where: ReturnType<typeof sql>; order: ReturnType<typeof sql> }> = {
  transfers: { where: sql`p.state = 'claimed'`, order: sql`p.id` },
  requests: {
    where: sql`p.state in ('claimed', 'settled') and p.id in (
      select id from payments where order_id in (select id from order_facts where refund = 'requested')
      union all
      select id from payments where product_order_id in (select id from product_order_facts where refund = 'requested'))`,
    order: sql`coalesce(o.refund_requested_at, v.refund_requested_at), p.id`,
  },
  'refund-due': { where: sql`p.state = 'refund_due'`, order: sql`p.id` },
  ledger: { where: sql`true`, order: sql`p.created_at desc, p.id desc` },
};

function matching(view: FinanceView, { way, keyword, ...days }: LedgerFilter) {
  const pattern = containing(keyword);
  return sql`
    ${VIEWS[view].where} and ${inDays(sql.ref('p.created_at'), days)}
    and ${way === undefined ? sql`true` : sql`p.gateway = ${way}`}
    and ${
      keyword === ''
        ? sql`true`
        : sql`(p.trade_no ilike ${pattern} or o.number ilike ${pattern} or v.number ilike ${pattern}
            or p.payer ilike ${pattern} or array_to_string(o.licensees, ' ') ilike ${pattern})`
    }`;
}

interface Page {
  view: FinanceView;
  filter: LedgerFilter;
  language: Language;
  limit: number;
  offset: number;
}

export async function listLedger(db: Database, { view, filter, language, limit, offset }: Page): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select ${columns(language)} from ${LEDGER} ${LAST_REFUND}
    where ${matching(view, filter)}
    order by ${VIEWS[view].order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countLedger(db: Database, view: FinanceView, filter: LedgerFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${LEDGER} where ${matching(view, filter)}`.execute(db);
  return rows[0]!.total;
}

export async function findDeskRow(db: Database, id: number, language: Language): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`
    select ${columns(language)} from ${LEDGER} ${LAST_REFUND} where p.id = ${id}`.execute(db);
  return rows[0];
}

/** What the buyer said when they asked for their money. */
export async function findRefundWish(db: Database, { orderId, productOrderId }: Thing) {
  const { rows } = await sql<{ words: string; at: Date | null }>`
    select refund_words as words, refund_requested_at as at
    from ${orderId === null ? sql`product_order_facts` : sql`order_facts`}
    where id = ${orderId ?? productOrderId}`.execute(db);
  return rows[0];
}

/** Whether a quote has used the membership of a product order, or a licence of its package was taken. */
export async function isUsed(db: Database, productOrderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from membership_facts where product_order_id = ${productOrderId} and used_at is not null
    union all
    select from package_pool_facts where product_order_id = ${productOrderId} and used > 0`.execute(db);
  return rows.length > 0;
}

interface Waiting {
  transfers: number;
  requests: number;
  refundDue: number;
  failed: number;
  /** Notices need no action, so they count for a week only. */
  notices: number;
}

export async function countWaiting(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select (select count(*) from payments where state = 'claimed') as transfers,
      (select count(*) from order_facts where refund = 'requested')
        + (select count(*) from product_order_facts where refund = 'requested') as requests,
      (select count(*) from payments where state = 'refund_due') as refund_due,
      (select count(*) from refunds where state = 'failed') as failed,
      (select count(*) from payment_notices where not taken and at > clock_now() - interval '7 days')
        as notices`.execute(db);
  return rows[0]!;
}

export interface DayOfMoney {
  day: string;
  alipayFen: number;
  wechatFen: number;
  transferFen: number;
  refundedFen: number;
}

/** Payments and refunds for each of the last days in China. */
export async function moneyByDay(db: Database, days: number): Promise<DayOfMoney[]> {
  const { rows } = await sql<DayOfMoney>`
    with came as (
      select day_in_china(paid_at) as day,
        sum(amount_fen) filter (where gateway = 'alipay') as alipay,
        sum(amount_fen) filter (where gateway = 'wechat') as wechat,
        sum(amount_fen) filter (where gateway = 'transfer') as transfer
      from payments
      where state in ('settled', 'refund_due', 'refunded') and paid_at > clock_now() - make_interval(days => ${days} + 1)
      group by 1
    ), went as (
      select day_in_china(done_at) as day, sum(amount_fen) as refunded from refunds
      where state = 'done' and done_at > clock_now() - make_interval(days => ${days} + 1)
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(came.alipay, 0)::bigint as alipay_fen,
      coalesce(came.wechat, 0)::bigint as wechat_fen, coalesce(came.transfer, 0)::bigint as transfer_fen,
      coalesce(went.refunded, 0)::bigint as refunded_fen
    from ${lastDays(days)} left join came on came.day = days.day left join went on went.day = days.day
    order by days.day`.execute(db);
  return rows;
}
