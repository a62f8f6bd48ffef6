import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A line of an invoice is for an order or for a product order, each in one live invoice at most.
    alter table invoice_lines
      add column product_order_id bigint references product_orders,
      drop constraint invoice_lines_order_id_check,
      add constraint invoice_lines_for_one_thing check (num_nonnulls(order_id, product_order_id) = 1);
    create unique index invoice_lines_one_live_product on invoice_lines (product_order_id) where live;
    create index invoice_lines_of_product on invoice_lines (product_order_id, id desc) where product_order_id is not null;
  `.execute(db);
}
