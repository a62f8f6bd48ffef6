import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { signIn } from '#tests/support/people.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { withProvider } from '#tests/support/provider.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { findInvoiceViolations } from '../invoices/invariants.ts';
import { findPackageViolations } from '../packages/invariants.ts';
import { findViolations } from '../payments/invariants.ts';
import { ensureItems } from './demo.queries.ts';
import { markMade } from './demo-items.queries.ts';
import { prepareDemo } from './demo.ts';
import { STORIES, wantDemoOrders } from './orders.ts';

const sandbox = await startSandbox();
const product = await startProduct({ DEMO_ITEMS: '60' }, undefined, sandbox);
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;
const make = (signal = never) => workers['demo.trade'](ctx, {}, signal);
const asked = async () => (await product.services.jobs.boss.findJobs('demo.trade')).length;

/** Puts pieces of the demo online that do not belong to the buyers. */
async function offer(kind: 'photo' | 'video' | 'music', count: number): Promise<void> {
  const slugs = Array.from({ length: count }, (_, n) => `test-${kind}-${n}`);
  await ensureItems(product.db, slugs, true);
  for (const slug of slugs) {
    const id = await makeMaterial(product, { kind });
    const { id: ownerId } = await product.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'manager@framehall.test')
      .executeTakeFirstOrThrow();
    await product.db.updateTable('materials').set({ ownerId }).where('id', '=', id).execute();
    await markMade(product.db, slug, id);
  }
}

let tooFew: number;
let notWanted: number;
/** Orders of the stories; what was taken from a package is none. */
const orders = async () =>
  await product.db.selectFrom('orders').selectAll().where('poolId', 'is', null).orderBy('id').execute();

beforeAll(async () => {
  await offer('photo', 24);
  await wantDemoOrders(ctx);
  tooFew = await asked();
  await offer('video', 6);
  await offer('music', 2);
  await wantDemoOrders({ ...ctx, config: { ...ctx.config, demoItems: 5 } });
  await wantDemoOrders({ ...ctx, config: { ...ctx.config, demo: false } });
  notWanted = await asked();
  await wantDemoOrders(ctx);
});

describe('the orders of the demo', () => {
  test('are asked for as soon as there is enough to order, in a demo of some size', async () => {
    expect([tooFew, notWanted, await asked()]).toEqual([0, 0, 1]);
  });

  test('are made once, though a worker stops half way and two go on at once', async () => {
    let looks = 0;
    const soon = { throwIfAborted: () => assert((looks += 1) <= 3, 'stopped') } as AbortSignal;
    await expect(make(soon)).rejects.toThrow('stopped');
    expect(await orders()).toHaveLength(3);
    await Promise.all([make(), make()]);
    expect(await orders()).toHaveLength(STORIES.length);
    await make();
    expect(await orders()).toHaveLength(STORIES.length);
    await wantDemoOrders(ctx);
    expect(await asked()).toBe(1);
  });

  test('[I1] [I2] [I3] [I7] keep what is true of every order', async () => {
    expect(await findViolations(product.db)).toEqual([]);
    expect(await findPackageViolations(product.db)).toEqual([]);
  });

  test('leave the buyer a package of photos with two of its ten licences used', async () => {
    const token = await signIn(product, 'buyer');
    const { infos } = (await product.call('/package/mine', {}, { token })).body;
    expect(infos).toMatchObject([{ name: '10 photos for social media', kind: 'photo', quota: 10, used: 2 }]);
  });

  test('happened one after the other over the last weeks, none of it in the future', async () => {
    const rows = await orders();
    const made = rows.map((row) => row.createdAt.getTime());
    expect(made).toEqual(made.toSorted((a, b) => a - b));
    expect(Date.now() - made[0]!).toBeGreaterThan(35 * 24 * 3_600_000);
    for (const { number, createdAt: at, paidAt: paid, confirmedAt: confirmed, closedAt: closed } of rows) {
      const moments = [at, paid, confirmed, closed].filter((moment) => moment !== null).map(Number);
      expect(moments, number).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.at(-1), number).toBeLessThanOrEqual(Date.now());
    }
    const buyer = product.db.selectFrom('users').select('createdAt').where('email', '=', 'buyer@framehall.test');
    expect(Number((await buyer.executeTakeFirstOrThrow()).createdAt)).toBeLessThan(made[0]!);
  });

  test('have licences that last as long as was paid for, from the day on which they were issued', async () => {
    const { rows } = await sql<{ period: string; days: number | null; late: number }>`
      select distinct period, ends_on - starts_on + 1 as days, starts_on - day_in_china(issued_at) as late
      from licences`.execute(product.db);
    const lengths = { month: [28, 31], year: [365, 366], 'three-years': [1095, 1096], permanent: [Infinity, Infinity] };
    for (const { period, days, late } of rows) {
      const [least, most] = lengths[period as keyof typeof lengths];
      expect(days ?? Infinity, period).toBeGreaterThanOrEqual(least!);
      expect(days ?? Infinity, period).toBeLessThanOrEqual(most!);
      expect(late, period).toBe(0);
    }
  });

  test('[R252] give the buyer something in every state, with licences and a receipt', async () => {
    const token = await signIn(product, 'buyer');
    const { counts } = (await product.call('/order/counts', {}, { token })).body;
    expect(counts).toEqual({ submitted: 3, quoted: 3, paid: 1, confirmed: 13, closed: 2 });
    const licences = (await product.call('/licence/list', { pageSize: 50 }, { token })).body.infos;
    const standings = licences.map((licence: { standing: string }) => licence.standing);
    expect(new Set(standings)).toEqual(new Set(['valid', 'expired', 'revoked']));
    expect(licences.filter((licence: { correction: unknown }) => licence.correction !== null)).toHaveLength(1);
    const { infos } = (await product.call('/order/list', { state: 'paid' }, { token })).body;
    const { payments } = (await product.call('/payment/ofOrder', { orderId: infos[0].orderId }, { token })).body;
    const { url } = (await product.call('/payment/voucherPicture', { paymentId: payments[0].paymentId }, { token }))
      .body;
    const picture = await fetch(url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('give sales and finance something to do', async () => {
    const sales = await signIn(product, 'sales');
    expect((await product.call('/office/sales/counts', {}, { token: sales })).body).toMatchObject({
      queue: 3,
      overdue: 1,
      quoted: 3,
      paid: 1,
    });
    const figures = (await product.call('/office/sales/figures', {}, { token: sales })).body;
    expect(figures).toMatchObject({ answered: 4, inTime: 4 });
    expect(figures.infos.filter((day: { confirmed: number }) => day.confirmed > 0).length).toBeGreaterThanOrEqual(5);
    const finance = await signIn(product, 'finance');
    expect((await product.call('/office/finance/counts', {}, { token: finance })).body).toMatchObject({
      transfers: 1,
      requests: 1,
      refundDue: 0,
      failed: 0,
    });
  });

  test('make the buyer a VIP, who paid by transfer and saves on an order since', async () => {
    const token = await signIn(product, 'buyer');
    const { membership } = (await product.call('/vip/mine', {}, { token })).body;
    expect(membership).toMatchObject({ name: 'Annual VIP', percent: 25, daysLeft: 365, savedFen: 16_500 });
    const { infos } = (await product.call('/vip/orders', {}, { token })).body;
    expect(infos).toMatchObject([
      { state: 'confirmed', standing: 'active', totalFen: 119_900, pool: { quota: 10, used: 2 } },
      { state: 'confirmed', standing: 'active', totalFen: 159_900, percent: 25 },
    ]);
    const { productOrderId } = membership;
    expect((await product.call('/payment/ofOrder', { productOrderId }, { token })).body.payments).toMatchObject([
      { way: 'transfer', state: 'settled', amountFen: 159_900 },
    ]);
  });

  test('stay when the demo ends, and are not made again when it begins anew', async () => {
    const without = { ...ctx, config: { ...ctx.config, demo: false } };
    await prepareDemo(without);
    await workers['demo.trade'](without, {}, never);
    expect(await orders()).toHaveLength(STORIES.length);
    expect(await findViolations(product.db)).toEqual([]);
    await prepareDemo(ctx);
    await make();
    expect(await orders()).toHaveLength(STORIES.length);
  });
});

describe('the invoices of the demo', () => {
  const listed = async () => {
    const token = await signIn(product, 'buyer');
    const { infos } = (await product.call('/invoice/list', { pageSize: 50 }, { token })).body;
    return infos as { id: number; state: string; title: string }[];
  };

  test('are none where nobody plays the provider', async () => {
    expect(await listed()).toEqual([]);
  });

  test('are one in every state, once; two are corrected when they are issued', async () => {
    const { goOn } = await withProvider(product, sandbox);
    const played = systemContext(product.services, 'test');
    const correct = (turn: number) => workers['demo.invoices'](played, { turn }, never);
    await wantDemoOrders(played);
    await workers['demo.trade'](played, {}, never);
    await workers['demo.trade'](played, {}, never);
    expect(await listed()).toHaveLength(6);
    await correct(0);
    expect(await listed()).toHaveLength(6);
    for (const { id } of await listed()) await goOn(id, 3);
    await Promise.all([correct(1), correct(1)]);
    for (let turn = 0; turn < 8; turn += 1) for (const { id } of await listed()) await goOn(id, 1);
    await correct(2);
    expect((await listed()).map(({ state, title }) => `${state} ${title}`)).toEqual([
      'awaiting 杭州拾光映画文化传媒有限公司',
      'issued 成都云隐古镇文旅发展有限公司',
      'applied 上海青屿茶业有限公司',
      'issuing 苏州白鹭影业有限公司',
      'issuing 深圳逐浪汽车科技有限公司',
      'red-requested 北京知微展览策划有限公司',
      'red-flushed 杭州拾光映画文化传媒有限公司',
      'issued 成都云隐古镇文旅发展有限公司',
    ]);
    const finance = await signIn(product, 'finance');
    const { infos } = (await product.call('/office/invoices/list', { view: 'stuck' }, { token: finance })).body;
    expect(infos).toMatchObject([{ title: '深圳逐浪汽车科技有限公司', fault: 'refused' }]);
    expect(await findInvoiceViolations(product.db)).toEqual([]);
  });
});
