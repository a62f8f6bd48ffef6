import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LicenceInfo } from '#contract/domain/order.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import {
  BUYOUT,
  FOR_EVER,
  licenceInfo,
  mailsTo,
  makeBuyer,
  ONE_YEAR,
  pricedLine,
  todayInChina,
  trailOf,
} from '#tests/support/buyers.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const film = await makeMaterial(product, { kind: 'video' });
const sea = await makeMaterial(product, { kind: 'video' });
const photo = await makeMaterial(product, { kind: 'photo' });
const song = await makeMaterial(product, { kind: 'music' });
const hidden = await makeMaterial(product, { kind: 'video', online: false });
const priced = await pricedLine(product, film);
const lin = await makeBuyer(product);

const countOrders = async () =>
  (
    await product.db
      .selectFrom('orders')
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const inCart = async (token: string) => (await product.call('/cart/counts', {}, { token })).body;

test('[D1] [R297] an order whose lines all have a price is quoted at once, and leaves the cart', async () => {
  const wei = await makeBuyer(product);
  for (const targetId of [film, sea]) await wei.call('/cart/add', { targetId, category: 0 });
  await wei.call('/cart/add', { targetId: photo, category: 1 });
  const lines = [priced, await pricedLine(product, sea, { ...ONE_YEAR, area: 'global' })];
  const { body } = await wei.create({ lines });
  expect(body).toMatchObject({ success: true, state: 'quoted', number: expect.stringMatching(/^FH\d{8}$/) });
  const order = await wei.detail(body.orderId);
  expect(order).toMatchObject({
    state: 'quoted',
    totalFen: 134_000,
    lineCount: 2,
    next: 'buyer-pays',
    quoteDueAt: null,
  });
  expect(order.quotes).toEqual([order.quote]);
  expect(order.quote).toMatchObject({
    version: 1,
    auto: true,
    note: '',
    state: 'live',
    totalFen: 134_000,
    netFen: 126_415,
    vatFen: 7585,
  });
  expect(order.quote.lines).toMatchObject([{ amountFen: 48_000 }, { amountFen: 86_000 }]);
  expect(Date.parse(order.payBy) - Date.parse(order.createdAt)).toBe(15 * 24 * 3_600_000);
  expect(order.may).toEqual({
    say: true,
    close: true,
    askChange: true,
    pay: true,
    editLicence: true,
    askRefund: false,
    approve: false,
  });
  expect(await inCart(wei.token)).toMatchObject({ videoShopping: 0, photoShopping: 1 });
  expect(await trailOf(product, body.orderId)).toMatchObject([{ action: 'order.quoted', actor: 'Wei', before: null }]);
  expect((await mailsTo(product, wei.account)).at(-1)).toContain(`/Order?orderId=${body.orderId}`);
});

test('[D12] prices are frozen onto the lines, with the table that they came from', async () => {
  const id = await lin.order([film]);
  const line = await product.db.selectFrom('orderLines').selectAll().where('orderId', '=', id).executeTakeFirst();
  const { rows } = await sql<{ id: number }>`
    select id from price_tables where kind = 'video' and withdrawn_at is null order by version desc limit 1`.execute(
    product.db,
  );
  expect(line).toMatchObject({ listFen: 48_000, priceTableId: rows[0]?.id, ...ONE_YEAR });
});

test.each([
  ['a line is on request only', { terms: FOR_EVER, specialRequest: '' }],
  ['something special is asked for', { terms: ONE_YEAR, specialRequest: '需要 12 个月内续期一次' }],
])(
  '[D1] [R299] sales must quote when %s, and are told so with the deadline',
  async (_why, { terms, specialRequest }) => {
    const wei = await makeBuyer(product);
    const sales = 'sales@framehall.test';
    const before = (await mailsTo(product, sales)).length;
    const orderId = await wei.order([film], terms, { specialRequest });
    const order = await wei.detail(orderId);
    expect(order).toMatchObject({ state: 'submitted', totalFen: null, quote: null, next: 'sales-quotes', payBy: null });
    const { rows } = await sql<{ due: Date }>`
    select quote_due(submitted_at) as due from orders where id = ${orderId}`.execute(product.db);
    expect(order.quoteDueAt).toBe(rows[0]?.due.toISOString());
    const told = (await mailsTo(product, sales)).slice(before);
    expect(told).toEqual([expect.stringContaining(`/office/sales?order=${orderId}`)]);
    expect((await mailsTo(product, wei.account)).at(-1)).toContain(order.number);
  },
);

test('[S7] [rule 2] a price that is not ours is refused and never used', async () => {
  const before = await countOrders();
  const wrong: [unknown, number][] = [
    [0, 409],
    [47_999, 409],
    [null, 409],
    [-1, 400],
    ['0.01', 400],
    [0.5, 400],
    [1e300, 400],
    [undefined, 400],
  ];
  for (const [priceFen, status] of wrong)
    expect((await lin.create({ lines: [{ ...priced, priceFen: priceFen as number }] })).status, String(priceFen)).toBe(
      status,
    );
  const huge = await fetch(`${product.url}/order/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', access_token: lin.token },
    body: JSON.stringify({
      key: randomUUID(),
      licence: licenceInfo(),
      lines: [{ ...priced, priceFen: 7 }],
    }).replace('"priceFen":7', '"priceFen":1e309'),
  });
  expect(huge.status).toBe(400);
  expect(await countOrders()).toBe(before);
});

test('[S7] a use that is no leaf of the table is refused', async () => {
  await sql`delete from price_leaves where scene = 'education' and channel = 'cinema'`.execute(product.db);
  const terms = { ...ONE_YEAR, scene: 'education', channel: 'cinema' } as const;
  const { status, body } = await lin.create({ lines: [{ materialId: film, terms, priceFen: null }] });
  expect([status, body.problem]).toEqual([409, 'no-such-use']);
  const unknown = { ...ONE_YEAR, scene: 'war' } as never;
  expect((await lin.create({ lines: [{ ...priced, terms: unknown }] })).status).toBe(400);
});

test('[S8] [rule 5] thirty at once with one key make one order; the same key with another wish is refused', async () => {
  const wei = await makeBuyer(product);
  await wei.call('/cart/add', { targetId: film, category: 0 });
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 30 }, () => wei.create({ key, lines: [priced] })));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1);
  expect((await wei.call('/order/list')).body.total).toBe(1);
  expect((await mailsTo(product, wei.account)).filter((body) => body.includes('/Order?'))).toHaveLength(1);
  const other = await wei.create({ key, lines: [priced], licence: licenceInfo({ brand: '别的' }) });
  expect([other.status, other.body.problem]).toEqual([409, 'request-differs']);
  // Keys of different people do not collide.
  expect((await lin.create({ key, lines: [priced] })).body.success).toBe(true);
});

test('[D1] what is refused leaves its key free', async () => {
  const key = randomUUID();
  expect((await lin.create({ key, lines: [{ ...priced, priceFen: 1 }] })).status).toBe(409);
  expect((await lin.create({ key, lines: [priced] })).body.success).toBe(true);
});

test('[D1] only what is on sale, of a kind that carts hold and not one’s own can be ordered, once each', async () => {
  const photographer = await signIn(product, 'photographer');
  const by = async (lines: object[], token = lin.token) => {
    const input = { key: randomUUID(), licence: licenceInfo(), agreement: 1, lines };
    const { status, body } = await product.call('/order/create', input, { token });
    return [status, body.problem ?? body.state];
  };
  expect(await by([{ ...priced, materialId: hidden }])).toEqual([409, 'not-on-sale']);
  expect(await by([{ ...priced, materialId: 999_999_999 }])).toEqual([409, 'not-on-sale']);
  expect(await by([priced, priced])).toEqual([400, 'bad-input']);
  expect(await by([{ ...priced, materialId: song }])).toEqual([400, 'bad-input']);
  expect(await by([priced, { ...priced, materialId: song }])).toEqual([400, 'bad-input']);
  expect(await by([priced], photographer)).toEqual([409, 'own-material']);
  expect(await by([])).toEqual([400, 'bad-input']);
  expect(await by([await pricedLine(product, photo)])).toEqual([200, 'quoted']);
});

test('in and out points stay with their line, and only clips have them', async () => {
  const [excerpt, beyond] = [
    { inMs: 3000, outMs: 4510 },
    { inMs: 3000, outMs: 3_600_000 },
  ];
  const picture = await pricedLine(product, photo);
  for (const lines of [[{ ...priced, excerpt: beyond }], [{ ...picture, excerpt }]])
    expect((await lin.create({ lines })).body).toMatchObject({
      problem: 'bad-input',
      fields: { excerpt: 'Check the format' },
    });
  const { orderId } = (await lin.create({ lines: [{ ...priced, excerpt }, picture] })).body;
  expect((await lin.detail(orderId)).lines).toMatchObject([
    { materialId: film, excerpt },
    { materialId: photo, excerpt: null },
  ]);
});

test('[C31] one order holds video and photos, and says so; the lines keep the table of their own kind', async () => {
  const wei = await makeBuyer(product);
  const lines = [await pricedLine(product, photo), priced];
  const { body } = await wei.create({ lines });
  expect(body).toMatchObject({ kind: 'mixed', state: 'quoted' });
  const order = await wei.detail(body.orderId);
  expect(order).toMatchObject({ kind: 'mixed', lineCount: 2, totalFen: lines[0]!.priceFen! + lines[1]!.priceFen! });
  expect(order.lines.map((line: { kind: string }) => line.kind)).toEqual(['photo', 'video']);
  const { rows } = await sql<{ kind: string }>`
    select t.kind from order_lines l join price_tables t on t.id = l.price_table_id
    where l.order_id = ${body.orderId} order by l.position`.execute(product.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['photo', 'video']);
  expect((await mailsTo(product, wei.account)).join('\n')).toContain(`/Order?orderId=${body.orderId}`);
});

test('[C31] orders are found by each kind that they hold', async () => {
  const wei = await makeBuyer(product);
  const [pictures, clips, both] = [await wei.order([photo]), await wei.order([film]), await wei.order([film, photo])];
  const found = async (kind?: string) =>
    (await wei.call('/order/list', { kind })).body.infos.map(({ orderId }: { orderId: number }) => orderId);
  expect(await found()).toEqual([both, clips, pictures]);
  expect(await found('video')).toEqual([both, clips]);
  expect(await found('photo')).toEqual([both, pictures]);
  expect(await found('music')).toEqual([]);
});

async function grant(materialId: number, buyerId: number, period: string, endsOn: string | null): Promise<void> {
  const wei = await makeBuyer(product);
  const orderId = await wei.order([materialId], FOR_EVER);
  await sql`
    insert into licences (number, line_id, order_id, buyer_id, material_id, material_code, title_zh, title_en,
      scene, channel, period, area, licensee_type, licensee, project_name, brand, amount_fen,
      starts_on, ends_on)
    select ${randomUUID()}, l.id, o.id, ${buyerId}, l.material_id, '', '', '', l.scene, l.channel, ${period},
      l.area, 'company', '', '', '', 1, current_date - 40, ${endsOn}
    from order_lines l join orders o on o.id = l.order_id where o.id = ${orderId}`.execute(product.db);
}
const idOf = async (account: string) =>
  (await product.db.selectFrom('users').select('id').where('email', '=', account).executeTakeFirstOrThrow()).id;

test('[D12] a buyout is refused while others hold licences, and nothing sells what is bought out', async () => {
  const [mine, past, others] = [
    await makeMaterial(product, { kind: 'video' }),
    await makeMaterial(product, { kind: 'video' }),
    await makeMaterial(product, { kind: 'video' }),
  ];
  const stranger = await idOf((await makeBuyer(product)).account);
  await grant(mine, await idOf(lin.account), 'year', null);
  await grant(past, stranger, 'month', todayInChina(-2));
  await grant(others, stranger, 'year', todayInChina(2));
  const buyout = async (materialId: number) =>
    (await lin.create({ lines: [{ materialId, terms: BUYOUT, priceFen: null }] })).body;
  expect((await buyout(mine)).state).toBe('submitted');
  expect((await buyout(past)).state).toBe('submitted');
  expect((await buyout(others)).problem).toBe('licences-exist');
  await grant(past, stranger, 'buyout', null);
  expect((await lin.create({ lines: [await pricedLine(product, past)] })).body.problem).toBe('bought-out');
});

test.each<[string, Partial<LicenceInfo>]>([
  ['two licensees with 、', { licensee: '甲公司、乙公司' }],
  ['two licensees with /', { licensee: 'Alpha / Beta' }],
  ['two licensees on two lines', { licensee: 'Alpha\nBeta' }],
  ['no licensee', { licensee: '  ' }],
  ['a licensee of 101 letters', { licensee: '好'.repeat(101) }],
  ['a wrong check digit', { creditCode: '91350100M000100Y42' }],
  ['a short credit code', { creditCode: '91350100M000100Y4' }],
  ['a credit code of an individual', { licenseeType: 'individual', creditCode: '91350100M000100Y43' }],
  ['a licence that began yesterday', { startsOn: todayInChina(-1) }],
  ['a licence that begins in 366 days', { startsOn: todayInChina(366) }],
  ['a day that does not exist', { startsOn: '2027-02-30' }],
])('[D2] refused, by the name of its field: %s', async (_what, changes) => {
  const { status, body } = await lin.create({ lines: [priced], licence: licenceInfo(changes) });
  expect([status, body.problem]).toEqual([400, 'bad-input']);
  expect(Object.keys(body.fields)).toEqual(Object.keys(changes).slice(-1));
});

test.each<[string, Partial<LicenceInfo>]>([
  ['a company form after a comma', { licensee: 'Framehall Pictures Co., Ltd.' }],
  ['a right credit code, in small letters', { creditCode: ' 91350100m000100y43 ' }],
  ['an individual', { licenseeType: 'individual', licensee: '欧阳·晓明' }],
  ['a licence that begins in 365 days', { startsOn: todayInChina(365) }],
])('[D2] accepted: %s', async (_what, changes) => {
  const { body } = await lin.create({ lines: [priced], licence: licenceInfo(changes) });
  expect(body.success).toBe(true);
  const { licence } = await lin.detail(body.orderId);
  expect(licence).toEqual(licenceInfo({ ...changes, creditCode: (changes.creditCode ?? '').trim().toUpperCase() }));
});

test('[D1] a special request has 500 letters at most, and visitors and strange fields are refused', async () => {
  expect((await lin.create({ lines: [priced], specialRequest: '好'.repeat(500) })).status).toBe(200);
  expect((await lin.create({ lines: [priced], specialRequest: '好'.repeat(501) })).status).toBe(400);
  expect((await lin.create({ lines: [{ ...priced, fen: 1 } as never] })).status).toBe(400);
  const wrongLine = await lin.create({ lines: [{ ...priced, materialId: 'x' } as never] });
  expect(Object.keys(wrongLine.body.fields)).toEqual(['lines']);
  expect((await lin.create({ key: 'no uuid', lines: [priced] })).status).toBe(400);
  const input = { key: randomUUID(), licence: licenceInfo(), agreement: 1, lines: [priced] };
  expect((await product.call('/order/create', input)).status).toBe(401);
});

test('[D2] the next form begins with what was written last, from today on', async () => {
  const wei = await makeBuyer(product);
  expect((await wei.call('/order/lastLicence')).body.licence).toBeNull();
  const orderId = await wei.order([film], ONE_YEAR, {
    licence: licenceInfo({ brand: '新牌', startsOn: todayInChina(3) }),
  });
  expect((await wei.call('/order/lastLicence')).body.licence).toMatchObject({
    brand: '新牌',
    startsOn: todayInChina(3),
  });
  await sql`update orders set starts_on = '2020-01-01' where id = ${orderId}`.execute(product.db);
  expect((await wei.call('/order/lastLicence')).body.licence.startsOn).toBe(todayInChina());
});
