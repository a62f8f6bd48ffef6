import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/platform/database/rows.ts';
import { must, orderFor, type Shop } from '../orders/shop.ts';
import { median } from '../session.ts';
import { milliseconds } from '../statements/timing.ts';

/** As many as an order holds. */
const LINES = 100;
const ROUNDS = 25;

/** Orders that are quoted at once, by the same buyer with a VIP discount and without, in turns. */
export async function benchVip(shop: Shop): Promise<void> {
  await makeVip(shop.db);
  const times: Record<'vip' | 'plain', number[]> = { vip: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of ['vip', 'plain'] as const) {
      await sql`update memberships set on_hold = ${kind === 'plain'}`.execute(shop.db);
      const order = await orderFor(shop, LINES);
      times[kind].push(await milliseconds(async () => must(await shop.call('buyer', '/order/create', order))));
    }
  const { rows } = await sql<{ orders: number }>`
    select count(distinct q.order_id) as orders from quote_lines l join quotes q on q.id = l.quote_id
    where l.vip_fen > 0`.execute(shop.db);
  if (rows[0]!.orders !== ROUNDS) throw new Error(`${rows[0]!.orders} of ${ROUNDS} orders had the discount`);
  const ratio = median(times.vip) / median(times.plain);
  console.log(`An order of ${LINES} lines with VIP: ${ratio.toFixed(2)} × without (wanted ≤ 1.1)`);
}

async function makeVip(db: Kysely<DB>): Promise<void> {
  await sql`
    with buyer as (select id from users where email = 'buyer@framehall.test'), plan as (
      insert into membership_plans (name_zh, name_en, days, percent, price_fen, kinds)
      values ('年度', 'Year', 365, 20, 19900, '{video,photo,music}') returning id
    ), bought as (
      insert into product_orders (buyer_id, plan_id, version, name_zh, name_en, days, percent, kinds, total_fen, state, pay_by, paid_at, confirmed_at)
      select buyer.id, plan.id, 1, '年度', 'Year', 365, 20, '{video,photo,music}', 19900, 'confirmed', clock_now(), clock_now(), clock_now()
      from buyer, plan returning id, buyer_id
    )
    insert into memberships (product_order_id, user_id, percent, kinds, starts_on, ends_on)
    select id, buyer_id, 20, '{video,photo,music}', current_date - 1, current_date + 300 from bought`.execute(db);
}
