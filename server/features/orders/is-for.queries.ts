import { type RawBuilder, sql } from 'kysely';
import type { Thing } from './order-or-product.ts';

/** A row of a table that names orders and product orders is for this thing. */
export function isFor(table: string, { orderId, productOrderId }: Thing): RawBuilder<boolean> {
  return orderId === null
    ? sql`${sql.ref(`${table}.product_order_id`)} = ${productOrderId}`
    : sql`${sql.ref(`${table}.order_id`)} = ${orderId}`;
}
