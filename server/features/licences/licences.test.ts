import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LICENSEE, makeLicences, makeOriginal, TERMS } from '#tests/support/licences.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '#server/system-context.ts';
import { touched } from './licences.ts';

const product = await startProduct();
const [buyer, stranger, admin] = [
  await signIn(product, 'buyer'),
  await signIn(product, 'photographer'),
  await signIn(product, 'admin'),
];
const content = Buffer.from('the original of a film'.repeat(1000));
const bought = async (wish: Partial<Parameters<typeof makeLicences>[1]> = {}) =>
  await makeLicences(product, { lines: [{ materialId: await makeOriginal(product, content) }], ...wish });
const mine = await bought();
const as = (token: string) => ({ token });
const revoked = await bought();
await sql`update licences set state = 'revoked', ended_at = clock_now() where id = ${revoked.licence.id}`.execute(
  product.db,
);

describe('[R35] [R159] what was bought', () => {
  test('is listed with all that it may be used for', async () => {
    const { body } = await product.call('/licence/list', { orderId: mine.orderId }, as(buyer));
    expect(body).toMatchObject({ total: 1, infos: [{ number: mine.licence.number, standing: 'valid', terms: TERMS }] });
    expect(body.infos[0]).toMatchObject({
      downloads: 0,
      correction: null,
    });
  });

  test('is found by number, code, title, project and order, and by kind', async () => {
    const found = async (filter: object) => (await product.call('/licence/list', filter, as(buyer))).body.total;
    const { number, materialCode: code } = mine.licence;
    for (const keyword of [number, code, 'ountai', 'Spring']) expect(await found({ keyword })).toBeGreaterThan(0);
    expect(await found({ keyword: '%' })).toBe(0);
    expect(await found({ kind: 'video' })).toBeGreaterThan(0);
    expect(await found({ kind: 'music' })).toBe(0);
  });

  test('[D9] belongs to everybody in the company that bought it', async () => {
    const { rows } = await sql<{ id: number }>`insert into customers (name) values ('Nine') returning id`.execute(
      product.db,
    );
    const customerId = rows[0]!.id;
    const colleague = await register(product);
    await sql`update users set customer_id = ${customerId} where email = ${colleague.account}`.execute(product.db);
    const { licence } = await bought({ customerId });
    const list = await product.call('/licence/list', {}, as(colleague.token));
    expect(list.body.infos.map((one: { licenceId: number }) => one.licenceId)).toEqual([licence.id]);
    expect((await product.call('/licence/download', { licenceId: licence.id }, as(colleague.token))).status).toBe(200);
  });

  test('[D9] is lost at once by whoever leaves the company, its buyer too, and by all when the company closes', async () => {
    const { rows } = await sql<{ id: number }>`insert into customers (name) values ('Ten') returning id`.execute(
      product.db,
    );
    const customerId = rows[0]!.id;
    const [lin, wei] = [await register(product), await register(product)];
    const belong = async ({ account }: typeof lin, to: number | null) =>
      await sql`update users set customer_id = ${to} where email = ${account}`.execute(product.db);
    for (const person of [lin, wei]) await belong(person, customerId);
    const { licence, orderId } = await bought({ customerId, buyer: lin.account });
    const own = await bought({ buyer: lin.account });
    const { url } = (await product.call('/licence/archive', { orderId }, as(lin.token))).body;
    const sees = async ({ token }: typeof lin) => {
      const { infos } = (await product.call('/licence/list', {}, as(token))).body;
      const link = await product.call('/licence/download', { licenceId: licence.id }, as(token));
      const paper = await product.call('/licence/certificate', { licenceId: licence.id }, as(token));
      return [infos.map((one: { licenceId: number }) => one.licenceId), link.status, paper.status];
    };
    const archive = async () => (await fetch(product.url + new URL(url).pathname)).status;
    expect(await sees(lin)).toEqual([[own.licence.id, licence.id], 200, 200]);
    expect(await sees(wei)).toEqual([[licence.id], 200, 200]);
    expect(await archive()).toBe(200);
    await belong(lin, null);
    expect(await sees(lin)).toEqual([[own.licence.id], 404, 404]);
    expect(await archive()).toBe(404);
    expect(await sees(wei)).toEqual([[licence.id], 200, 200]);
    await sql`update customers set status = 0 where id = ${customerId}`.execute(product.db);
    expect(await sees(wei)).toEqual([[], 404, 404]);
    await sql`update customers set status = 1 where id = ${customerId}`.execute(product.db);
    await belong(lin, customerId);
    expect(await sees(lin)).toEqual([[own.licence.id, licence.id], 200, 200]);
  });
});

describe('somebody else’s licence', () => {
  const calls: [string, object][] = [
    ['/licence/certificate', {}],
    ['/licence/download', {}],
    ['/licence/covers', { terms: TERMS }],
    ['/licence/askCorrection', { wanted: LICENSEE, words: 'please' }],
  ];
  test.each(calls)('%s answers as for one that does not exist', async (path, input) => {
    const foreign = await product.call(path, { licenceId: mine.licence.id, ...input }, as(stranger));
    const unknown = await product.call(path, { licenceId: 999_999, ...input }, as(stranger));
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await product.call(path, { licenceId: mine.licence.id, ...input })).body.code).toBe(1001);
    expect((await product.call(path, { licenceId: 'x', ...input }, as(buyer))).status).toBe(400);
  });

  test('an order’s archive too', async () => {
    const foreign = await product.call('/licence/archive', { orderId: mine.orderId }, as(stranger));
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await product.call('/licence/archive', { orderId: 999_999 }, as(stranger))).body);
  });

  test('and is in nobody else’s list', async () => {
    expect((await product.call('/licence/list', { orderId: mine.orderId }, as(stranger))).body.total).toBe(0);
  });
});

describe('[R4] [R303] the original', () => {
  test('is fetched by a link of ten minutes that saves it under a good name, and recorded each time', async () => {
    for (const _ of [1, 2]) {
      const { body } = await product.call('/licence/download', { licenceId: mine.licence.id }, as(buyer));
      expect(Number(new URL(body.url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600);
      const file = await fetch(body.url);
      expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
      const name = `${mine.licence.materialCode}-Mountain.mp4`;
      expect(file.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
    }
    const { orderId } = mine;
    expect(await touched(systemContext(product.services, 'test'), orderId)).toMatchObject({ downloads: 2 });
  });

  test('[S55] with a name that is only a name', async () => {
    const title = '../../<script>\r\nSet-Cookie: a=b\n"日落" 🎬 ' + '长'.repeat(200);
    const { licence } = await makeLicences(product, {
      lines: [{ materialId: await makeOriginal(product, content, title) }],
    });
    const { body } = await product.call('/licence/download', { licenceId: licence.id }, as(buyer));
    const { headers } = await fetch(body.url);
    expect(headers.get('set-cookie')).toBeNull();
    const [, name = ''] = /filename\*=UTF-8''(.+)$/.exec(headers.get('content-disposition') ?? '') ?? [];
    expect(decodeURIComponent(name)).toMatch(/^V\d{8}-\.\. \.\. script Set-Cookie a=b 日落 🎬 长+\.mp4$/);
    expect(decodeURIComponent(name).length).toBeLessThan(110);
  });

  test('[C18] also after the last day, and when it is not on sale any more', async () => {
    const { licence } = await bought();
    await sql`update licences set starts_on = '2020-01-01', ends_on = '2020-12-31' where id = ${licence.id}`.execute(
      product.db,
    );
    await sql`update materials set state = 'offline' where id = ${licence.materialId}`.execute(product.db);
    const { body } = await product.call('/licence/download', { licenceId: licence.id }, as(buyer));
    expect((await fetch(body.url)).status).toBe(200);
    const list = await product.call('/licence/list', { keyword: licence.number }, as(buyer));
    expect(list.body.infos[0].standing).toBe('expired');
  });

  test('[C18] not once the licence is revoked', async () => {
    for (const path of ['/licence/download', '/licence/certificate', '/licence/covers'])
      expect(
        (
          await product.call(
            path,
            { licenceId: revoked.licence.id, ...(path.endsWith('covers') && { terms: TERMS }) },
            as(buyer),
          )
        ).status,
      ).toBe(409);
    expect((await product.call('/licence/archive', { orderId: revoked.orderId }, as(buyer))).status).toBe(404);
  });
});

describe('[R4] [D2] the certificate', () => {
  test('is a PDF of its own, the same each time, and counts as taken', async () => {
    const get = async () => {
      const { body } = await product.call('/licence/certificate', { licenceId: mine.licence.id }, as(buyer));
      const reply = await fetch(body.url);
      expect(reply.headers.get('content-disposition')).toContain(`filename="Framehall-${mine.licence.number}.pdf"`);
      return Buffer.from(await reply.arrayBuffer());
    };
    const first = await get();
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get()).equals(first)).toBe(true);
    const counts = await touched(systemContext(product.services, 'test'), mine.orderId);
    expect(counts).toMatchObject({ certificates: 1 });
  });

  test('staff who look at it do not count as the buyer', async () => {
    const { orderId, licence } = await bought();
    const { body } = await product.call('/office/licences/certificate', { licenceId: licence.id }, as(admin));
    expect((await fetch(body.url)).headers.get('content-type')).toBe('application/pdf');
    const counts = await touched(systemContext(product.services, 'test'), orderId);
    expect(counts).toEqual({ downloads: 0, certificates: 0 });
  });
});

describe('does my licence cover this?', () => {
  const ask = async (licenceId: number, terms: object) =>
    (await product.call('/licence/covers', { licenceId, terms: { ...TERMS, ...terms } }, as(buyer))).body;

  test('yes, for what it says and less', async () => {
    expect(await ask(mine.licence.id, {})).toMatchObject({ covered: true, missing: [] });
    expect(await ask(mine.licence.id, { period: 'month' })).toMatchObject({ covered: true });
  });

  test('no, with what is missing and the price of the new use less what was paid', async () => {
    const { licence } = await bought({ amountFen: 100 });
    const terms = { ...TERMS, area: 'global' };
    const { body } = await product.call('/price/of', { materialIds: [licence.materialId], terms }, as(buyer));
    const price = body.infos[0].priceFen as number;
    expect(price).toBeGreaterThan(100);
    expect(await ask(licence.id, { area: 'global' })).toMatchObject({
      covered: false,
      missing: ['area'],
      upgradeFen: price - 100,
    });
    const dear = await bought({ amountFen: 900_000_000 });
    expect(await ask(dear.licence.id, { area: 'global' })).toMatchObject({ upgradeFen: 1 });
    expect(await ask(licence.id, { period: 'buyout' })).toMatchObject({ missing: ['period'], upgradeFen: null });
  });

  test('no, when it has ended or will have: then the old money counts for nothing', async () => {
    const { licence } = await bought({ amountFen: 100 });
    const days = (first: string, last: string) =>
      sql`update licences set starts_on = ${first}, ends_on = ${last} where id = ${licence.id}`.execute(product.db);
    await days('2020-01-01', '2020-12-31');
    const ended = await ask(licence.id, {});
    expect(ended).toMatchObject({ covered: false, missing: ['time'] });
    await sql`update licences set ends_on = day_in_china(clock_now()) + 40 where id = ${licence.id}`.execute(
      product.db,
    );
    const ending = await ask(licence.id, {});
    expect(ending).toMatchObject({ covered: false, missing: ['time'], upgradeFen: ended.upgradeFen - 100 });
    expect(await ask(licence.id, { period: 'month' })).toMatchObject({ covered: true });
  });

  test('a use that nobody can buy is refused', async () => {
    await sql`delete from price_leaves where scene = 'publishing' and channel = 'cinema'`.execute(product.db);
    const terms = { ...TERMS, scene: 'publishing', channel: 'cinema' };
    const { status } = await product.call('/licence/covers', { licenceId: mine.licence.id, terms }, as(buyer));
    expect(status).toBe(409);
  });
});

describe('[D2] the public page', () => {
  const look = async (number: string) => {
    const reply = await fetch(`${product.url}/licence/verify?number=${encodeURIComponent(number)}`);
    return { status: reply.status, body: (await reply.json()) as { licence: Record<string, unknown> } };
  };

  test('says what a number stands for, however it is typed', async () => {
    const { number } = mine.licence;
    for (const typed of [
      number,
      number.toLowerCase(),
      ` ${number.replaceAll('-', ' ')} `,
      number.replaceAll('-', ''),
    ]) {
      const { body } = await look(typed);
      expect(body.licence).toMatchObject({ number, standing: 'valid', licensee: 'Nine Films', replacedBy: null });
    }
  });

  test('tells strangers neither price nor buyer', async () => {
    const { body } = await look(mine.licence.number);
    expect(Object.keys(body.licence).toSorted()).toEqual(
      [
        'brand',
        'endsOn',
        'excerpt',
        'files',
        'issuedAt',
        'kind',
        'licensee',
        'materialCode',
        'number',
        'outlets',
        'projectName',
        'replacedBy',
        'specialTerms',
      ].concat(['standing', 'startsOn', 'terms', 'thumbnail', 'title', 'version']),
    );
  });

  test('says revoked, expired and not yet', async () => {
    expect((await look(revoked.licence.number)).body.licence).toMatchObject({ standing: 'revoked' });
    const { licence } = await bought({ startsOn: '2099-01-01' });
    expect((await look(licence.number)).body.licence).toMatchObject({ standing: 'not-yet' });
    await sql`update licences set starts_on = '2020-01-01', ends_on = '2020-12-31' where id = ${licence.id}`.execute(
      product.db,
    );
    expect((await look(licence.number)).body.licence).toMatchObject({ standing: 'expired' });
  });

  test.each(['', 'FHL-0000-0000-0000', 'x'.repeat(41), "' or 1=1", 'FHL-%-%-%'])('knows no %j', async (number) => {
    expect((await look(number)).status).toBeGreaterThanOrEqual(400);
    expect((await look(number)).status).toBeLessThan(500);
  });
});
