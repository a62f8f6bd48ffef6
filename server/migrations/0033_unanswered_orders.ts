import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Closed after the time by which they should have been quoted, without a quote.
    create index orders_closed_unanswered on orders (closed_at) where state = 'closed' and quote_due_at < closed_at;
  `.execute(db);
}
