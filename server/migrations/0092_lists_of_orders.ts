import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether an order is still its buyer's depends on its company: without it, counting a list read every order.
    drop index orders_of_buyer, orders_of_buyer_state;
    create index orders_of_buyer on orders (buyer_id, id desc) include (customer_id);
    create index orders_of_buyer_state on orders (buyer_id, state, id desc) include (customer_id);
    create index orders_of_customer_state on orders (customer_id, state, id desc) where customer_id is not null;
  `.execute(db);
}
