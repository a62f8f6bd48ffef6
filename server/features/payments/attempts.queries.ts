import { sql } from 'kysely';
import { ATTEMPT_MINUTES, type GatewayName, WECHAT_PAGE_MINUTES } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { isFor, type Thing } from '../orders/orders.ts';
import type { PaidFor } from './payables/payable.ts';

export type Attempt = PaidFor & {
  id: number;
  gateway: GatewayName;
  /** Begun on the gateway's page for phones. */
  phone: boolean;
  /** Begun inside the gateway's own browser, by this person there; empty elsewhere. */
  payer: string;
  outTradeNo: string;
  amountFen: number;
  state: 'open' | 'paid' | 'closed';
  target: string;
  expiresAt: Date;
  /** The attempt has expired, or what it is for can no longer be paid. */
  dead: boolean;
};

/** What the attempt `a` is for waits for payment. */
const WAITS = sql`case when a.order_id is null
  then exists (select from product_order_facts o where o.id = a.product_order_id and o.state = 'awaiting')
  else exists (
    select from order_facts o join quote_facts q on q.order_id = o.id
    where o.id = a.order_id and o.state = 'quoted' and o.approval in ('none', 'approved') and q.id = a.quote_id and q.state = 'live') end`;
const DEAD = sql`(a.expires_at <= clock_now() or not ${WAITS})`;

/** Columns of `payment_attempts a`. */
const COLUMNS = sql`
  a.id, a.order_id, a.quote_id, a.product_order_id, a.gateway, a.phone, a.payer, a.out_trade_no, a.amount_fen, a.state, a.target,
  a.expires_at, ${DEAD} as dead`;

export async function findAttempt(db: Database, id: number): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${COLUMNS} from payment_attempts a where a.id = ${id}`.execute(db);
  return rows[0];
}

export async function findByOutTradeNo(
  db: Database,
  gateway: GatewayName,
  outTradeNo: string,
): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${COLUMNS} from payment_attempts a
    where a.out_trade_no = ${outTradeNo} and a.gateway = ${gateway}`.execute(db);
  return rows[0];
}

export async function findOpen(db: Database, thing: PaidFor, gateway: GatewayName): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${COLUMNS} from payment_attempts a
    where ${isFor('a', thing)} and a.quote_id is not distinct from ${thing.quoteId} and a.gateway = ${gateway} and a.state = 'open'`.execute(
    db,
  );
  return rows[0];
}

/** The latest attempt that the buyer may still finish. */
export async function findUnderWay(db: Database, thing: Thing): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${COLUMNS} from payment_attempts a
    where ${isFor('a', thing)} and a.state = 'open' and a.target <> '' and not ${DEAD}
    order by a.id desc limit 1`.execute(db);
  return rows[0];
}

interface NewAttempt {
  paidFor: PaidFor;
  gateway: GatewayName;
  phone: boolean;
  payer: string;
  outTradeNo: string;
  amountFen: number;
  payBy: Date;
}

export async function insertAttempt(db: Database, attempt: NewAttempt): Promise<number> {
  const { paidFor, gateway, phone, payer, outTradeNo, amountFen, payBy } = attempt;
  const minutes = phone && gateway === 'wechat' ? WECHAT_PAGE_MINUTES : ATTEMPT_MINUTES;
  const { rows } = await sql<{ id: number }>`
    insert into payment_attempts (order_id, quote_id, product_order_id, gateway, phone, payer, out_trade_no,
      amount_fen, expires_at)
    values (${paidFor.orderId}, ${paidFor.quoteId}, ${paidFor.productOrderId}, ${gateway}, ${phone}, ${payer},
      ${outTradeNo}, ${amountFen}, least(clock_now() + make_interval(mins => ${minutes}), ${payBy}::timestamptz))
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Stores where the buyer goes to pay; the first call to ask the gateway wins. */
export async function saveTarget(db: Database, id: number, target: string): Promise<void> {
  await sql`update payment_attempts set target = ${target} where id = ${id} and target = ''`.execute(db);
}

/** False when somebody else has ended it. A payment counts even after the attempt was closed. */
export async function endAttempt(db: Database, id: number, state: 'paid' | 'closed'): Promise<boolean> {
  const from = state === 'paid' ? ['open', 'closed'] : ['open'];
  const { rows } = await sql`
    update payment_attempts set state = ${state} where id = ${id} and state = any(${from}) returning id`.execute(db);
  return rows.length === 1;
}

/** The intervals grow while nobody pays; an attempt that has to be closed is asked about every 30 seconds. */
const DUE = sql`
  clock_now() - coalesce(a.checked_at, a.created_at) >
    case when ${DEAD} then interval '30 seconds'
    else greatest(interval '30 seconds', (coalesce(a.checked_at, a.created_at) - a.created_at) / 2) end`;

/** Takes attempts that are due to be asked about and notes the time, so that no other worker takes them. */
export async function takeDue(db: Database, most: number): Promise<Attempt[]> {
  return await take(
    db,
    sql`
      select a.id from payment_attempts a where a.state = 'open' and ${DUE}
      order by coalesce(a.checked_at, a.created_at) limit ${most} for update of a skip locked`,
  );
}

/** Takes the open attempts of one thing, at most every two seconds. */
export async function takeOf(db: Database, thing: Thing): Promise<Attempt[]> {
  return await take(
    db,
    sql`
      select id from payment_attempts a where ${isFor('a', thing)} and state = 'open'
        and (checked_at is null or checked_at < clock_now() - interval '2 seconds')
      for update skip locked`,
  );
}

async function take(db: Database, chosen: ReturnType<typeof sql>): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    with chosen as (${chosen})
    update payment_attempts a set checked_at = clock_now()
    from chosen where a.id = chosen.id
    returning ${COLUMNS}`.execute(db);
  return rows;
}
