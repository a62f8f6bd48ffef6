import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { Period } from '#contract/domain/licence-terms.ts';
import { makeBuyer, ONE_YEAR, pricedLine, todayInChina } from '#tests/support/buyers.ts';
import { issue, makeLicences, makePaidOrder } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { quotedOrder } from '#tests/support/orders.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '#server/system-context.ts';
import { conflictsOf } from './licences.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const lin = await makeBuyer(product);
const company = (
  await sql<{ id: number }>`insert into customers (name) values ('Nine') returning id`.execute(product.db)
).rows[0]!.id;
await sql`update users set customer_id = ${company} where email = ${lin.account}`.execute(product.db);

interface Held {
  /** Who holds the licence, or has only ordered one. */
  by: 'stranger' | 'company' | 'lin';
  period: Period;
  /** Last day of the licence, in days from today. */
  endsIn?: number;
  state?: 'superseded' | 'revoked';
  only?: 'quoted' | 'paid';
}

const HOLDERS = { stranger: 'manager@framehall.test', company: 'manager@framehall.test', lin: lin.account };

/** Makes a material online for which somebody holds a licence or an order. */
async function held({ by, period, endsIn, state, only }: Held): Promise<number> {
  const materialId = await makeMaterial(product, { kind: 'video' });
  const buyer = HOLDERS[by];
  const lines = [{ materialId, terms: { period } }];
  const customerId = by === 'company' ? { customerId: company } : {};
  if (only === 'quoted') await quotedOrder(product, { buyer, materialIds: [materialId], period });
  else if (only === 'paid') await makePaidOrder(product, { buyer, lines });
  else await makeLicences(product, { buyer, lines, ...customerId });
  if (endsIn !== undefined)
    await sql`update licences set ends_on = ${todayInChina(endsIn)} where material_id = ${materialId}`.execute(
      product.db,
    );
  if (state)
    await sql`update licences set state = ${state}, ended_at = clock_now() where material_id = ${materialId}`.execute(
      product.db,
    );
  // A buyout put the material offline; here only the licence shall decide.
  await sql`update materials set state = 'online' where id = ${materialId}`.execute(product.db);
  return materialId;
}

/** Each row: a name, what is held, what prevents another buyout, and what prevents another licence for a year. */
const TABLE: [string, Held, string | null, string | null][] = [
  ['a licence that runs', { by: 'stranger', period: 'year', endsIn: 1 }, 'licences-exist', null],
  ['a licence on its last day', { by: 'stranger', period: 'year', endsIn: 0 }, 'licences-exist', null],
  ['a licence that ended yesterday', { by: 'stranger', period: 'year', endsIn: -1 }, null, null],
  ['a licence for ever', { by: 'stranger', period: 'permanent' }, 'licences-exist', null],
  ['a buyout', { by: 'stranger', period: 'buyout' }, 'bought-out', 'bought-out'],
  ['a buyout that was refunded', { by: 'stranger', period: 'buyout', state: 'revoked' }, null, null],
  ['a licence that was refunded', { by: 'stranger', period: 'year', state: 'revoked' }, null, null],
  ['a licence that was corrected', { by: 'stranger', period: 'year', state: 'superseded' }, null, null],
  ['a licence of one’s own', { by: 'lin', period: 'year', endsIn: 1 }, null, null],
  ['a buyout of one’s own', { by: 'lin', period: 'buyout' }, null, null],
  ['a licence of one’s company', { by: 'company', period: 'year', endsIn: 1 }, null, null],
  ['a buyout of one’s company', { by: 'company', period: 'buyout' }, null, null],
  ['an order that waits for its money', { by: 'stranger', period: 'buyout', only: 'quoted' }, null, null],
  ['an order that is paid and not confirmed', { by: 'stranger', period: 'buyout', only: 'paid' }, null, null],
];

describe.each(TABLE)('[D12] %s', (_what, what, againstBuyout, againstYear) => {
  test('decides who may order and who may pay', async () => {
    const materialId = await held(what);
    const order = async (period: Period) => {
      const line = await pricedLine(product, materialId, { ...ONE_YEAR, period });
      return (await lin.create({ lines: [line] })).body;
    };
    expect((await order('buyout')).problem ?? null).toBe(againstBuyout);
    expect((await order('year')).problem ?? null).toBe(againstYear);

    const conflicts = async (period: Period) =>
      await conflictsOf(
        ctx,
        await makePaidOrder(product, {
          buyer: lin.account,
          customerId: company,
          lines: [{ materialId, terms: { period } }],
        }),
      );
    expect(await conflicts('buyout')).toEqual(againstBuyout ? [materialId] : []);
    expect(await conflicts('year')).toEqual(againstYear ? [materialId] : []);
  });

  test('decides what goes into a cart', async () => {
    const targetId = await held(what);
    expect((await lin.call('/cart/add', { targetId, category: 0 })).body.problem ?? null).toBe(againstYear);
  });
});

test('a buyout of a work that goes offline meanwhile is licensed all the same', async () => {
  const materialId = await makeMaterial(product, { kind: 'video' });
  const orderId = await makePaidOrder(product, { lines: [{ materialId, terms: { period: 'buyout' } }] });
  const issued = await product.db.transaction().execute(async (tx) => {
    await sql`update materials set state = 'offline' where id = ${materialId}`.execute(tx);
    const issuing = issue(product, orderId);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(product.db);
      expect(rows).not.toEqual([]);
    }, 60_000);
    return { issuing };
  });
  await issued.issuing;
  const { rows } = await sql`
    select l.state, m.state as material from licences l join materials m on m.id = l.material_id
    where l.order_id = ${orderId}`.execute(product.db);
  expect(rows).toEqual([{ state: 'valid', material: 'offline' }]);
});
