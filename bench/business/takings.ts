import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { loadConfig } from '#server/config.ts';
import { actingAs, type MemberContext } from '#server/context.ts';
import { take } from '#server/features/packages/take.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { isProblem } from '#server/platform/problem.ts';
import { makeSigner } from '#server/platform/signatures/own-signer.ts';
import { openServices, requireRunning } from '#server/services.ts';
import { systemContext } from '#server/system-context.ts';
import type { Shop } from '../orders/shop.ts';
import { median } from '../session.ts';
import { milliseconds } from '../statements/timing.ts';

const AT_ONCE = 30;
const ROUNDS = 5;
const NO_KEY = { accessKeyId: 'none', secretAccessKey: 'none' };

/** Many at once take from one package, over HTTP and by the bare transaction, in turns; then more than are left. */
export async function benchTakings(shop: Shop): Promise<void> {
  const materials = shop.photos.values();
  const wishes = (poolId: number) =>
    Array.from({ length: AT_ONCE }, () => ({
      key: randomUUID(),
      poolId,
      materialId: materials.next().value!,
      projectName: 'Autumn',
      brand: 'Green Tea',
      licensee: 'Green Tea Films',
      licenseeType: 'company' as const,
      references: { costCentre: '', poNumber: '' },
    }));
  const { ctx, close } = await ownContext(shop);
  type Wish = ReturnType<typeof wishes>[number];
  const ways = {
    http: async (wish: Wish) => (await shop.call('buyer', '/package/take', wish)).status === 200,
    bare: async (wish: Wish) => !isProblem(await take(ctx, wish)),
  };
  const poolId = await openPool(shop.db, AT_ONCE * 2 * (ROUNDS - 1) + AT_ONCE / 2);
  const times = { http: [] as number[], bare: [] as number[] };
  for (let round = 1; round < ROUNDS; round += 1)
    for (const name of ['http', 'bare'] as const) {
      const all = wishes(poolId);
      await sql`delete from rate_limits`.execute(shop.db);
      times[name].push(await milliseconds(() => Promise.all(all.map((wish) => ways[name](wish)))));
    }
  const taken = await Promise.all(wishes(poolId).map((wish) => ways.http(wish)));
  await close();
  const { rows } = await sql<{ left: number }>`
    select quota - used as left from package_pools where id = ${poolId}`.execute(shop.db);
  if (taken.filter(Boolean).length !== AT_ONCE / 2 || rows[0]!.left !== 0)
    throw new Error(`${taken.filter(Boolean).length} took one of ${AT_ONCE / 2}; ${rows[0]!.left} are left`);
  const ratio = median(times.bare) / median(times.http);
  console.log(
    `${AT_ONCE} at once on one package: ${ratio.toFixed(2)} × the bare transaction (wanted ≥ 0.4); never over quota`,
  );
}

/** The buyer in this process, with as many connections as the web process has. */
async function ownContext({ db, databaseUrl }: Shop): Promise<{ ctx: MemberContext; close(): Promise<void> }> {
  const config = loadConfig({ LOG_LEVEL: 'error' });
  const made = { databaseUrl, secretKey: '0'.repeat(64), objectsKey: NO_KEY, signer: await makeSigner('Bench') };
  const { services, close } = await openServices(requireRunning({ ...config, ...made }), 'web');
  const { rows } = await sql<{ userId: number; nickname: string }>`
    select id as user_id, nickname from users where email = 'buyer@framehall.test'`.execute(db);
  return { ctx: actingAs(systemContext(services, 'bench'), rows[0]!), close };
}

async function openPool(db: Kysely<DB>, quota: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with buyer as (select id from users where email = 'buyer@framehall.test'), package as (
      insert into packages (name_zh, name_en, kind, scene, channel, period, area, count, days, price_fen)
      select '图片包', 'Photos', 'photo', l.scene, l.channel, l.period, l.area, ${quota}, 300, 1000000
      from price_leaves l where l.period <> 'buyout' order by l.scene, l.channel, l.period, l.area limit 1 returning *
    ), bought as (
      insert into product_orders (buyer_id, package_id, version, name_zh, name_en, days, kinds, total_fen, state, pay_by, paid_at, confirmed_at)
      select buyer.id, package.id, 1, '图片包', 'Photos', 300, '{photo}', 1000000, 'confirmed', clock_now(), clock_now(), clock_now()
      from buyer, package returning id, buyer_id
    )
    insert into package_pools (product_order_id, user_id, kind, scene, channel, period, area, quota, starts_on, ends_on)
    select bought.id, bought.buyer_id, 'photo', scene, channel, period, area, ${quota}, current_date - 1, current_date + 300
    from bought, package returning id`.execute(db);
  return rows[0]!.id;
}
