import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { FOR_EVER, licenceInfo, makeBuyer, ONE_YEAR, todayInChina } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { moveOrder } from '../orders.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const film = await makeMaterial(product, { kind: 'video' });
const photo = await makeMaterial(product, { kind: 'photo' });
const lin = await makeBuyer(product);
const tokens = { sales: '', finance: '', admin: '', reviewer: '', editor: '' };

beforeAll(async () => {
  for (const name of Object.keys(tokens) as (keyof typeof tokens)[]) tokens[name] = await signIn(product, name);
});

const office = (path: string, input: object = {}, token = tokens.sales) =>
  product.call(`/office/sales${path}`, input, { token });
const list = async (filter: object) => (await office('/list', filter)).body;
const idsOf = ({ infos }: { infos: { orderId: number }[] }) => infos.map(({ orderId }) => orderId);
const dueIn = (orderId: number, interval: string) =>
  sql`update orders set quote_due_at = clock_now() + ${interval}::interval where id = ${orderId}`.execute(product.db);

test('[R299] the queue is sorted by deadline, with what is overdue first', async () => {
  const [first, second, third] = [
    await lin.order([film], FOR_EVER),
    await lin.order([film], FOR_EVER),
    await lin.order([film], FOR_EVER),
  ];
  const quoted = await lin.order([film]);
  await dueIn(second, '-1 hour');
  await dueIn(third, '1 hour');
  const queue = await list({ view: 'queue' });
  expect(idsOf(queue)).toEqual([second, third, first]);
  expect(queue.infos.map(({ overdue }: { overdue: boolean }) => overdue)).toEqual([true, false, false]);
  expect(queue.infos[0]).toMatchObject({ buyer: 'Wei', auto: false, lineCount: 1, thumbnails: [expect.any(String)] });
  expect(idsOf(await list({ view: 'overdue' }))).toEqual([second]);
  expect((await list({ view: 'quoted' })).infos).toMatchObject([{ orderId: quoted, auto: true }]);
  expect((await office('/counts')).body).toMatchObject({ queue: 3, overdue: 1, quoted: 1, paid: 0 });
  expect(idsOf(await list({ view: 'all' }))).toEqual([quoted, third, second, first]);
  expect(idsOf(await list({ view: 'all', pageNo: 2, pageSize: 3 }))).toEqual([first]);
});

test('[R150] an order is found by a part of its number, licensee, project, buyer or by a code', async () => {
  const wei = await makeBuyer(product);
  await sql`update users set nickname = 'Zhāo 昭昭' where email = ${wei.account}`.execute(product.db);
  const licence = licenceInfo({ licensee: '昆仑 100% 影业', projectName: 'Winter_Games' });
  const sought = await wei.order([photo], ONE_YEAR, { licence });
  const { number, lines } = await wei.detail(sought);
  for (const keyword of [
    number,
    number.slice(4).toLowerCase(),
    '昆仑',
    '100% 影',
    'winter_g',
    '昭昭',
    wei.account,
    lines[0].code,
  ])
    expect(idsOf(await list({ view: 'all', keyword })), keyword).toEqual([sought]);
  // Special characters of a pattern match only themselves.
  for (const keyword of ['昆%业', 'WinterXGames', 'nobody'])
    expect(await list({ view: 'all', keyword }), keyword).toMatchObject({ infos: [], total: 0 });
  expect((await list({ view: 'closed', keyword: '昆仑' })).total).toBe(0);
  expect(idsOf(await list({ view: 'all', keyword: '昆', kind: 'photo' }))).toEqual([sought]);
  expect((await list({ view: 'all', keyword: '昆仑', kind: 'video' })).total).toBe(0);
});

test('[D1] staff see an order with its buyer, and what they may do', async () => {
  const wei = await makeBuyer(product);
  const orderId = await wei.order([film]);
  must(await moveOrder(ctx, { id: await wei.order([film]), from: 'quoted', to: 'paid', by: 'system' }));
  const { order, buyer } = (await office('/detail', { orderId })).body;
  const nothing = { askChange: false, pay: false, editLicence: false, askRefund: false, approve: false };
  expect(order).toMatchObject({ orderId, state: 'quoted', boughtBy: 'Wei' });
  expect(order.may).toEqual({ ...nothing, say: true, close: true });
  expect(buyer).toMatchObject({ name: 'Wei', account: wei.account, orders: 2, paidFen: order.totalFen });
  const seen = (await office('/detail', { orderId }, tokens.finance)).body.order;
  expect(seen.may).toEqual({ ...nothing, say: false, close: false });
  const closing = { reason: 'duplicate', words: 'twice' };
  for (const [path, input] of [
    ['/detail', {}],
    ['/say', { words: 'x' }],
    ['/close', closing],
  ] as const) {
    const { status, body: refused } = await office(path, { ...input, orderId: 999_999_999 });
    expect([status, refused.problem], path).toEqual([404, 'not-found']);
  }
});

test('[rule 11] buyers, reviewers, editors and visitors have no sales desk', async () => {
  for (const [path, input] of [
    ['/list', { view: 'all' }],
    ['/counts', {}],
    ['/detail', { orderId: 1 }],
    ['/figures', {}],
  ] as const) {
    for (const token of [tokens.reviewer, tokens.editor, lin.token])
      expect((await office(path, input, token)).status, path).toBe(403);
    expect((await product.call(`/office/sales${path}`, input)).status).toBe(401);
  }
  expect((await office('/list', { view: 'mine' })).status).toBe(400);
  expect((await office('/figures', { days: 31 })).status).toBe(400);
});

test('[D1] figures: what was ordered, confirmed and refunded on each day in China, and how fast sales answered', async () => {
  const figures = async () => (await office('/figures', { days: 30 })).body;
  const before = await figures();
  expect(before.infos).toHaveLength(30);
  expect(before.infos.at(-1).day).toBe(todayInChina());
  const orderId = await lin.order([film]);
  must(await moveOrder(ctx, { id: orderId, from: 'quoted', to: 'paid', by: 'system' }));
  must(await moveOrder(ctx, { id: orderId, from: 'paid', to: 'confirmed', by: 'system' }));
  const { totalFen } = await lin.detail(orderId);
  // 00:30 in China is still the day before in UTC.
  await sql`
    update orders set confirmed_at = (day_in_china(clock_now()) - 3)::timestamp at time zone 'Asia/Shanghai' + interval '30 minutes'
    where id = ${orderId}`.execute(product.db);
  const confirmed = await figures();
  const three = confirmed.infos.at(-4);
  expect(three).toMatchObject({ day: todayInChina(-3), confirmed: 1, confirmedFen: totalFen });
  expect(confirmed.infos.at(-1).orders).toBe(before.infos.at(-1).orders + 1);
  must(
    await moveOrder(ctx, {
      id: orderId,
      from: 'confirmed',
      to: 'closed',
      by: 'finance',
      set: { closeReason: 'refunded' },
    }),
  );
  expect((await figures()).infos.at(-1).refundedFen).toBe(totalFen);
});

test('[R299] an answer counts from the request to its quote; a quote that nobody asked for does not', async () => {
  const figures = async () => (await office('/figures', { days: 90 })).body;
  expect(await figures()).toMatchObject({ answered: 0, inTime: 0, medianHours: null });
  const answer = async (waited: string, due: string) => {
    const orderId = await lin.order([film], FOR_EVER);
    await sql`
      update orders set submitted_at = clock_now() - ${waited}::interval, quote_due_at = clock_now() + ${due}::interval
      where id = ${orderId}`.execute(product.db);
    const { lines } = await lin.detail(orderId);
    const quote = { orderId, lines: [{ lineId: lines[0].lineId, priceFen: 900 }] };
    expect((await office('/quote', { ...quote, basedOn: 0 })).body.success).toBe(true);
    return quote;
  };
  const quote = await answer('2 hours', '10 hours');
  await answer('4 hours', '8 hours');
  await answer('30 hours', '-18 hours');
  expect((await office('/quote', { ...quote, basedOn: 1 })).body.version).toBe(2);
  const { answered, inTime, medianHours } = await figures();
  expect([answered, inTime, Math.round(medianHours)]).toEqual([3, 2, 4]);
});

test('an order past its deadline without a quote counts as not answered, also once it is closed', async () => {
  const unanswered = async (days: number) => (await office('/figures', { days })).body.unanswered;
  const before = await unanswered(30);
  const orderId = await lin.order([film], FOR_EVER);
  expect(await unanswered(30)).toBe(before);
  await dueIn(orderId, '-1 hour');
  expect(await unanswered(30)).toBe(before + 1);
  const input = { orderId, reason: 'duplicate', words: 'twice' };
  expect((await office('/close', input)).status).toBe(200);
  expect(await unanswered(30)).toBe(before + 1);
  await sql`
    update orders set closed_at = closed_at - interval '40 days', quote_due_at = quote_due_at - interval '40 days'
    where id = ${orderId}`.execute(product.db);
  expect(await unanswered(30)).toBe(before);
  expect(await unanswered(90)).toBe(before + 1);
  const inGoodTime = await lin.order([film], FOR_EVER);
  await office('/close', { ...input, orderId: inGoodTime });
  expect(await unanswered(90)).toBe(before + 1);
});

test('[D1] the queue knows an order whose buyer asked for a change, until it is quoted anew', async () => {
  const [asking, waiting] = [await lin.order([film]), await lin.order([film], FOR_EVER)];
  const { lines } = await lin.detail(asking);
  await lin.call('/order/say', { orderId: asking, words: '能否便宜一些？', asksChange: true });
  await lin.call('/order/say', { orderId: asking, words: '还在吗？' });
  await lin.call('/order/say', { orderId: waiting, words: '什么时候有报价？' });
  const asks = async (view: string, orderId: number) =>
    (await list({ view })).infos.find((row: { orderId: number }) => row.orderId === orderId)?.asksChange;
  expect([await asks('queue', asking), await asks('queue', waiting)]).toEqual([true, false]);
  await office('/quote', { orderId: asking, basedOn: 0, lines: [{ lineId: lines[0].lineId, priceFen: 77 }] });
  expect(await asks('quoted', asking)).toBe(false);
});
