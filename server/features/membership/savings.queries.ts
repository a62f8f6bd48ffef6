import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';

const boughtBy = ({ userId, customerId }: Buyer) =>
  customerId === null
    ? sql<boolean>`o.buyer_id = ${userId} and o.customer_id is null`
    : sql<boolean>`o.customer_id = ${customerId}`;

export interface BoughtLine {
  kind: MediaKind;
  priceFen: number;
  /** Without what a membership took off. */
  discountFen: number;
  floorFen: number;
}

/** All lines that a holder paid for in the last twelve months, other than by a package. */
export async function listBought(db: Database, holder: Buyer): Promise<BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`
    select m.kind, l.price_fen, l.discount_fen - l.vip_fen as discount_fen,
      greatest(f.floor_fen, m.floor_fen, 0) as floor_fen
    from order_facts o
      join quote_facts q on q.order_id = o.id and q.state = 'accepted'
      join quote_line_facts l on l.quote_id = q.id
      join order_line_facts line on line.id = l.line_id
      join material_facts m on m.id = line.material_id
      left join price_floors f on f.table_id = line.price_table_id
    where ${boughtBy(holder)} and o.state = 'confirmed' and o.pool_id is null and o.paid_at > clock_now() - interval '12 months'`.execute(
    db,
  );
  return rows;
}

/** What memberships have taken off the orders that a holder paid for. */
export async function sumSaved(db: Database, { userId, customerId }: Buyer): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select coalesce(sum(l.vip_fen), 0)::bigint as fen
    from memberships m
      join quote_facts q on q.membership_id = m.id and q.state = 'accepted'
      join order_facts o on o.id = q.order_id and o.state = 'confirmed'
      join quote_line_facts l on l.quote_id = q.id
    where ${customerId === null ? sql`m.user_id = ${userId}` : sql`m.customer_id = ${customerId}`}`.execute(db);
  return rows[0]?.fen ?? 0;
}
