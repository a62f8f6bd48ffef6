import { sql } from 'kysely';
import type { ApprovalState, LicenceInfo } from '#contract/domain/order.ts';
import type { OrderReferences, ReferenceRules } from '#contract/domain/references.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayChange, mayRead } from '../accounts/accounts.ts';
import { LISTED_COLUMNS, type ListedRow } from './list.queries.ts';
import { LICENCE_COLUMNS, REFERENCE_COLUMNS } from './licence-info.queries.ts';
import type { QuotedLine } from './quote.queries.ts';

export interface DetailRow extends ListedRow, LicenceInfo, OrderReferences {
  buyerId: number;
  /** By the person it is read for. */
  changeable: boolean;
  /** Null of an order that no company placed. */
  referenceRules: ReferenceRules | null;
  closeWords: string;
  /** Version of the licence agreement. */
  agreement: number;
  approval: ApprovalState;
  approvalWords: string;
  approvalBy: string | null;
  specialRequest: string;
  paidAt: Date | null;
  confirmedAt: Date | null;
  closedAt: Date | null;
  refundWords: string;
  refundAnswer: string;
  refundUntil: Date | null;
  /** Computed with the database's clock. */
  payable: boolean;
  refundable: boolean;
}

/** An order, for somebody who may read it, or for staff. */
export async function findDetail(
  db: Database,
  id: number,
  { refundDays, userId }: { refundDays: number; userId?: number | undefined },
): Promise<DetailRow | undefined> {
  // What was taken from a project or a package is not refunded.
  const refundUntil = sql`
    case when num_nonnulls(o.project_id, o.pool_id) = 0 then o.paid_at + make_interval(days => ${refundDays}::int) end`;
  const { rows } = await sql<DetailRow>`
    select ${LISTED_COLUMNS}, ${LICENCE_COLUMNS}, ${REFERENCE_COLUMNS},
      (select reference_rules from customer_facts where id = o.customer_id) as reference_rules, o.buyer_id, o.close_words, o.special_request,
      o.paid_at, o.confirmed_at, o.closed_at, o.refund_words, o.refund_answer,
      ${refundUntil} as refund_until,
      ${userId === undefined ? sql`false` : mayChange(userId, 'o')} as changeable,
      (select version from policy_facts where id = o.agreement_id) as agreement,
      o.approval, o.approval_words, (select nickname from user_facts where id = o.approval_by) as approval_by,
      o.state = 'quoted' and o.pay_by > clock_now() and o.approval in ('none', 'approved') as payable,
      o.state in ('paid', 'confirmed') and o.refund = 'none'
        and coalesce(${refundUntil} > clock_now(), false) as refundable
    from orders o where o.id = ${id} and ${userId === undefined ? sql`true` : mayRead(userId, 'o')}`.execute(db);
  return rows[0];
}

export interface QuoteRow {
  id: number;
  version: number;
  state: 'live' | 'superseded' | 'accepted' | 'ended';
  auto: boolean;
  note: string;
  totalFen: number;
  validUntil: Date;
  createdAt: Date;
  lines: QuotedLine[];
}

/** All quotes of an order, newest first. */
export async function listQuotes(db: Database, orderId: number): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select q.id, q.version, q.state, q.version = 1 and q.made_by is null and q.asked_at is null as auto, q.note,
      q.total_fen, q.valid_until, q.created_at,
      (select json_agg(json_build_object(
          'lineId', ql.line_id, 'priceFen', ql.price_fen, 'discountFen', ql.discount_fen, 'vipFen', ql.vip_fen,
          'terms', json_build_object(
            'scene', ql.scene, 'channel', ql.channel, 'period', ql.period, 'area', ql.area),
          'special', json_build_object('zh', ql.special_zh, 'en', ql.special_en)) order by l.position)
        from quote_lines ql join order_lines l on l.id = ql.line_id where ql.quote_id = q.id) as lines
    from quotes q where q.order_id = ${orderId} order by q.version desc`.execute(db);
  return rows;
}

export interface MessageRow {
  id: number;
  side: 'buyer' | 'staff';
  author: string;
  asksChange: boolean;
  words: string;
  at: Date;
}

/** Messages, oldest first; only the latest 500. */
export async function listOrderMessages(db: Database, orderId: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select * from (
      select m.id, m.side, coalesce(u.nickname, '') as author, m.asks_change, m.words, m.at
      from order_messages m left join user_facts u on u.id = m.author_id
      where m.order_id = ${orderId} order by m.id desc limit 500
    ) newest order by id`.execute(db);
  return rows;
}
