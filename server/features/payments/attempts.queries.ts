import { sql } from 'kysely';
import { ATTEMPT_MINUTES, type GatewayName } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Attempt {
  id: number;
  orderId: number;
  quoteId: number;
  gateway: GatewayName;
  outTradeNo: string;
  amountFen: number;
  state: 'open' | 'paid' | 'closed';
  target: string;
  expiresAt: Date;
  /** The attempt has expired, or its quote can no longer be paid. */
  dead: boolean;
}

/** Columns of `payment_attempts a`, its order `o` and its quote `q`. */
const COLUMNS = sql`
  a.id, a.order_id, a.quote_id, a.gateway, a.out_trade_no, a.amount_fen, a.state, a.target, a.expires_at,
  (a.expires_at <= clock_now() or o.state <> 'quoted' or q.state <> 'live') as dead`;
const WITH_ORDER = sql`join order_facts o on o.id = a.order_id join quote_facts q on q.id = a.quote_id`;

export async function findAttempt(db: Database, id: number): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${COLUMNS} from payment_attempts a ${WITH_ORDER} where a.id = ${id}`.execute(db);
  return rows[0];
}

export async function findByOutTradeNo(
  db: Database,
  gateway: GatewayName,
  outTradeNo: string,
): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${COLUMNS} from payment_attempts a ${WITH_ORDER}
    where a.out_trade_no = ${outTradeNo} and a.gateway = ${gateway}`.execute(db);
  return rows[0];
}

export async function findOpen(db: Database, quoteId: number, gateway: GatewayName): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${COLUMNS} from payment_attempts a ${WITH_ORDER}
    where a.quote_id = ${quoteId} and a.gateway = ${gateway} and a.state = 'open'`.execute(db);
  return rows[0];
}

/** The latest attempt that the buyer may still finish. */
export async function findUnderWay(db: Database, orderId: number): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${COLUMNS} from payment_attempts a ${WITH_ORDER}
    where a.order_id = ${orderId} and a.state = 'open' and a.target <> '' and a.expires_at > clock_now()
      and o.state = 'quoted' and q.state = 'live'
    order by a.id desc limit 1`.execute(db);
  return rows[0];
}

interface NewAttempt {
  orderId: number;
  quoteId: number;
  gateway: GatewayName;
  outTradeNo: string;
  amountFen: number;
  payBy: Date;
}

export async function insertAttempt(db: Database, attempt: NewAttempt): Promise<number> {
  const { orderId, quoteId, gateway, outTradeNo, amountFen, payBy } = attempt;
  const { rows } = await sql<{ id: number }>`
    insert into payment_attempts (order_id, quote_id, gateway, out_trade_no, amount_fen, expires_at)
    values (${orderId}, ${quoteId}, ${gateway}, ${outTradeNo}, ${amountFen},
      least(clock_now() + make_interval(mins => ${ATTEMPT_MINUTES}), ${payBy}::timestamptz))
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
    case when a.expires_at <= clock_now() or o.state <> 'quoted' or q.state <> 'live' then interval '30 seconds'
    else greatest(interval '30 seconds', (coalesce(a.checked_at, a.created_at) - a.created_at) / 2) end`;

/** Takes attempts that are due to be asked about and notes the time, so that no other worker takes them. */
export async function takeDue(db: Database, most: number): Promise<Attempt[]> {
  return await take(
    db,
    sql`
      select a.id from payment_attempts a ${WITH_ORDER} where a.state = 'open' and ${DUE}
      order by coalesce(a.checked_at, a.created_at) limit ${most} for update of a skip locked`,
  );
}

/** Takes the open attempts of one order, at most every two seconds. */
export async function takeOfOrder(db: Database, orderId: number): Promise<Attempt[]> {
  return await take(
    db,
    sql`
      select id from payment_attempts where order_id = ${orderId} and state = 'open'
        and (checked_at is null or checked_at < clock_now() - interval '2 seconds')
      for update skip locked`,
  );
}

async function take(db: Database, chosen: ReturnType<typeof sql>): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    with chosen as (${chosen})
    update payment_attempts a set checked_at = clock_now()
    from chosen, order_facts o, quote_facts q
    where a.id = chosen.id and o.id = a.order_id and q.id = a.quote_id
    returning ${COLUMNS}`.execute(db);
  return rows;
}
