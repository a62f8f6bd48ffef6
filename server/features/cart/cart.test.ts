import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { leaveCart } from './cart.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const video = await makeMaterial(product, { kind: 'video', description: { ownerTitle: 'MVI_0001' } });
const pond5 = await makeMaterial(product, { kind: 'video', description: { source: 'pond5' } });
const raw = await makeMaterial(product, { kind: 'video', description: { source: 'raw' } });
const photo = await makeMaterial(product, { kind: 'photo' });
const music = await makeMaterial(product, { kind: 'music' });
const hidden = await makeMaterial(product, { kind: 'photo', online: false });
const NOBODYS = 999_999_999;

const year = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' };
const permanent = { ...year, period: 'permanent' };
const undecided = (...ids: number[]) => ids.map((materialId) => ({ materialId, terms: null }));
/** A use that the test's price tables do not have. */
const unsold = { ...year, channel: 'cinema' };

for (const kind of ['video', 'photo'])
  await sql`
    with made as (
      insert into price_tables (kind, version, factors, effective_at)
      values (${kind}, 1000, '{}', clock_now()) returning id
    )
    insert into price_leaves (table_id, scene, channel, period, area, fen)
    select id, 'advertising', 'internet', period, 'mainland', fen
    from made, (values ('year', 128000), ('permanent', null)) as leaf (period, fen)`.execute(product.db);

async function someone(language: 'zh' | 'en' = 'en') {
  const { token } = await register(product);
  const call = async (path: string, input: object = {}) => await product.call(path, input, { token, language });
  return {
    token,
    call,
    add: (targetId: number, category: number, more: object = {}) => call('/cart/add', { targetId, category, ...more }),
    list: async (category?: number, page: object = {}) => (await call('/cart/list', { category, ...page })).body,
    counts: async () => (await call('/home/preference')).body,
  };
}
const idsOf = (list: { infos: { id: number }[] }) => list.infos.map(({ id }) => id);
const system = () => systemContext(product.services, 'test');

/** Gives somebody an exclusive buyout of the material. */
async function buyOut(materialId: number) {
  await sql`
    with made as (
      insert into orders (kind, buyer_id, state, licensee_type, licensee, project_name, brand, contact_name, contact,
        starts_on, total_fen, agreement_id)
      select 'photo', id, 'confirmed', 'company', 'Lin', 'Spring', 'Lin', 'Lin', '1', current_date, 100,
        (select id from policies where name = 'order' and version = 1)
      from users limit 1 returning id, buyer_id
    ), line as (
      insert into order_lines (order_id, position, material_id, scene, channel, period, area)
      select id, 1, ${materialId}, 'advertising', 'internet', 'buyout', 'global' from made returning id, order_id
    )
    insert into licences (number, line_id, order_id, buyer_id, material_id, material_code, title_zh, title_en,
      scene, channel, period, area, licensee_type, licensee, project_name, brand, amount_fen, starts_on)
    select ${`L${materialId}`}, line.id, made.id, made.buyer_id, ${materialId}, '', '', '',
      'advertising', 'internet', 'buyout', 'global', 'company', 'Lin', 'Spring', 'Lin', 100, current_date
    from made, line`.execute(product.db);
}

test('[C7] [R163] [R250] what is put into the cart is listed with its price, newest first', async () => {
  const lin = await someone();
  const { cartId } = (await lin.add(video, 0, { terms: year })).body;
  await lin.add(pond5, 5, { terms: permanent });
  const { infos, total } = await lin.list(0);
  expect(total).toBe(2);
  expect(infos[0]).toMatchObject({ id: pond5, category: 5, byQuote: true, priceFen: null });
  expect(infos[1]).toMatchObject({
    cartId,
    id: video,
    category: 0,
    thumbnail: expect.stringMatching(/^http.+thumb-1x$/),
    title: 'Mountain',
    userTitle: 'MVI_0001',
    skuName: 'Advertising · Internet · 1 year · Mainland China',
    terms: year,
    priceFen: 128_000,
    byQuote: false,
    obstacle: null,
    item: { kind: 'video', id: video },
  });
  expect(idsOf(await lin.list(5))).toEqual([pond5]);
  expect(idsOf(await lin.list(0, { pageNo: 2, pageSize: 1 }))).toEqual([video]);
  await lin.add(photo, 1);
  expect(idsOf(await lin.list())).toEqual([photo, pond5, video]);
  expect(idsOf(await lin.list(undefined, { pageNo: 2, pageSize: 2 }))).toEqual([video]);
});

test('[R163] the licence is named in the reader’s language', async () => {
  const lin = await someone('zh');
  await lin.add(photo, 1, { terms: year });
  expect((await lin.list(1)).infos[0]).toMatchObject({ title: '山', skuName: '商业广告 · 互联网 · 1 年 · 中国大陆' });
});

test('[C7] again changes nothing, also thirty times at once', async () => {
  const lin = await someone();
  const replies = await Promise.all(Array.from({ length: 30 }, () => lin.add(photo, 1)));
  expect(new Set(replies.map(({ body }) => body.cartId)).size).toBe(1);
  expect((await lin.add(photo, 1, { terms: year })).body.cartId).toBe(replies[0]?.body.cartId);
  expect((await lin.list(1)).infos).toMatchObject([{ id: photo, terms: null, skuName: '', priceFen: null }]);
});

test('[C7] only what it says it is can be put in, and never music', async () => {
  const lin = await someone();
  for (const [id, category] of [
    [photo, 0],
    [photo, 5],
    [video, 1],
    [video, 5],
    [music, 0],
    [music, 1],
    [hidden, 1],
    [NOBODYS, 1],
  ] as const) {
    const { status, body } = await lin.add(id, category);
    expect([status, body.problem], `${id} as ${category}`).toEqual([404, 'not-found']);
  }
  expect((await lin.add(video, 0, { terms: unsold })).body.problem).toBe('no-such-use');
  expect(await lin.call('/cart/counts')).toMatchObject({ body: { videoShopping: 0, photoShopping: 0 } });
});

test('own work, and what somebody has bought out, cannot be put in', async () => {
  const token = await signIn(product, 'photographer');
  const own = await product.call('/cart/add', { targetId: photo, category: 1 }, { token });
  expect([own.status, own.body.problem]).toEqual([409, 'own-material']);
  const sold = await makeMaterial(product, { kind: 'photo' });
  await buyOut(sold);
  expect((await (await someone()).add(sold, 1)).body.problem).toBe('bought-out');
});

test('[R250] what cannot be ordered any more stays, and says why', async () => {
  const lin = await someone();
  const ids = [await makeMaterial(product, { kind: 'photo' }), await makeMaterial(product, { kind: 'photo' })];
  for (const id of ids) await lin.add(id, 1, { terms: year });
  const [gone, sold] = ids as [number, number];
  must(await moveMaterial(system(), { id: gone, from: 'online', to: 'offline', by: 'staff' }));
  await buyOut(sold);
  const { infos, total } = await lin.list(1);
  expect(total).toBe(2);
  expect(infos).toMatchObject([
    { id: sold, obstacle: 'bought-out', item: { id: sold } },
    { id: gone, obstacle: 'offline', item: null, title: 'Mountain' },
  ]);
  // The buyer becomes the owner of the material.
  await sql`update materials set owner_id = (select user_id from cart_items where material_id = ${gone}),
    state = 'online' where id = ${gone}`.execute(product.db);
  expect((await lin.list(1)).infos[1]).toMatchObject({ id: gone, obstacle: 'own-work' });
});

test('a use that is not sold any more has to be chosen again', async () => {
  const lin = await someone();
  await lin.add(photo, 1);
  await sql`update cart_items set scene = 'education', channel = 'cinema', period = 'year', area = 'global'
    where id = ${(await lin.list(1)).infos[0].cartId}`.execute(product.db);
  expect((await lin.list(1)).infos).toMatchObject([{ terms: null, skuName: '', byQuote: false }]);
});

test('[R251] things are taken out one by one or together; what is unknown or another’s is answered alike', async () => {
  const [lin, wei] = [await someone(), await someone()];
  const { cartId } = (await wei.add(photo, 1)).body;
  const own = (await lin.add(photo, 1)).body.cartId;
  for (const path of ['/cart/terms', '/cart/collect'])
    for (const cartIds of [[cartId], [own, cartId], [own, NOBODYS]])
      expect((await lin.call(path, { cartIds, ...(path === '/cart/terms' && { terms: null }) })).status).toBe(404);
  const replies = [await lin.call('/cart/remove', { cartId }), await lin.call('/cart/remove', { cartId: NOBODYS })];
  for (const { status, body } of replies) expect([status, body]).toEqual([404, replies[0]?.body]);
  await lin.call('/cart/removeMany', { cartIds: [cartId, own, NOBODYS] });
  expect([(await lin.list(1)).total, (await wei.list(1)).total]).toEqual([0, 1]);
  expect((await wei.call('/cart/remove', { cartId })).body.success).toBe(true);
  expect((await wei.list(1)).total).toBe(0);
});

test('a licence is chosen for one line or for several, and taken back', async () => {
  const lin = await someone();
  const cartIds: number[] = [];
  for (const [id, category] of [
    [video, 0],
    [pond5, 0],
  ] as const)
    cartIds.push((await lin.add(id, category)).body.cartId);
  const chosen = await lin.call('/cart/terms', { cartIds, terms: year });
  expect(chosen.body.infos).toMatchObject([
    { id: pond5, priceFen: 128_000, terms: year },
    { id: video, priceFen: 128_000, terms: year },
  ]);
  expect((await lin.call('/cart/terms', { cartIds, terms: unsold })).body.problem).toBe('no-such-use');
  await lin.call('/cart/terms', { cartIds: [cartIds[0]], terms: null });
  expect((await lin.list(0)).infos.map(({ terms }: { terms: unknown }) => terms)).toEqual([year, null]);
});

test('in and out points of a clip are kept with it, and only such as it has', async () => {
  const lin = await someone();
  // The clip lasts 21.4 seconds.
  const excerpt = { inMs: 1200, outMs: 21_400 };
  const { cartId } = (await lin.add(video, 0, { excerpt })).body;
  expect((await lin.list()).infos[0]).toMatchObject({ id: video, excerpt });
  expect((await lin.call('/cart/ids')).body.infos).toEqual([{ cartId, materialId: video, excerpt }]);
  const set = async (wanted: object | null, of = cartId) =>
    (await lin.call('/cart/excerpt', { cartId: of, excerpt: wanted })).body;
  for (const wrong of [
    { inMs: 1200, outMs: 21_410 },
    { inMs: 1200, outMs: 1200 },
    { inMs: 3000, outMs: 1200 },
    { inMs: -10, outMs: 1200 },
    { inMs: 1, outMs: 1200 },
    { inMs: 0.5, outMs: 1200 },
    { inMs: 0 },
  ])
    expect(await set(wrong)).toMatchObject({ success: false, problem: 'bad-input' });
  expect((await lin.list()).infos[0]).toMatchObject({ excerpt });
  expect(await set({ inMs: 0, outMs: 10 })).toMatchObject({ success: true });
  expect((await lin.list()).infos[0]).toMatchObject({ excerpt: { inMs: 0, outMs: 10 } });
  expect(await set(null)).toMatchObject({ success: true });
  expect((await lin.list()).infos[0]).toMatchObject({ excerpt: null });
  expect((await lin.add(photo, 1, { excerpt })).body).toMatchObject({ problem: 'bad-input' });
  const pictureId = (await lin.add(photo, 1)).body.cartId;
  expect(await set(excerpt, pictureId)).toMatchObject({ problem: 'bad-input' });
  expect(await (await someone()).call('/cart/excerpt', { cartId, excerpt })).toMatchObject({ status: 404 });
});

test('things move to the bookmarks, all or none; raw footage cannot', async () => {
  const lin = await someone();
  const [one, other] = [(await lin.add(video, 0)).body.cartId, (await lin.add(raw, 0)).body.cartId];
  expect((await lin.call('/cart/collect', { cartIds: [one, other] })).body.problem).toBe('no-bookmark');
  expect(await lin.counts()).toMatchObject({ videoBookmark: 0, videoShopping: 2 });
  expect((await lin.call('/cart/collect', { cartIds: [one] })).body.success).toBe(true);
  expect(await lin.counts()).toMatchObject({ videoBookmark: 1, videoShopping: 1 });
});

test('[R162] the counts of carts are with those of bookmarks, and what is ordered leaves them', async () => {
  const lin = await someone();
  await lin.add(video, 0);
  await lin.add(pond5, 5);
  await lin.add(photo, 1);
  expect(await lin.counts()).toMatchObject({ videoShopping: 2, photoShopping: 1 });
  const { infos } = (await lin.call('/cart/ids')).body;
  const inCart = infos.map(({ materialId }: { materialId: number }) => materialId);
  expect(new Set(inCart)).toEqual(new Set([video, pond5, photo]));
  const { userId } = await product.db
    .selectFrom('cartItems')
    .select('userId')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await leaveCart(system(), userId, [video, photo, NOBODYS]);
  expect(await lin.counts()).toMatchObject({ videoShopping: 1, photoShopping: 0 });
});

test('what a visitor chose is put in together, without what cannot be', async () => {
  const lin = await someone();
  await lin.add(photo, 1);
  const wanted = undecided(pond5, video, photo, music, hidden, NOBODYS, video);
  expect((await lin.call('/cart/addMany', { wanted })).body).toMatchObject({ added: 2 });
  expect(idsOf(await lin.list(0))).toEqual([pond5, video]);
  expect((await lin.call('/cart/addMany', { wanted })).body).toMatchObject({ added: 0 });
});

test('what a visitor wanted it for comes along, unless it is not sold for that', async () => {
  const lin = await someone();
  await lin.add(photo, 1);
  const wanted = [
    { materialId: pond5, terms: year },
    { materialId: video, terms: unsold },
    { materialId: pond5, terms: unsold },
    { materialId: photo, terms: year },
  ];
  expect((await lin.call('/cart/addMany', { wanted })).body).toMatchObject({ added: 2 });
  expect((await lin.list(0)).infos).toMatchObject([
    { id: pond5, terms: year, priceFen: 128_000 },
    { id: video, terms: null, priceFen: null },
  ]);
  expect((await lin.list(1)).infos).toMatchObject([{ id: photo, terms: null }]);
});

test('in and out points that a visitor marked come along, unless the clip has no such part', async () => {
  const lin = await someone();
  const part = { inMs: 0, outMs: 5000 };
  const wanted = [
    { materialId: video, terms: null, excerpt: part },
    { materialId: pond5, terms: null, excerpt: { inMs: 0, outMs: 90_000 } },
    { materialId: photo, terms: null, excerpt: part },
  ];
  await lin.call('/cart/addMany', { wanted });
  const { infos } = await lin.list();
  expect(infos.map(({ id, excerpt }: { id: number; excerpt: unknown }) => [id, excerpt])).toEqual([
    [video, part],
    [pond5, null],
    [photo, null],
  ]);
});

test('a visitor’s cart shows what is on sale', async () => {
  const { body } = await product.call('/cart/look', { materialIds: [photo, hidden, music, video, NOBODYS] });
  expect(body.infos).toMatchObject([
    { kind: 'photo', id: photo },
    { kind: 'video', id: video },
  ]);
});

test('a cart holds 300, also when many are put in at once', async () => {
  const lin = await someone();
  await sql`
    with made as (
      insert into materials (kind, owner_id, state, file_name, size_bytes)
      select 'photo', owner_id, 'offline', 'x', 1 from materials, generate_series(1, 298)
      where id = ${photo} returning id
    )
    insert into cart_items (user_id, material_id)
    select (select max(id) from users), id from made`.execute(product.db);
  const extra = [video, pond5, photo];
  const replies = await Promise.all(extra.map((id) => lin.add(id, id === photo ? 1 : 0)));
  expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '409']);
  expect(replies.find(({ status }) => status === 409)?.body.problem).toBe('cart-full');
  expect((await lin.call('/cart/addMany', { wanted: undecided(...extra) })).body).toMatchObject({ added: 0 });
});

test('[R215] visitors are asked to log in, and bad input is refused', async () => {
  const lin = await someone();
  const calls: [string, object, object[]][] = [
    ['/cart/list', { category: 0 }, [{ category: 100 }, { category: '0' }]],
    [
      '/cart/add',
      { targetId: photo, category: 1 },
      [
        { targetId: 0, category: 1 },
        { targetId: photo, category: 1, price: 1 },
        { targetId: photo, category: 1, terms: { ...year, period: 'day' } },
      ],
    ],
    [
      '/cart/addMany',
      { wanted: undecided(1) },
      [
        { wanted: [] },
        { wanted: Array(101).fill({ materialId: 1, terms: null }) },
        { wanted: [{ materialId: 1 }] },
        { wanted: [{ materialId: 1, terms: { ...year, area: 'moon' } }] },
      ],
    ],
    ['/cart/remove', { cartId: 1 }, [{ cartId: '1' }, { cartId: Number.MAX_VALUE }]],
    ['/cart/removeMany', { cartIds: [1] }, [{ cartIds: [] }]],
    ['/cart/terms', { cartIds: [1], terms: null }, [{ cartIds: [1] }]],
    ['/cart/collect', { cartIds: [1] }, [{ cartIds: [-1] }]],
    ['/cart/counts', {}, [{ userId: 1 }]],
    ['/cart/ids', {}, [{ userId: 1 }]],
  ];
  for (const [path, fine, bad] of calls) {
    expect((await product.call(path, fine)).body.code, path).toBe(1001);
    for (const input of bad) expect((await lin.call(path, input)).status, path + JSON.stringify(input)).toBe(400);
  }
  expect((await product.call('/cart/look', { materialIds: [] })).status).toBe(400);
});
