import { sql } from 'kysely';
import type { RefusedNotice } from '#contract/calls/finance-desk.ts';
import type { GatewayName } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';

interface Notice {
  gateway: GatewayName;
  outTradeNo?: string;
  paid?: { tradeNo: string; amountFen: number } | undefined;
  outcome: string;
  /** Network address of the sender. */
  address: string;
}

/** Stores a notice, or counts a refused one that came before; true when it needs no further attention. */
export async function insertNotice(db: Database, notice: Notice): Promise<boolean> {
  const { gateway, outTradeNo, paid, outcome, address } = notice;
  const { rows } = await sql<{ taken: boolean }>`
    insert into payment_notices (gateway, out_trade_no, trade_no, amount_fen, outcome, address)
    values (${gateway}, ${outTradeNo?.slice(0, 64) ?? null}, ${paid?.tradeNo.slice(0, 64) ?? null},
      ${paid?.amountFen ?? null}, ${outcome}, ${address})
    on conflict (gateway, outcome, address, coalesce(out_trade_no, ''), coalesce(amount_fen, -1)) where not taken
      do update set times = payment_notices.times + 1, at = clock_now()
    returning taken`.execute(db);
  return rows[0]!.taken;
}

export async function listNotices(
  db: Database,
  outTradeNo: string,
): Promise<{ at: Date; outcome: string; tradeNo: string | null }[]> {
  const { rows } = await sql<{ at: Date; outcome: string; tradeNo: string | null }>`
    select at, outcome, trade_no from payment_notices
    where out_trade_no = ${outTradeNo} order by at desc, id desc limit 50`.execute(db);
  return rows;
}

interface RefusedRow extends Omit<RefusedNotice, 'noticeId' | 'at' | 'firstAt'> {
  id: number;
  at: Date;
  firstAt: Date;
}

/** Refused notices, newest first. The page is cut before the join with orders because anybody can send such notices. */
export async function listRefused(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<RefusedRow[]> {
  const { rows } = await sql<RefusedRow>`
    with page as (
      select * from payment_notices where not taken order by at desc, id desc limit ${limit} offset ${offset}
    )
    select n.id, n.at, n.first_at, n.times, n.address, n.gateway, n.outcome, n.out_trade_no, n.trade_no,
      n.amount_fen as announced_fen, a.amount_fen as expected_fen, a.order_id, a.product_order_id,
      coalesce(o.number, v.number) as order_number
    from page n
      left join payment_attempts a on a.out_trade_no = n.out_trade_no and a.gateway = n.gateway
      left join order_facts o on o.id = a.order_id
      left join product_order_facts v on v.id = a.product_order_id
    order by n.at desc, n.id desc`.execute(db);
  return rows;
}

export async function countRefused(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from payment_notices where not taken`.execute(db);
  return rows[0]!.total;
}

/** Deletes notices that are too old to be needed; true when there may be more. */
export async function deleteOldNotices(db: Database, most: number): Promise<boolean> {
  const { rows } = await sql`
    delete from payment_notices where id in (
      select id from payment_notices where at < clock_now() - interval '2 years' limit ${most}
    ) returning id`.execute(db);
  return rows.length === most;
}
