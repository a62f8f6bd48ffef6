import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** After so many messages in a row without an answer, new ones wait for the next retry. */
const SILENT_AFTER = 3;

const DUE = sql`d.state = 'waiting' and d.next_at <= clock_now()`;

/** The webhook that a delivery is for; undefined once it has been forgotten. */
export async function webhookOf(db: Database, deliveryId: number): Promise<number | undefined> {
  const delivery = await db
    .selectFrom('webhookDeliveries')
    .select('webhookId')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  return delivery?.webhookId;
}

/**
 * Takes the turn to send to a webhook, which only one process has at a time: for a minute, in case that it dies. False
 * when another has it, or when nothing is due.
 */
export async function takeTurn(
  db: Database,
  webhookId: number,
  { silentToo }: { silentToo: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhooks w set sending_until = clock_now() + interval '1 minute'
    where w.id = ${webhookId} and w.removed_at is null
      and (w.sending_until is null or w.sending_until <= clock_now())
      and (${silentToo} or w.unanswered < ${SILENT_AFTER})
      and exists (select from customer_facts c where c.id = w.customer_id and c.status = 1)
      and exists (select from webhook_deliveries d where d.webhook_id = w.id and ${DUE})`.execute(db);
  return numAffectedRows === 1n;
}

export async function listDueOf(db: Database, webhookId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from webhook_deliveries d
    where d.webhook_id = ${webhookId} and ${DUE} order by d.next_at, d.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether anybody answered, and how many of the last messages nobody did. */
interface Answered {
  answered: boolean;
  silent: number;
}

export async function endTurn(db: Database, webhookId: number, { answered, silent }: Answered): Promise<void> {
  await sql`
    update webhooks set sending_until = null,
      unanswered = case when ${answered} then 0 else unanswered end + ${silent}
    where id = ${webhookId}`.execute(db);
}

/** Webhooks for which something is due, those that answer first. */
export async function listDueWebhooks(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from webhooks w join webhook_deliveries d on d.webhook_id = w.id and ${DUE}
    join customer_facts c on c.id = w.customer_id and c.status = 1
    where w.removed_at is null
    group by w.id order by w.unanswered >= ${SILENT_AFTER}, min(d.next_at)`.execute(db);
  return rows.map(({ id }) => id);
}
