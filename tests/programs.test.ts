import { execFile, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#server/platform/net.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { licenceInfo, ONE_YEAR, trailOf } from '#tests/support/buyers.ts';
import { installClient } from '#tests/support/client-package.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { softPhoto } from '#tests/support/files.ts';
import { callAsProgram, makeKey } from '#tests/support/keys.ts';
import { makeLicences, makeOriginal, storeOriginal } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp } from '#tests/support/search.ts';
import { connect, type Framehall, readWebhook } from '../client/client.ts';

const product = await startProduct({ WEBHOOKS_TO_LOOPBACK: '1' });
const film = await makeMaterial(product, { kind: 'video', description: { titleEn: 'Mountain at dawn' } });
await catchUp(product);
const FILM_FEN = 48_000;

let company: number;
let admin: Awaited<ReturnType<typeof makeMember>>;
let key: string;
let framehall: Framehall;
beforeEach(async () => {
  company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
  ({ key } = await makeKey(admin));
  framehall = connect({ url: product.url, key });
});

const wanted = (changes: object = {}) => ({
  key: randomUUID(),
  lines: [{ materialId: film, terms: ONE_YEAR, priceFen: FILM_FEN }],
  licence: licenceInfo(),
  agreement: 1,
  ...changes,
});
const countOrders = async () =>
  (await product.db.selectFrom('orders').select('id').where('customerId', '=', company).execute()).length;

describe('a program', () => {
  test('finds, reads and prices what is on sale', async () => {
    const found = await framehall.search({ type: 'video', keyword: 'mountain dawn' });
    expect(found).toMatchObject({ total: 1, infos: [{ id: film, kind: 'video' }] });
    expect((await framehall.material({ id: film })).material.item).toMatchObject({ id: film });
    expect((await framehall.uses({ kind: 'video' })).tree.map(({ scene }) => scene)).toContain('social');
    const { infos } = await framehall.prices({ materialIds: [film], terms: ONE_YEAR });
    expect(infos).toEqual([{ materialId: film, priceFen: FILM_FEN }]);
    await expect(framehall.material({ id: 999_999 })).rejects.toMatchObject({ status: 404, problem: 'not-found' });
  });

  test('orders as the member who made its key, once however often it asks', async () => {
    const { version, url } = await framehall.agreement();
    expect([version, url]).toEqual([1, 'http://localhost:4000/agreement/order']);
    const order = wanted();
    const replies = await Promise.all([1, 2, 3].map(() => framehall.createOrder(order)));
    const [first] = replies;
    expect(first).toMatchObject({
      state: 'quoted',
      approval: 'none',
      totalFen: FILM_FEN,
      url: `http://localhost:4000/Order?orderId=${first!.orderId}`,
    });
    expect(replies).toEqual([first, first, first]);
    expect(await countOrders()).toBe(1);
    const { nickname } = (await admin.call('/session')).body.data;
    expect(await trailOf(product, first!.orderId)).toMatchObject([
      { action: 'order.quoted', actor: `${nickname} · Test` },
    ]);
    expect((await admin.call('/order/detail', { orderId: first!.orderId })).body.order.boughtBy).toBeNull();
    expect((await framehall.orders({ state: 'quoted' })).infos).toMatchObject([{ orderId: first!.orderId }]);
    expect((await framehall.order({ orderId: first!.orderId })).order.totalFen).toBe(FILM_FEN);
  });

  test('gets the first reply again, whatever has become of the order since', async () => {
    const { userId } = admin;
    await admin.call('/company/setLimit', { userId, limit: { kind: 'fixed', limitFen: 0 } });
    const colleague = await makeMember(product, company, 'approver');
    const order = wanted();
    const first = await framehall.createOrder(order);
    const { orderId } = first;
    expect(first).toMatchObject({ state: 'quoted', approval: 'waiting', totalFen: FILM_FEN });
    await colleague.call('/order/answerApproval', { orderId, approve: true, words: '' });
    expect(await framehall.createOrder(order)).toEqual(first);
    await admin.call('/order/say', { orderId, words: 'Cheaper?', asksChange: true });
    expect((await framehall.order({ orderId })).order).toMatchObject({ state: 'submitted', totalFen: null });
    expect(await framehall.createOrder(order)).toEqual(first);
    await admin.call('/order/close', { orderId, reason: 'cancelled' });
    expect(await framehall.createOrder(order)).toEqual(first);
    expect(await countOrders()).toBe(1);
  });

  test('gets what is known when the release before kept the first reply', async () => {
    const order = wanted();
    const first = await framehall.createOrder(order);
    await sql`update request_keys set reply = reply - 'approval' - 'totalFen' where key = ${order.key}`.execute(
      product.db,
    );
    expect(await framehall.createOrder(order)).toEqual(first);
  });

  test('with a key of another order, nothing is ordered', async () => {
    const order = wanted();
    await framehall.createOrder(order);
    const other = { ...order, licence: licenceInfo({ brand: 'Another' }) };
    await expect(framehall.createOrder(other)).rejects.toMatchObject({ status: 409, problem: 'request-differs' });
    const cheap = wanted({ lines: [{ materialId: film, terms: ONE_YEAR, priceFen: 1 }] });
    await expect(framehall.createOrder(cheap)).rejects.toMatchObject({ status: 409, problem: 'price-changed' });
    expect(await countOrders()).toBe(1);
  });

  test('is bound by the limit and the role of that member', async () => {
    const { userId } = admin;
    const limit = { kind: 'monthly', limitFen: FILM_FEN };
    expect((await admin.call('/company/setLimit', { userId, limit })).status).toBe(200);
    expect(await framehall.createOrder(wanted())).toMatchObject({ approval: 'none' });
    expect(await framehall.createOrder(wanted())).toMatchObject({ approval: 'waiting' });
    const colleague = await makeMember(product, company, 'admin');
    await colleague.call('/company/setRole', { userId, role: 'viewer' });
    await expect(framehall.createOrder(wanted())).rejects.toMatchObject({ status: 403, problem: 'company-role' });
    expect(await countOrders()).toBe(2);
  });

  test('reads what is its company’s and nothing else', async () => {
    const original = await makeOriginal(product, Buffer.from('film'));
    const bought = await makeLicences(product, {
      buyer: admin.account,
      customerId: company,
      lines: [{ materialId: original, terms: { scene: 'social' } }],
    });
    const licenceId = bought.licence.id;
    expect((await framehall.licences()).infos).toMatchObject([{ licenceId, standing: 'valid' }]);
    expect(await framehall.covers({ licenceId, terms: { ...ONE_YEAR, area: 'global' } })).toMatchObject({
      covered: false,
    });
    expect((await framehall.certificate({ licenceId })).url).toMatch(/^http/);
    expect((await fetch((await framehall.download({ licenceId })).url)).status).toBe(200);
    const other = await makeMember(product, await makeCompany(product), 'admin');
    const stranger = connect({ url: product.url, key: (await makeKey(other)).key });
    for (const foreign of [
      () => stranger.order({ orderId: bought.orderId }),
      () => stranger.covers({ licenceId, terms: ONE_YEAR }),
      () => stranger.certificate({ licenceId }),
      () => stranger.download({ licenceId }),
      () => stranger.download({ licenceId: 999_999 }),
      () => stranger.formats({ licenceId }),
      () => stranger.makeFormat({ licenceId, format: 'mp4-1080' }),
      () => stranger.downloadFormat({ licenceId, format: 'mp4-1080' }),
    ])
      await expect(foreign()).rejects.toMatchObject({ status: 404, problem: 'not-found' });
    expect((await stranger.licences()).infos).toEqual([]);
  });

  test('has an original made in another format, and downloads that once it is there', async () => {
    const jpeg = await softPhoto(1);
    const { width, height } = await sharp(jpeg).metadata();
    const materialId = await makeMaterial(product, { kind: 'photo' });
    await storeOriginal(product, materialId, jpeg, { contentType: 'image/jpeg', ending: 'jpg', fileName: 'SEA.JPG' });
    await product.db.updateTable('materials').set({ width, height }).where('id', '=', materialId).execute();
    const bought = { buyer: admin.account, customerId: company, lines: [{ materialId }], copied: false };
    const licenceId = (await makeLicences(product, bought)).licence.id;
    const wish = { licenceId, format: 'jpeg-2000' } as const;
    expect((await framehall.formats({ licenceId })).infos).toMatchObject([{ format: 'jpeg-2000', state: 'none' }]);
    await expect(framehall.downloadFormat(wish)).rejects.toMatchObject({ status: 404 });
    await framehall.makeFormat(wish);
    await expect(framehall.downloadFormat(wish)).rejects.toMatchObject({
      problem: 'copy-not-ready',
      retryAfter: expect.any(Number),
    });
    const { rows } = await sql<{ data: { fileId: number; format: 'jpeg-2000' } }>`
      select data from pgboss.job where name = 'licences.format'`.execute(product.db);
    const config = { ...product.services.config, workDir: mkdtempSync(join(tmpdir(), 'framehall-work-')) };
    const worker = systemContext({ ...product.services, config }, 'test');
    await workers['licences.format'](worker, rows.at(-1)!.data, new AbortController().signal);
    rmSync(config.workDir, { recursive: true });
    const file = await fetch((await framehall.downloadFormat(wish)).url);
    expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 2000,
    });
  });

  test.each<[path: string, method: 'GET' | 'POST', input: object, scope: 'search' | 'orders']>([
    ['/api/v1/search', 'GET', {}, 'orders'],
    [`/api/v1/materials/${film}`, 'GET', {}, 'orders'],
    ['/api/v1/uses', 'GET', { kind: 'video' }, 'search'],
    ['/api/v1/prices', 'POST', {}, 'search'],
    ['/api/v1/agreement', 'GET', {}, 'search'],
    ['/api/v1/orders', 'POST', {}, 'search'],
    ['/api/v1/orders', 'GET', {}, 'search'],
    ['/api/v1/orders/1', 'GET', {}, 'search'],
    ['/api/v1/licences', 'GET', {}, 'search'],
    ['/api/v1/licences/covers', 'POST', {}, 'search'],
    ['/api/v1/certificates', 'POST', {}, 'search'],
    ['/api/v1/downloads', 'POST', {}, 'search'],
    ['/api/v1/formats', 'GET', { licenceId: '1' }, 'search'],
    ['/api/v1/formats', 'POST', {}, 'orders'],
    ['/api/v1/formats/downloads', 'POST', {}, 'search'],
  ])('%s needs its scope, before the input is looked at', async (path, method, input, scope) => {
    const narrow = await makeKey(admin, { scopes: [scope] });
    const asked = (sent?: string) => callAsProgram(product, method, path, input, sent);
    expect(await asked(narrow.key)).toMatchObject({ status: 403, body: { problem: 'key-scope' } });
    expect(await asked()).toMatchObject({ status: 401, body: { problem: 'api-key' } });
  });

  test.each([
    ['/api/v1/search', 'GET', { type: 'everything' }],
    ['/api/v1/search', 'GET', { surprise: '1' }],
    ['/api/v1/materials/abc', 'GET', {}],
    ['/api/v1/orders', 'GET', { pageNo: '0' }],
    ['/api/v1/orders', 'POST', { key: 'not-a-uuid' }],
    ['/api/v1/downloads', 'POST', { licenceId: '1' }],
    ['/api/v1/formats', 'GET', { licenceId: 'x' }],
    ['/api/v1/formats', 'POST', { licenceId: 1, format: 'gif' }],
    ['/api/v1/formats/downloads', 'POST', { licenceId: 1 }],
  ] as const)('%s refuses %o', async (path, method, input) => {
    expect((await callAsProgram(product, method, path, input, key)).status).toBe(400);
  });
});

test('the calls have an OpenAPI document of their own, and the browser’s does not list them', async () => {
  const read = async (path: string) => (await (await fetch(product.url + path)).json()) as { paths: object };
  const own = await read('/docs/v1/json');
  expect(Object.keys(own.paths).toSorted()).toEqual([
    '/api/v1/agreement',
    '/api/v1/certificates',
    '/api/v1/downloads',
    '/api/v1/formats',
    '/api/v1/formats/downloads',
    '/api/v1/licences',
    '/api/v1/licences/covers',
    '/api/v1/materials/{id}',
    '/api/v1/orders',
    '/api/v1/orders/{orderId}',
    '/api/v1/prices',
    '/api/v1/search',
    '/api/v1/uses',
  ]);
  expect(own).toMatchObject({ openapi: '3.1.0', components: { securitySchemes: { key: { scheme: 'bearer' } } } });
  expect(own.paths).toMatchObject({
    '/api/v1/downloads': { post: { description: 'Needs a key with the scope “downloads”.' } },
  });
  const browser = Object.keys((await read('/docs/json')).paths);
  expect(browser).toContain('/search');
  expect(browser.filter((path) => path.startsWith('/api/v1'))).toEqual([]);
  expect((await fetch(`${product.url}/docs/v1/`)).status).toBe(200);
});

describe('the package', () => {
  const run = promisify(execFile);
  const home = mkdtempSync(join(tmpdir(), 'framehall-client-'));
  const examples = [...readFileSync('docs/programs.md', 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map(
    ([, code = '']) => code,
  );
  beforeAll(() => installClient(home));
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const write = (turn: number) => {
    const file = join(home, `example-${turn}.mjs`);
    writeFileSync(file, examples[turn] ?? '');
    return file;
  };
  const example = async (turn: number) => {
    const env = { ...process.env, FRAMEHALL_URL: product.url, FRAMEHALL_KEY: key };
    return (await run(process.execPath, [write(turn)], { env })).stdout.trim();
  };

  test('orders as the first example says', async () => {
    expect(await example(0)).toMatch(/^\S+ quoted none 48000 http:\/\/localhost:4000\/Order\?orderId=\d+$/);
    expect(await countOrders()).toBe(1);
  });

  test('is told as the third example says, and takes nothing that is not signed', async () => {
    const port = await freePort();
    const events = ['order.quoted'];
    const url = `http://127.0.0.1:${port}/`;
    const { secret } = (await admin.call('/company/webhooks/create', { url, events })).body;
    const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret };
    const child = spawn(process.execPath, [write(2)], { env });
    const said: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text.trim()));
    await expect.poll(() => said).toEqual(['listening']);
    const { number } = await framehall.createOrder(wanted());
    await workers['webhooks.retry'](systemContext(product.services, 'test'), {}, new AbortController().signal);
    await expect.poll(() => said).toEqual(['listening', `order.quoted ${number}`]);
    const { infos } = (await admin.call('/company/webhooks/log')).body;
    expect(infos).toMatchObject([{ state: 'delivered', status: 204 }]);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400);
    child.kill();
  });

  test('downloads as the second example says', async () => {
    const lines = [{ materialId: await makeOriginal(product, Buffer.from('film')) }];
    await makeLicences(product, { buyer: admin.account, customerId: company, lines });
    expect(await example(1)).toBe('missing: area\n200');
  });
});

describe('a message to a webhook', () => {
  const secret = 'whsec_test';
  const body = '{"id":"1","event":"order.paid","at":"","data":{}}';
  const sign = (time: number, text = body, key = secret) =>
    `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('hex')}`;
  const now = Math.floor(Date.now() / 1000);

  test('is read when its signature is good and new', async () => {
    expect(await readWebhook({ body, secret, signature: sign(now) })).toMatchObject({ id: '1', event: 'order.paid' });
  });

  test.each([
    ['none', undefined],
    ['nonsense', 'nonsense'],
    ['of another key', sign(now, body, 'whsec_other')],
    ['of another body', sign(now, '{}')],
    ['too old', sign(now - 301)],
    ['from the future', sign(now + 40_000)],
    ['with another time', sign(now).replace(String(now), String(now + 1))],
  ])('is not with a signature that is %s', async (_name, signature) => {
    expect(await readWebhook({ body, secret, signature })).toBeUndefined();
  });
});
