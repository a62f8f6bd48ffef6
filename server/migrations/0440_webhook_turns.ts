import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Until when somebody sends to a webhook; nobody else does meanwhile.
    alter table webhooks add column sending_until timestamptz;
    -- How many messages in a row its receiver has not answered.
    alter table webhooks add column unanswered int not null default 0;
    create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_at) where state = 'waiting';
  `.execute(db);
}
