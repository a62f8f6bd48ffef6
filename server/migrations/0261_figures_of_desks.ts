import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- By the day: what was invoiced and taken back, sold as plans and packages, and spent by companies.
    create index invoices_issued on invoices (issued_at) include (amount_fen) where issued_at is not null;
    create index red_flushes_flushed on red_flushes (ended_at) include (amount_fen) where state = 'flushed';
    create index product_orders_paid on product_orders (paid_at) include (total_fen, plan_id) where state = 'confirmed';
    create index orders_of_companies_paid on orders (paid_at) include (total_fen, project_id)
      where customer_id is not null and state = 'confirmed';
  `.execute(db);
}
