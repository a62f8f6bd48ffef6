import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, call, openAssistant } from '#tests/support/assistant.ts';
import { licenceInfo, ONE_YEAR, todayInChina } from '#tests/support/buyers.ts';
import { installClient } from '#tests/support/client-package.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeKey } from '#tests/support/keys.ts';
import { makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp } from '#tests/support/search.ts';

const product = await startProduct();
const film = await makeMaterial(product, { kind: 'video', description: { titleEn: 'Mountain at dawn' } });
const photo = await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Harbour at dusk' } });
const song = await makeMaterial(product, { kind: 'music', description: { titleEn: 'Slow river' } });
await catchUp(product);
const KEYS_PAGE = `${product.url}/UserCenter?tab=company&view=programs`;

const home = mkdtempSync(join(tmpdir(), 'framehall-mcp-'));
let program: string;
beforeAll(async () => {
  const installed = await installClient(home);
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  program = join(installed, bin['framehall-mcp'] ?? '');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

let company: number;
let admin: Awaited<ReturnType<typeof makeMember>>;
beforeEach(async () => {
  company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
});

/** An assistant with a key of the company for everything, unless told otherwise. */
async function startAssistant(settings: Record<string, string> = {}) {
  const FRAMEHALL_KEY = settings['FRAMEHALL_KEY'] ?? (await makeKey(admin)).key;
  return await openAssistant(program, { FRAMEHALL_URL: product.url, ...settings, FRAMEHALL_KEY });
}

async function countBought(): Promise<number> {
  const orders = await product.db.selectFrom('orders').select('id').where('customerId', '=', company).execute();
  const carted = await product.db.selectFrom('cartItems').select('id').where('userId', '=', admin.userId).execute();
  return orders.length + carted.length;
}

test('an assistant is told what there is, and that nothing of it changes anything', async () => {
  const client = await startAssistant();
  expect(client.getServerVersion()).toMatchObject({ name: 'framehall', version: '1.0.0' });
  expect(JSON.parse(readFileSync('client/package.json', 'utf8'))).toMatchObject({ version: '1.0.0' });
  expect(client.getInstructions()).toContain('You can’t buy');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_materials',
    'get_material',
    'list_uses',
    'get_prices',
    'prepare_order',
    'list_orders',
    'list_licences',
    'check_licence',
  ]);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  expect(tools.filter(({ inputSchema }) => inputSchema['additionalProperties'] !== false)).toEqual([]);
  expect(tools.find(({ name }) => name === 'get_prices')?.inputSchema.required).toEqual(['materialIds', 'use']);
});

describe('an assistant', () => {
  test('finds material by words and filters', async () => {
    const client = await startAssistant();
    const page = `${product.url}/Detail?id=${film}`;
    expect(await ask(client, 'search_materials', { words: 'mountain dawn', orientation: 'landscape' })).toMatchObject({
      total: '1',
      materials: [{ id: film, kind: 'video', title: 'Mountain at dawn', width: 1920, seconds: 21.4, hdr: false, page }],
      nextPage: null,
    });
    expect(await ask(client, 'search_materials', { words: 'mountain', orientation: 'portrait' })).toMatchObject({
      total: '0',
    });
    expect(await ask(client, 'search_materials', { type: 'photo', words: 'harbour -dusk' })).toMatchObject({
      total: '0',
    });
    expect(await ask(client, 'search_materials', { type: 'photo', words: 'harbour' })).toMatchObject({
      materials: [{ id: photo, kind: 'photo', page: `${product.url}/DetailPic?id=${photo}` }],
    });
    expect(await ask(client, 'search_materials', { type: 'music', words: 'river' })).toMatchObject({
      materials: [{ id: song, kind: 'music', title: 'Slow river', page: `${product.url}/DetailMusic?id=${song}` }],
    });
  });

  test('turns the page', async () => {
    for (const titleEn of ['Glacier one', 'Glacier two'])
      await makeMaterial(product, { kind: 'video', description: { titleEn } });
    await catchUp(product);
    const client = await startAssistant();
    const wanted = { words: 'glacier', pageSize: 1 };
    const first = (await ask(client, 'search_materials', wanted)) as {
      materials: { title: string }[];
      nextPage: string;
    };
    const second = (await ask(client, 'search_materials', { ...wanted, page: first.nextPage })) as typeof first;
    expect([...first.materials, ...second.materials].map(({ title }) => title).toSorted()).toEqual([
      'Glacier one',
      'Glacier two',
    ]);
    expect(second.nextPage).toBeNull();
  });

  test('reads in Chinese where that is set', async () => {
    const client = await startAssistant({ FRAMEHALL_LANGUAGE: 'zh' });
    expect(await ask(client, 'get_material', { id: film })).toMatchObject({ id: film, title: '山' });
  });

  test('looks at one material, its uses and its price', async () => {
    const client = await startAssistant();
    expect(await ask(client, 'get_material', { id: film })).toMatchObject({
      id: film,
      title: 'Mountain at dawn',
      editorial: false,
      releases: { model: 0, property: 0 },
      technical: { width: 1920, height: 1080, duration: 21.4 },
      series: null,
      alike: [],
      page: `${product.url}/Detail?id=${film}`,
    });
    const { uses } = (await ask(client, 'list_uses', { kind: 'video' })) as { uses: { scene: string }[] };
    expect(uses.map(({ scene }) => scene)).toContain('social');
    expect(await ask(client, 'get_prices', { materialIds: [film, 999_999], use: ONE_YEAR })).toEqual({
      prices: [{ materialId: film, price: '¥480.00' }],
      notOnSale: [999_999],
    });
    const forEver = { ...ONE_YEAR, period: 'permanent' };
    expect(await ask(client, 'get_prices', { materialIds: [film], use: forEver })).toEqual({
      prices: [{ materialId: film, price: 'on request' }],
      notOnSale: [],
    });
  });

  test('prepares an order by a link for a person, and orders nothing', async () => {
    const client = await startAssistant();
    const use = 'scene=social&channel=internet&period=year&area=mainland';
    for (const [materialId, price, checkout] of [
      [film, '¥480.00', `/Putorder?material=${film}&${use}`],
      [photo, '¥160.00', `/Putorder?material=${photo}&${use}`],
      // Music is licensed on its own page, which reads no use from its address.
      [song, '¥400.00', `/DetailMusic?id=${song}`],
    ] as const)
      expect(await ask(client, 'prepare_order', { materialId, use: ONE_YEAR })).toMatchObject({
        material: { id: materialId },
        use: { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' },
        price,
        checkout: product.url + checkout,
        next: expect.stringMatching(/^Nothing has been ordered\./),
      });
    expect(await countBought()).toBe(0);
  });

  test('lists orders, with the page on which people pay them', async () => {
    const orderId = await admin.order([film], ONE_YEAR, { licence: licenceInfo({ projectName: 'Spring film' }) });
    const client = await startAssistant();
    expect(await ask(client, 'list_orders', { state: 'quoted', keyword: 'spring' })).toMatchObject({
      total: 1,
      orders: [
        {
          orderId,
          state: 'quoted',
          next: 'buyer-pays',
          price: '¥480.00',
          lineCount: 1,
          projectName: 'Spring film',
          page: `${product.url}/Order?orderId=${orderId}`,
        },
      ],
    });
    expect(await ask(client, 'list_orders', { state: 'paid' })).toEqual({ total: 0, orders: [] });
    expect(await ask(client, 'list_orders', { page: 2 })).toMatchObject({ orders: [] });
  });

  test('lists licences of its company and checks what they cover', async () => {
    const { licence } = await makeLicences(product, {
      buyer: admin.account,
      customerId: company,
      lines: [{ materialId: film, terms: ONE_YEAR }],
      amountFen: 48_000,
      startsOn: todayInChina(),
      copied: false,
    });
    const client = await startAssistant();
    expect(await ask(client, 'list_licences')).toMatchObject({
      total: 1,
      licences: [
        {
          licenceId: licence.id,
          standing: 'valid',
          materialId: film,
          title: 'Mountain at dawn',
          use: ONE_YEAR,
          licensee: 'Nine Films',
          page: `${product.url}/verify/${licence.number}`,
        },
      ],
    });
    expect(await ask(client, 'check_licence', { licenceId: licence.id, use: ONE_YEAR })).toEqual({ covered: true });
    const everywhere = { licenceId: licence.id, use: { ...ONE_YEAR, area: 'global' } };
    const upgrade = '¥380.00';
    expect(await ask(client, 'check_licence', everywhere)).toEqual({ covered: false, missing: ['area'], upgrade });
    const stranger = await makeMember(product, await makeCompany(product), 'admin');
    const other = await startAssistant({ FRAMEHALL_KEY: (await makeKey(stranger)).key });
    expect(await ask(other, 'list_licences')).toEqual({ total: 0, licences: [] });
    expect(await call(other, 'check_licence', { licenceId: licence.id, use: ONE_YEAR })).toEqual({
      isError: true,
      text: NOT_FOUND,
    });
  });
});

const NOT_FOUND =
  'We couldn’t find what you were looking for. Take ids from search_materials and list_licences; what’s off sale has none.';

const GOOD: [tool: string, input: Record<string, unknown>, missing: string][] = [
  ['search_materials', {}, 'the scope “search”'],
  ['get_material', { id: film }, 'the scope “search”'],
  ['list_uses', { kind: 'video' }, 'the scope “prices”'],
  ['get_prices', { materialIds: [film], use: ONE_YEAR }, 'the scope “prices”'],
  ['prepare_order', { materialId: film, use: ONE_YEAR }, 'the scopes “search” and “prices”'],
  ['list_orders', {}, 'the scope “orders”'],
  ['list_licences', {}, 'the scope “licences”'],
  ['check_licence', { licenceId: 1, use: ONE_YEAR }, 'the scope “licences”'],
];

describe('an assistant is told what to do', () => {
  test('when the key is wrong or was revoked', async () => {
    const { key, keyId } = await makeKey(admin);
    const revoked = await startAssistant({ FRAMEHALL_KEY: key });
    expect(await call(revoked, 'search_materials')).toMatchObject({ isError: false });
    await admin.call('/company/keys/revoke', { keyId });
    const wrong = await startAssistant({ FRAMEHALL_KEY: 'fh_wrong' });
    for (const client of [revoked, wrong])
      for (const [tool, input] of GOOD)
        expect(await call(client, tool, input)).toEqual({
          isError: true,
          text: `This key doesn’t work: it’s unknown or revoked, or its company or member is gone. You need a key that works. Ask an administrator of your company for one (${KEYS_PAGE}) and set it as FRAMEHALL_KEY.`,
        });
  });

  test('when the key lacks a scope', async () => {
    const { key } = await makeKey(admin, { scopes: ['downloads'] });
    const client = await startAssistant({ FRAMEHALL_KEY: key });
    for (const [tool, input, missing] of GOOD)
      expect(await call(client, tool, input)).toEqual({
        isError: true,
        text: `This key isn’t allowed to make this call. This tool needs a key with ${missing}. Ask an administrator of your company for one (${KEYS_PAGE}) and set it as FRAMEHALL_KEY.`,
      });
  });

  test('when it calls too often', async () => {
    const { key } = await makeKey(admin, { perMinute: 1 });
    const client = await startAssistant({ FRAMEHALL_KEY: key });
    await Promise.all([1, 2].map(() => call(client, 'search_materials')));
    const { isError, text: said } = await call(client, 'search_materials');
    expect(isError).toBe(true);
    expect(said).toMatch(/^Too many requests\. Please try again shortly\. Try again in \d+ s\.$/);
  });

  test('when there is no such thing, or no such use', async () => {
    const client = await startAssistant();
    for (const [tool, input] of [
      ['get_material', { id: 999_999 }],
      ['prepare_order', { materialId: 999_999, use: ONE_YEAR }],
      ['check_licence', { licenceId: 999_999, use: ONE_YEAR }],
    ] as const)
      expect(await call(client, tool, input)).toEqual({ isError: true, text: NOT_FOUND });
    const use = { ...ONE_YEAR, channel: 'cinema' };
    for (const [tool, input] of [
      ['get_prices', { materialIds: [film], use }],
      ['prepare_order', { materialId: film, use }],
    ] as const)
      expect(await call(client, tool, input)).toEqual({
        isError: true,
        text: 'There’s no licence for this use. Choose another one. list_uses returns the uses on offer.',
      });
  });

  test('when its input is bad, or there is no such tool', async () => {
    const client = await startAssistant();
    for (const [tool, input, said] of [
      ['search_materials', { type: 'everything' }, 'expected one of "video"|"photo"|"music"|"effect" at type'],
      ['search_materials', { surprise: 1 }, 'Unrecognized key: "surprise"'],
      ['get_material', { id: 'abc' }, 'expected number, received string at id'],
      ['list_uses', {}, 'expected one of "video"|"photo"|"music" at kind'],
      ['get_prices', { materialIds: [], use: ONE_YEAR }, 'expected array to have >=1 items at materialIds'],
      ['prepare_order', { materialId: film }, 'expected object, received undefined at use'],
      ['prepare_order', { materialId: film, use: { ...ONE_YEAR, scene: 'war' } }, 'at use.scene'],
      ['list_orders', { page: 0 }, 'expected number to be >=1 at page'],
      ['list_licences', { keyword: 'x'.repeat(61) }, 'expected string to have <=60 characters at keyword'],
      ['check_licence', { licenceId: -1, use: ONE_YEAR }, 'expected number to be >0 at licenceId'],
      ['create_order', { materialId: film }, 'Tool create_order not found'],
    ] as const)
      expect(await call(client, tool, input)).toEqual({ isError: true, text: expect.stringContaining(said) });
  });

  test('when the address is not Framehall’s, or nobody answers there', async () => {
    const other = createServer((_request, reply) => reply.end('hello')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const client = await startAssistant({ FRAMEHALL_URL: url });
    expect(await call(client, 'search_materials')).toEqual({
      isError: true,
      text: `${url} doesn’t answer as Framehall does (status 200). Check FRAMEHALL_URL.`,
    });
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
    expect(await call(client, 'search_materials')).toEqual({
      isError: true,
      text: `Framehall can’t be reached at ${url}. Check FRAMEHALL_URL and the connection, then try again.`,
    });
  });
});

test.each([
  ['address', { FRAMEHALL_URL: 'framehall' }, 'Set FRAMEHALL_URL to the address of the site'],
  ['key', { FRAMEHALL_KEY: 'secret' }, 'Set FRAMEHALL_KEY to a key of your company'],
  ['language', { FRAMEHALL_LANGUAGE: 'fr' }, 'Set FRAMEHALL_LANGUAGE to en or zh'],
])('it does not start without a good %s, and says so', async (_name, settings, said) => {
  const env = { FRAMEHALL_URL: product.url, FRAMEHALL_KEY: 'fh_good', ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect([out, code]).toEqual(['', 1]);
  expect(complaint).toContain(`framehall-mcp: ${said}`);
  expect(complaint).not.toContain('secret');
});
