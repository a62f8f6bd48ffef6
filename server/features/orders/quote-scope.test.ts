import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { BUYOUT, FOR_EVER, makeBuyer, ONE_YEAR } from '#tests/support/buyers.ts';
import { makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const lin = await makeBuyer(product);
let sales = '';
beforeAll(async () => {
  sales = await signIn(product, 'sales');
});

const BILLBOARD = { scene: 'advertising', channel: 'outdoor', period: 'three-years', area: 'global' } as const;
const SPECIAL = { zh: '可在上海外滩户外大屏播放 <b>', en: 'May be shown on the billboard at the Bund, Shanghai <b>' };

interface Line {
  priceFen?: number;
  terms?: unknown;
  special?: unknown;
}

/** Quotes an order of one line. */
async function quote(orderId: number, line: Line = {}, { basedOn = 0, token = sales } = {}) {
  const { lines } = await lin.detail(orderId);
  const input = { orderId, basedOn, lines: [{ lineId: lines[0].lineId, priceFen: 64_000, ...line }] };
  return await product.call('/office/sales/quote', input, { token });
}

async function pay(orderId: number, quoteId: number): Promise<void> {
  const { target } = await startPaying(product, { orderId, quoteId }, lin);
  await payAt(target);
  expect((await lin.call('/payment/check', { orderId })).body).toMatchObject({ state: 'confirmed' });
}

const licenceOf = async (orderId: number) => (await lin.call('/licence/list', { orderId })).body.infos[0];

test('what is asked for specially, quoted and paid is what the licence grants', async () => {
  const film = await makeMaterial(product, { kind: 'video' });
  const orderId = await lin.order([film], ONE_YEAR, { specialRequest: '还要上外滩大屏' });
  const { body: quoted } = await quote(orderId, { terms: BILLBOARD, special: SPECIAL });
  const waiting = await lin.detail(orderId);
  expect(waiting.lines[0].terms).toEqual(ONE_YEAR);
  expect(waiting.quote.lines[0]).toMatchObject({ amountFen: 64_000, terms: BILLBOARD, special: SPECIAL });
  await pay(orderId, quoted.quoteId);

  const licence = await licenceOf(orderId);
  expect(licence).toMatchObject({ terms: BILLBOARD, specialTerms: SPECIAL.en });
  const verify = async (language: string) => {
    const address = `${product.url}/licence/verify?number=${licence.number}`;
    const reply = await fetch(address, { headers: { 'accept-language': language } });
    return ((await reply.json()) as { licence: object }).licence;
  };
  expect(await verify('en')).toMatchObject({ terms: BILLBOARD, specialTerms: SPECIAL.en });
  expect(await verify('zh')).toMatchObject({ terms: BILLBOARD, specialTerms: SPECIAL.zh });
  const [years, other] = await Promise.all(
    [BILLBOARD, { ...BILLBOARD, channel: 'internet' }].map((terms) =>
      lin.call('/licence/covers', { licenceId: licence.licenceId, terms }),
    ),
  );
  expect(years?.body).toMatchObject({ covered: true });
  expect(other?.body).toMatchObject({ covered: false, missing: ['channel'] });
  const { rows } = await sql<{ years: string }>`
    select (ends_on + 1 - starts_on)::text as years from licences where order_id = ${orderId}`.execute(product.db);
  expect(rows).toEqual([{ years: '1096' }]);
});

test('a corrected licence keeps its scope', async () => {
  const film = await makeMaterial(product, { kind: 'video' });
  const orderId = await lin.order([film], FOR_EVER);
  const { body: quoted } = await quote(orderId, { terms: BILLBOARD, special: SPECIAL });
  await pay(orderId, quoted.quoteId);
  const { licenceId, licenseeType, creditCode, projectName, brand, endClient } = await licenceOf(orderId);
  const fields = { licenseeType, licensee: '山海传媒', creditCode, projectName, brand, endClient };
  await product.call('/office/licences/reissue', { licenceId, fields, reason: 'typo' }, { token: sales });
  expect(await licenceOf(orderId)).toMatchObject({
    version: 2,
    licensee: '山海传媒',
    terms: BILLBOARD,
    specialTerms: SPECIAL.en,
  });
});

test('every version of a quote keeps its own scope; a line without terms is for the use as ordered', async () => {
  const film = await makeMaterial(product, { kind: 'video' });
  const orderId = await lin.order([film], FOR_EVER);
  await quote(orderId, { terms: BILLBOARD, special: SPECIAL });
  await quote(orderId, { priceFen: 50_000 }, { basedOn: 1 });
  const { quotes } = await lin.detail(orderId);
  expect(quotes.map(({ lines }: { lines: object[] }) => lines[0])).toMatchObject([
    { priceFen: 50_000, terms: FOR_EVER, special: { zh: '', en: '' } },
    { priceFen: 64_000, terms: BILLBOARD, special: SPECIAL },
  ]);
});

test.each([
  ['Chinese alone', { special: { zh: '外滩', en: '' } }],
  ['English alone', { special: { zh: ' ', en: 'The Bund' } }],
  ['501 characters', { special: { zh: '滩'.repeat(501), en: 'The Bund' } }],
  ['no language', { special: {} }],
  ['another language', { special: { ...SPECIAL, fr: 'Le Bund' } }],
  ['words instead of two texts', { special: 'The Bund' }],
  ['three answers', { terms: { scene: 'social', channel: 'internet', period: 'year' } }],
  ['an unknown channel', { terms: { ...BILLBOARD, channel: 'balloon' } }],
  ['no answer', { terms: null }],
])('%s is no scope', async (_name, line) => {
  const film = await makeMaterial(product, { kind: 'video' });
  const orderId = await lin.order([film], FOR_EVER);
  expect((await quote(orderId, line)).status).toBe(400);
  expect(await lin.detail(orderId)).toMatchObject({ state: 'submitted', quotes: [] });
});

test('500 characters in both languages are a scope, and only sales set it', async () => {
  const film = await makeMaterial(product, { kind: 'video' });
  const orderId = await lin.order([film], FOR_EVER);
  const special = { zh: '滩'.repeat(500), en: 'b'.repeat(500) };
  for (const token of [lin.token, await signIn(product, 'finance')])
    expect((await quote(orderId, { special }, { token })).status).toBe(403);
  expect((await quote(orderId, { special })).status).toBe(200);
  expect((await lin.detail(orderId)).quote.lines[0].special).toEqual(special);
});

test('a buyout is quoted only where nobody else holds a licence', async () => {
  const [held, free] = [await makeMaterial(product, { kind: 'video' }), await makeMaterial(product, { kind: 'video' })];
  await makeLicences(product, { buyer: 'buyer', lines: [{ materialId: held }] });
  const hindered = await lin.order([held], FOR_EVER);
  expect((await quote(hindered, { terms: BUYOUT })).body.problem).toBe('licences-exist');
  expect((await quote(hindered)).status).toBe(200);
  const open = await lin.order([free], FOR_EVER);
  expect((await quote(open, { terms: BUYOUT })).status).toBe(200);
});

test('a buyout that only the quote names keeps others out, and takes the material off sale', async () => {
  const film = await makeMaterial(product, { kind: 'video' });
  const orderId = await lin.order([film], FOR_EVER);
  const { body: quoted } = await quote(orderId, { terms: BUYOUT });
  const rival = await makeBuyer(product);
  const rivals = await rival.order([film]);
  const rivalQuote = (await rival.detail(rivals)).quote.quoteId;
  await pay(orderId, quoted.quoteId);
  const state = await product.db.selectFrom('materials').select('state').where('id', '=', film).executeTakeFirst();
  expect(state).toEqual({ state: 'offline' });
  const started = await rival.call('/payment/start', {
    key: crypto.randomUUID(),
    orderId: rivals,
    quoteId: rivalQuote,
    gateway: 'alipay',
  });
  expect(started.body.problem).toBe('bought-out');
});

test('a buyout that was ordered but not quoted hinders nobody', async () => {
  const film = await makeMaterial(product, { kind: 'video' });
  const orderId = await lin.order([film], BUYOUT);
  const { body: quoted } = await quote(orderId, { terms: ONE_YEAR });
  await makeLicences(product, { buyer: 'buyer', lines: [{ materialId: film }] });
  await pay(orderId, quoted.quoteId);
  expect(await licenceOf(orderId)).toMatchObject({ terms: ONE_YEAR });
});
