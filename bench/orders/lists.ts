import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/platform/database/rows.ts';
import { must, type Person, type Shop } from './shop.ts';

const ORDERS = 1_000_000;
const BUYERS = 5000;
/** How many orders belong to one buyer. */
const OWN = 2000;
const ROUNDS = 200;

type Input = (round: number) => object;

const BUYERS_LISTS: Record<string, Input> = {
  'first page': () => ({}),
  'any page': (round) => ({ pageNo: 1 + (round % 50) }),
  'one state': (round) => ({ state: ['submitted', 'quoted', 'confirmed', 'closed'][round % 4] }),
  'a number': (round) => ({ keyword: String(1000 + round) }),
  'words of a project': (round) => ({ keyword: `Project ${round}` }),
};

const SALES_LISTS: Record<string, Input> = {
  queue: (round) => ({ view: 'queue', pageNo: 1 + (round % 10) }),
  overdue: () => ({ view: 'overdue' }),
  all: (round) => ({ view: 'all', pageNo: 1 + (round % 10) }),
  'a number': (round) => ({ view: 'all', keyword: `FH${String(5000 + round).padStart(8, '0')}` }),
};

/** The lists of buyers and sales with a million orders. */
export async function benchLists(shop: Shop): Promise<void> {
  await fillOrders(shop.db);
  for (const [name, input] of Object.entries(BUYERS_LISTS))
    await tell(`Order list, ${name}`, (round) => ask(shop, 'buyer', '/order/list', input(round)));
  for (const [name, input] of Object.entries(SALES_LISTS))
    await tell(`Sales desk, ${name}`, (round) => ask(shop, 'sales', '/office/sales/list', input(round)));
}

async function ask(shop: Shop, person: Person, path: string, input: object): Promise<void> {
  must(await shop.call(person, path, input));
}

async function tell(name: string, run: (round: number) => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (let round = -10; round < ROUNDS; round += 1) {
    const began = performance.now();
    await run(Math.abs(round));
    if (round >= 0) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`${name}, ${ORDERS} orders: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (wanted ≤ 30)`);
}

/** Orders as after years: most of them done, some waiting. */
export async function fillOrders(db: Kysely<DB>): Promise<void> {
  // Building the index of words once is many times faster than a million additions to it.
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'orders_words'`.execute(db);
  await sql`drop index orders_words`.execute(db);
  await addOrders(db);
  await sql.raw(rows[0]?.indexdef ?? '').execute(db);
  await sql`vacuum analyze orders, order_lines, users`.execute(db);
}

async function addOrders(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into users (email, nickname)
    select 'bench-buyer' || n || '@example.com', 'Buyer ' || n from generate_series(1, ${BUYERS}::int) n`.execute(db);
  await sql`
    with buyers as (
      select array_agg(id order by id) as ids from users where email like 'bench-buyer%'
    ), own as (select id from users where email = 'buyer@framehall.test'), rows as (
      select n, case when n % (${ORDERS}::int / ${OWN}::int) = 0 then own.id else ids[1 + n % ${BUYERS}::int] end as buyer,
        case when n % 1000 = 0 then 'submitted' when n % 1000 < 5 then 'quoted' when n % 10 = 5 then 'closed' else 'confirmed' end as state
      from generate_series(1, ${ORDERS}::int) n, buyers, own
    )
    insert into orders (kind, buyer_id, state, close_reason, licensee_type, licensee, project_name, brand, contact_name, contact,
      starts_on, total_fen, submitted_at, quote_due_at, pay_by, created_at, paid_at, confirmed_at, closed_at, agreement_id)
    select case when n % 3 = 0 then 'photo' else 'video' end, buyer, state, case when state = 'closed' then 'cancelled' end, 'company',
      'Company ' || n % 9000, 'Project ' || n, 'Brand', 'Wei', '13800000000', current_date,
      case when state = 'submitted' then null else 100000 + n % 5000 end, at,
      case when state = 'submitted' then clock_now() + (n % 50000 - 5000) * interval '1 second' end,
      case when state = 'quoted' then clock_now() + interval '10 days' end, at,
      case when state = 'confirmed' then at end, case when state = 'confirmed' then at end, case when state = 'closed' then at end,
      (select id from policies where name = 'order' and version = 1)
    from rows, lateral (select clock_now() - (${ORDERS}::int - n) * interval '1 minute' as at) moment
    order by n`.execute(db);
  await sql`
    insert into order_lines (order_id, position, material_id, scene, channel, period, area, list_fen)
    select o.id, 1, m.ids[1 + o.id % array_length(m.ids, 1)], 'promotion', 'internet', 'year', 'mainland', 100000
    from orders o, (select array_agg(id) as ids from materials where kind = 'photo') m
    where not exists (select from order_lines l where l.order_id = o.id)`.execute(db);
}
