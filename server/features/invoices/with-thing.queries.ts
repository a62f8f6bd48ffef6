import { sql } from 'kysely';

/** Joins to `invoice_lines l` what it is for, an order or a product order, as `thing`. */
export const WITH_THING = sql`
  join lateral (
    select number, array_to_string(project_names, ' · ') as name_zh, array_to_string(project_names, ' · ') as name_en,
      licensees, buyer_id, customer_id, state
    from order_facts where id = l.order_id
    union all
    select number, name_zh, name_en, '{}', buyer_id, customer_id, state
    from product_order_facts where id = l.product_order_id
  ) thing on true`;
