import { type RawBuilder, sql } from 'kysely';
import {
  type DeliveryFault,
  type DeliveryState,
  RETRY_MINUTES,
  WEBHOOK_LIMITS,
  type WebhookEvent,
} from '#contract/domain/webhook.ts';
import type { Database } from '../../platform/database/database.ts';

const ORDER = sql`jsonb_build_object('orderId', o.id, 'number', o.number, 'state', o.state, 'totalFen', o.total_fen)`;
const LICENCE = sql`
  jsonb_build_object('licenceId', l.id, 'number', l.number, 'materialId', l.material_id, 'orderId', o.id,
    'orderNumber', o.number)`;

/** Notes for every webhook of the companies concerned what it will be told; returns the ids. */
async function insertDeliveries(
  db: Database,
  event: WebhookEvent,
  { data, from }: { data: RawBuilder<unknown>; from: RawBuilder<unknown> },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into webhook_deliveries (webhook_id, event, data)
    select w.id, ${event}, ${data} from ${from}
    join webhooks w on w.customer_id = o.customer_id and w.removed_at is null and ${event} = any(w.events)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function addAboutOrder(db: Database, event: WebhookEvent, orderId: number): Promise<number[]> {
  const from = sql`(select * from order_facts where id = ${orderId}) o`;
  return await insertDeliveries(db, event, { data: ORDER, from });
}

export async function addAboutLicences(db: Database, event: WebhookEvent, ids: readonly number[]): Promise<number[]> {
  const from = sql`
    (select * from licence_facts where id = any(${ids}::bigint[])) l join order_facts o on o.id = l.order_id`;
  return await insertDeliveries(db, event, { data: LICENCE, from });
}

export interface Claimed {
  id: number;
  uid: string;
  event: WebhookEvent;
  data: object;
  createdAt: Date;
  tries: number;
  url: string;
  secret: string;
}

/**
 * Takes a delivery that is due, and puts its next try off, so that nobody else sends it meanwhile and it is tried again
 * if this process dies. One of a webhook that was removed, or of a company that is closed, is never due.
 */
export async function claimDelivery(db: Database, id: number): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update webhook_deliveries d set tries = d.tries + 1, tried_at = clock_now(),
      next_at = clock_now()
        + make_interval(mins => coalesce((${sql.val([...RETRY_MINUTES])}::int[])[d.tries + 1], 60))
    from webhooks w join customer_facts c on c.id = w.customer_id and c.status = 1
    where d.id = ${id} and d.state = 'waiting' and d.next_at <= clock_now()
      and w.id = d.webhook_id and w.removed_at is null
    returning d.id, d.uid, d.event, d.data, d.created_at, d.tries, w.url, w.secret`.execute(db);
  return rows[0];
}

export interface Outcome {
  state: DeliveryState;
  status: number | null;
  fault: DeliveryFault | null;
}

/** Notes how a try ended, unless another has begun since. */
export async function noteOutcome(db: Database, { id, tries }: Claimed, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set(outcome)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'waiting')
    .execute();
}

/** Lets a delivery of the company begin anew; false when there is none. */
export async function renewDelivery(db: Database, customerId: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_deliveries d set state = 'waiting', tries = 0, next_at = clock_now()
    from webhooks w
    where d.id = ${id} and w.id = d.webhook_id and w.customer_id = ${customerId} and w.removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

interface LoggedRow {
  deliveryId: number;
  uid: string;
  url: string;
  event: WebhookEvent;
  about: string;
  state: DeliveryState;
  tries: number;
  createdAt: Date;
  triedAt: Date | null;
  nextAt: Date | null;
  status: number | null;
  fault: DeliveryFault | null;
}

interface LogPage {
  state?: DeliveryState | undefined;
  pageNo: number;
  pageSize: number;
}

/** What the webhooks of a company were told, newest first. */
export async function listLog(db: Database, customerId: number, { state, pageNo, pageSize }: LogPage) {
  const where = sql`
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where w.customer_id = ${customerId} and w.removed_at is null and (${state ?? null}::text is null or d.state = ${state ?? null})`;
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${where}`.execute(db);
  const { rows } = await sql<LoggedRow>`
    select d.id as delivery_id, d.uid, w.url, d.event, d.data ->> 'number' as about, d.state, d.tries, d.created_at,
      d.tried_at, case d.state when 'waiting' then d.next_at end as next_at, d.status, d.fault
    ${where} order by d.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: Number(counted[0]?.total ?? 0), rows };
}

export async function removeOld(db: Database): Promise<void> {
  await sql`
    delete from webhook_deliveries
    where created_at < clock_now() - make_interval(days => ${WEBHOOK_LIMITS.logDays}::int)`.execute(db);
}
