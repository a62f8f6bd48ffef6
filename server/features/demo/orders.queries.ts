import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** False when the order was made before; waits for a transaction that is making it now. */
export async function takeOrder(db: Database, slug: string): Promise<boolean> {
  const { rows } = await sql`
    insert into demo_orders (slug) values (${slug}) on conflict do nothing returning slug`.execute(db);
  return rows.length === 1;
}

export async function noteOrder(db: Database, slug: string, orderId: number): Promise<void> {
  await db.updateTable('demoOrders').set({ orderId }).where('slug', '=', slug).execute();
}

/** The order that a story made. */
export async function findOrder(db: Database, slug: string): Promise<number> {
  const { rows } = await sql<{ orderId: number }>`select order_id from demo_orders where slug = ${slug}`.execute(db);
  return rows[0]!.orderId;
}

export async function madeOrders(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('demoOrders').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

interface OnSale {
  pieces: number;
  photos: number;
  clips: number;
  tracks: number;
}

/** How many pieces of the demo are online, and how many of them are photos, clips and music. */
export async function countOnSale(db: Database): Promise<OnSale> {
  const { rows } = await sql<OnSale>`
    select count(*) as pieces, count(*) filter (where m.kind = 'photo') as photos,
      count(*) filter (where m.kind = 'video') as clips,
      count(*) filter (where m.kind = 'music' and m.version_of is null) as tracks
    from demo_items d join materials m on m.id = d.material_id
    where d.for_sale and m.state = 'online'`.execute(db);
  return rows[0]!;
}

/** Pieces of the demo that somebody could order, in the order of the list. */
export async function listOnSale(db: Database, kind: MediaKind, buyerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from demo_items d join materials m on m.id = d.material_id
    where d.for_sale and m.state = 'online' and m.kind = ${kind} and m.owner_id <> ${buyerId}
      and m.version_of is null
    order by d.position, m.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findLicenceOf(db: Database, orderId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from licence_facts where order_id = ${orderId} order by id limit 1`.execute(db);
  return rows[0]!.id;
}

/** Hours from now until this many hours before sales must answer. */
export async function hoursUntilDue(db: Database, orderId: number, before: number): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from quote_due_at - clock_now())::float8 / 3600 - ${before}::float8 as hours
    from order_facts where id = ${orderId}`.execute(db);
  return rows[0]!.hours;
}

/** Moves the buyer's registration to before the order. */
export async function registerBefore(db: Database, orderId: number): Promise<void> {
  await sql`
    update users u set created_at = least(u.created_at, o.created_at - interval '20 days')
    from order_facts o where o.id = ${orderId} and u.id = o.buyer_id and u.demo`.execute(db);
}
