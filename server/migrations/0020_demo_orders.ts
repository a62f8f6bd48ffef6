import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The demo's orders, each made once: what people do with them afterwards is theirs.
    create table demo_orders (
      slug text primary key,
      -- Set before the transaction that makes it ends.
      order_id bigint references orders,
      made_at timestamptz not null default clock_now()
    );
    create index demo_orders_order on demo_orders (order_id) where order_id is not null;
  `.execute(db);
}
