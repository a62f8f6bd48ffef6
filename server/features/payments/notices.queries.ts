import { sql } from 'kysely';
import type { GatewayName } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';

interface Notice {
  gateway: GatewayName;
  outTradeNo: string | undefined;
  tradeNo: string | undefined;
  outcome: string;
}

export async function insertNotice(db: Database, { gateway, outTradeNo, tradeNo, outcome }: Notice): Promise<void> {
  await sql`
    insert into payment_notices (gateway, out_trade_no, trade_no, outcome)
    values (${gateway}, ${outTradeNo?.slice(0, 64) ?? null}, ${tradeNo?.slice(0, 64) ?? null}, ${outcome})`.execute(db);
}

export async function listNotices(
  db: Database,
  outTradeNo: string,
): Promise<{ at: Date; outcome: string; tradeNo: string | null }[]> {
  const { rows } = await sql<{ at: Date; outcome: string; tradeNo: string | null }>`
    select at, outcome, trade_no as "tradeNo" from payment_notices
    where out_trade_no = ${outTradeNo} order by id desc limit 50`.execute(db);
  return rows;
}

/** Nobody looks for the cause of anything after so long. True when there may be more. */
export async function deleteOldNotices(db: Database, most: number): Promise<boolean> {
  const { rows } = await sql`
    delete from payment_notices where id in (
      select id from payment_notices where at < clock_now() - interval '2 years' limit ${most}
    ) returning id`.execute(db);
  return rows.length === most;
}
