import { sql } from 'kysely';
import type { WebhookEvent } from '#contract/domain/webhook.ts';
import type { Database } from '../../platform/database/database.ts';
import { resealColumn } from '../../platform/database/reseal.ts';
import type { Secrets } from '../../platform/secrets.ts';

interface NewWebhook {
  customerId: number;
  url: string;
  events: WebhookEvent[];
  secret: string;
  madeBy: number;
}

export async function insertWebhook(db: Database, webhook: NewWebhook): Promise<number> {
  const { id } = await db.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False when the company has no such webhook. */
export async function endWebhook(db: Database, customerId: number, webhookId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ removedAt: sql`clock_now()` })
    .where('id', '=', webhookId)
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface WebhookRow {
  webhookId: number;
  url: string;
  events: WebhookEvent[];
  by: string;
  createdAt: Date;
}

export async function listWebhooks(db: Database, customerId: number): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id as webhook_id, w.url, w.events, coalesce(u.nickname, '') as by, w.created_at
    from webhooks w left join user_facts u on u.id = w.made_by
    where w.customer_id = ${customerId} and w.removed_at is null order by w.id desc`.execute(db);
  return rows;
}

export async function resealWebhooks(db: Database, secrets: Secrets): Promise<number> {
  return await resealColumn(db, secrets, { table: 'webhooks', column: 'secret' });
}
