import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** False when it was made before; waits for whoever is just making it. */
export async function takeOrder(db: Database, slug: string): Promise<boolean> {
  const { rows } = await sql`
    insert into demo_orders (slug) values (${slug}) on conflict do nothing returning slug`.execute(db);
  return rows.length === 1;
}

export async function noteOrder(db: Database, slug: string, orderId: number): Promise<void> {
  await db.updateTable('demo_orders').set({ order_id: orderId }).where('slug', '=', slug).execute();
}

export async function madeOrders(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('demo_orders').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

interface OnSale {
  pieces: number;
  photos: number;
  clips: number;
}

/** How many pieces of the demo are on sale, and how many of them are photos and clips. */
export async function countOnSale(db: Database): Promise<OnSale> {
  const { rows } = await sql<OnSale>`
    select count(*) as pieces, count(*) filter (where m.kind = 'photo') as photos,
      count(*) filter (where m.kind = 'video') as clips
    from demo_items d join materials m on m.id = d.material_id
    where d.for_sale and m.state = 'online'`.execute(db);
  return rows[0]!;
}

/** What of the demo somebody could order, in the order in which it was made. */
export async function listOnSale(db: Database, kind: MediaKind, buyerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from demo_items d join materials m on m.id = d.material_id
    where d.for_sale and m.state = 'online' and m.kind = ${kind} and m.owner_id <> ${buyerId}
    order by d.position, m.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findLicenceOf(db: Database, orderId: number): Promise<number> {
  const { id } = await db
    .selectFrom('licences')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The hours until so long before sales must have answered. */
export async function hoursUntilDue(db: Database, orderId: number, before: number): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from quote_due_at - clock_now())::float8 / 3600 - ${before}::float8 as hours
    from orders where id = ${orderId}`.execute(db);
  return rows[0]!.hours;
}

/** Each table with the moments that it knows of an order, and which of its rows are the order's. */
const MOMENTS: Record<string, { columns: string[]; where: (orderId: number) => ReturnType<typeof sql> }> = {
  orders: {
    columns: [
      'created_at',
      'updated_at',
      'submitted_at',
      'quote_due_at',
      'pay_by',
      'paid_at',
      'confirmed_at',
      'closed_at',
      'refund_requested_at',
    ],
    where: (orderId) => sql`id = ${orderId}`,
  },
  quotes: { columns: ['created_at', 'valid_until', 'asked_at', 'due_at'], where: ofOrder },
  order_messages: { columns: ['at'], where: ofOrder },
  payments: { columns: ['created_at', 'updated_at'], where: ofOrder },
  refunds: {
    columns: ['created_at', 'done_at'],
    where: (orderId) => sql`payment_id in (select id from payments where order_id = ${orderId})`,
  },
  licences: { columns: ['issued_at', 'ended_at'], where: ofOrder },
  licence_corrections: { columns: ['created_at', 'answered_at'], where: ofLines },
  sales: { columns: ['at'], where: ofLines },
};

function ofOrder(orderId: number) {
  return sql`order_id = ${orderId}`;
}

function ofLines(orderId: number) {
  return sql`line_id in (select id from order_lines where order_id = ${orderId})`;
}

/** As if everything about an order had happened so many hours earlier. The trail keeps saying when it was made. */
export async function letTimePass(db: Database, orderId: number, hours: number): Promise<void> {
  const ago = sql`make_interval(secs => ${hours}::float8 * 3600)`;
  await moveDays(db, orderId, ago);
  for (const [table, { columns, where }] of Object.entries(MOMENTS)) {
    const moved = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${ago}`);
    await sql`update ${sql.table(table)} set ${sql.join(moved)} where ${where(orderId)}`.execute(db);
  }
}

/** Nobody orders before they have registered. */
export async function registerBefore(db: Database, orderId: number): Promise<void> {
  await sql`
    update users u set created_at = least(u.created_at, o.created_at - interval '20 days')
    from orders o where o.id = ${orderId} and u.id = o.buyer_id and u.demo`.execute(db);
}

/** What is a day stays one: it moves by as many days as the moment that it belongs to. */
async function moveDays(db: Database, orderId: number, ago: ReturnType<typeof sql>): Promise<void> {
  const days = (moment: string) => sql`(day_in_china(${sql.ref(moment)}) - day_in_china(${sql.ref(moment)} - ${ago}))`;
  await sql`
    update orders set starts_on = starts_on - ${days('created_at')} where id = ${orderId}`.execute(db);
  await sql`
    update payments set paid_at = paid_at - make_interval(hours => 24 * ${days('updated_at')})
    where order_id = ${orderId}`.execute(db);
  await sql`
    update licences set starts_on = starts_on - ${days('issued_at')},
      ends_on = (starts_on - ${days('issued_at')} + age(ends_on + 1, starts_on))::date - 1
    where order_id = ${orderId}`.execute(db);
}
