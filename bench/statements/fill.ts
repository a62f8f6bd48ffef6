import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/platform/database/rows.ts';

export const PHOTOGRAPHERS = 2000;

/** Photographers with one work each, and a buyer. */
export async function fillPeople(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into users (email, nickname, gid)
    select 'p' || n || '@example.com', 'Photographer ' || n, 2 from generate_series(1, ${PHOTOGRAPHERS}::int) n`.execute(
    db,
  );
  await sql`
    insert into materials (kind, owner_id, state, title_zh, title_en, file_name, size_bytes)
    select 'photo', id, 'online', '港口的清晨 ' || id, 'Harbour ' || id || ' at dawn', 'DSC.jpg', 20000000
    from users where email like 'p%@example.com'`.execute(db);
}

/**
 * Sells every work once in each of so many orders, for ¥1,060.00 without a discount. All sales are of one person when an
 * owner is named.
 */
export async function fillSales(db: Kysely<DB>, orders: number, at: string, owner?: number): Promise<void> {
  const whose = owner === undefined ? sql`m.owner_id` : sql`${owner}::bigint`;
  await sql`
    with made as (
      insert into orders (kind, buyer_id, state, licensee_type, licensee, project_name, brand, contact_name, contact,
        starts_on, total_fen, paid_at, confirmed_at, agreement_id)
      select 'photo', (select id from users where email = 'buyer@framehall.test'), 'confirmed', 'company', 'Bench', 'x',
        'x', 'x', 'x', ${at}::date, 106000, ${at}::timestamptz, ${at}::timestamptz,
        (select id from policies where name = 'order' and version = 1)
      from generate_series(1, ${orders}::int) returning id
    ), line as (
      insert into order_lines (order_id, position, material_id, scene, channel, period, area)
      select made.id, m.id, m.id, 'advertising', 'internet', 'year', 'mainland'
      from made, materials m where m.title_en like 'Harbour %' returning id, order_id, material_id
    ), licensed as (
      insert into licences (number, line_id, order_id, buyer_id, material_id, material_code, title_zh, title_en, scene, channel, period, area, licensee_type, licensee, project_name, brand,
        amount_fen, starts_on)
      select 'FHL-' || line.id, line.id, line.order_id, (select id from users where email = 'buyer@framehall.test'),
        line.material_id, 'P', '', '', 'advertising', 'internet', 'year', 'mainland', 'company', 'Bench', 'x',
        'x', 106000, ${at}::date
      from line
    )
    insert into sales (line_id, owner_id, amount_fen, price_fen, discount_fen, vat_fen, net_fen, share_percent,
      share_fen, exclusive, agreement_version, refund_until, at)
    select line.id, ${whose}, 106000, 106000, 0, 6000, 100000, 50, 50000, false, 1, ${at}::timestamptz, ${at}::timestamptz
    from line join materials m on m.id = line.material_id`.execute(db);
}
