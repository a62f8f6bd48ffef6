import { sql } from 'kysely';
import type { FinanceView } from '#contract/calls/finance-desk.ts';
import type { OrderState, RefundState } from '#contract/domain/order.ts';
import type { PaymentWay } from '#contract/domain/payment.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { LAST_REFUND, type PaymentWithRefund, REFUND_COLUMNS } from '../payments.queries.ts';
import { type Days, inDays } from '../../../platform/database/days.ts';

export interface LedgerFilter extends Days {
  way?: PaymentWay | undefined;
  keyword: string;
}

export interface DeskRow extends PaymentWithRefund {
  orderNumber: string;
  orderState: OrderState;
  orderRefund: RefundState;
  buyer: string;
  licensee: string;
  totalFen: number | null;
}

const COLUMNS = sql`
  p.id, p.order_id, p.quote_id, p.gateway as way, p.trade_no, p.amount_fen, p.state, p.reason, p.payer,
  p.paid_at, p.created_at, p.voucher_key,
  (select out_trade_no from payment_attempts where id = p.attempt_id) as out_trade_no,
  o.number as order_number, o.state as order_state, o.refund as order_refund, o.licensee, o.total_fen,
  (select nickname from user_facts where id = o.buyer_id) as buyer, ${REFUND_COLUMNS}`;

/** Lists of open work show the oldest first. */
const VIEWS: Record<FinanceView, { where: ReturnType<typeof sql>; order: ReturnType<typeof sql> }> = {
  transfers: { where: sql`p.state = 'claimed'`, order: sql`p.id` },
  requests: {
    where: sql`o.refund = 'requested' and p.state in ('claimed', 'settled')`,
    order: sql`o.refund_requested_at, p.id`,
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
        : sql`(p.trade_no ilike ${pattern} or o.number ilike ${pattern} or p.payer ilike ${pattern}
            or o.licensee ilike ${pattern})`
    }`;
}

interface Page {
  view: FinanceView;
  filter: LedgerFilter;
  limit: number;
  offset: number;
}

export async function listLedger(db: Database, { view, filter, limit, offset }: Page): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select ${COLUMNS} from payments p join order_facts o on o.id = p.order_id ${LAST_REFUND}
    where ${matching(view, filter)}
    order by ${VIEWS[view].order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countLedger(db: Database, view: FinanceView, filter: LedgerFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from payments p join order_facts o on o.id = p.order_id
    where ${matching(view, filter)}`.execute(db);
  return rows[0]!.total;
}

export async function findDeskRow(db: Database, id: number): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`
    select ${COLUMNS} from payments p join order_facts o on o.id = p.order_id ${LAST_REFUND} where p.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function findRefundWish(db: Database, orderId: number) {
  const { rows } = await sql<{ words: string; at: Date | null }>`
    select refund_words as words, refund_requested_at as at from order_facts where id = ${orderId}`.execute(db);
  return rows[0];
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
      (select count(*) from order_facts where refund = 'requested') as requests,
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
    with days as (
      select day::date as day
      from generate_series(day_in_china(clock_now()) - ${days}::int + 1, day_in_china(clock_now()), interval '1 day') day
    ), came as (
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
    from days left join came on came.day = days.day left join went on went.day = days.day
    order by days.day`.execute(db);
  return rows;
}
