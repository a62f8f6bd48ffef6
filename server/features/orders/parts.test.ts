import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  FOR_EVER,
  licenceInfo,
  mailsTo,
  makeBuyer,
  ONE_YEAR,
  partInfo,
  pricedLine,
  todayInChina,
  trailOf,
} from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { callAsProgram, makeKey } from '#tests/support/keys.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { findViolations } from '../payments/invariants.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const [film, photo, sea] = [
  await makeMaterial(product, { kind: 'video' }),
  await makeMaterial(product, { kind: 'photo' }),
  await makeMaterial(product, { kind: 'video' }),
];
type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

const WATER = partInfo({ licensee: '青川饮品有限公司', projectName: '夏日上新', brand: '青川', endClient: '青川集团' });
const BANK = partInfo({
  licenseeType: 'individual',
  licensee: '林小雨',
  projectName: '年报短片',
  brand: '海岸',
  startsOn: todayInChina(30),
});

/** Orders a clip for the first project, a photo for the second and another clip for the third. */
async function orderForThree(buyer: Buyer, more: object = {}): Promise<number> {
  const lines = [
    { ...(await pricedLine(product, film)), part: 0 },
    { ...(await pricedLine(product, photo)), part: 1 },
    { ...(await pricedLine(product, sea)), part: 2 },
  ];
  const { body } = await buyer.create({ lines, furtherParts: [WATER, BANK], ...more });
  if (!body.success) throw new Error(`refused: ${body.problem}`);
  return body.orderId;
}

async function pay(buyer: Buyer, orderId: number): Promise<void> {
  const { quote } = await buyer.detail(orderId);
  const { target } = await startPaying(product, { orderId, quoteId: quote.quoteId }, buyer);
  await payAt(target);
  expect((await buyer.call('/payment/check', { orderId })).body).toMatchObject({ state: 'confirmed' });
}

/** Whom and what each licence of an order names, by material. */
async function partiesOf(buyer: Buyer, orderId: number) {
  const { infos } = (await buyer.call('/licence/list', { orderId })).body;
  return Object.fromEntries(
    infos.map(({ materialId, licensee, projectName }: Record<string, unknown>) => [
      materialId,
      `${String(licensee)} · ${String(projectName)}`,
    ]),
  );
}

const lineIdsOf = async (buyer: Buyer, orderId: number): Promise<number[]> =>
  (await buyer.detail(orderId)).lines.map(({ lineId }: { lineId: number }) => lineId);

describe('one order for three projects', () => {
  test('costs what its lines cost, is paid once, and gives each project licences in its own name', async () => {
    const lin = await makeBuyer(product);
    const orderId = await orderForThree(lin);
    const order = await lin.detail(orderId);
    expect(order).toMatchObject({ state: 'quoted', partCount: 3, furtherParts: [WATER, BANK], lineCount: 3 });
    expect(order.lines.map(({ part }: { part: number }) => part)).toEqual([0, 1, 2]);
    expect(order.totalFen).toBe(112_000);
    await pay(lin, orderId);
    expect(await partiesOf(lin, orderId)).toEqual({
      [film]: '北京山海文化有限公司 · 春季新品',
      [photo]: '青川饮品有限公司 · 夏日上新',
      [sea]: '林小雨 · 年报短片',
    });
    const { infos } = (await lin.call('/licence/list', { orderId })).body;
    const [bank, water, own] = infos;
    expect(bank).toMatchObject({ licenseeType: 'individual', brand: '海岸', startsOn: todayInChina(30) });
    expect(water).toMatchObject({ brand: '青川', endClient: '青川集团', startsOn: todayInChina() });
    expect(own).toMatchObject({ brand: '山海', endClient: '', startsOn: todayInChina() });
    const verify = await fetch(`${product.url}/licence/verify?number=${water.number}`);
    expect(((await verify.json()) as { licence: object }).licence).toMatchObject({
      licensee: '青川饮品有限公司',
      projectName: '夏日上新',
    });
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from payments where order_id = ${orderId} and state = 'settled'`.execute(product.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('a correction of one licence leaves the others alone', async () => {
    const lin = await makeBuyer(product);
    const orderId = await orderForThree(lin);
    await pay(lin, orderId);
    const { infos } = (await lin.call('/licence/list', { orderId })).body;
    const { licenceId } = infos.find(({ materialId }: { materialId: number }) => materialId === photo);
    const { startsOn: _day, ...fields } = { ...WATER, licensee: '青川饮品股份有限公司' };
    const token = await signIn(product, 'sales');
    await product.call('/office/licences/reissue', { licenceId, fields, reason: 'typo' }, { token });
    expect(await partiesOf(lin, orderId)).toEqual({
      [film]: '北京山海文化有限公司 · 春季新品',
      [photo]: '青川饮品股份有限公司 · 夏日上新',
      [sea]: '林小雨 · 年报短片',
    });
  });

  test('all its licensees are saved, the first of the order first', async () => {
    const lin = await makeBuyer(product);
    await orderForThree(lin);
    const { infos } = (await lin.call('/licensee/list')).body;
    expect(infos.map(({ licensee }: { licensee: string }) => licensee)).toEqual([
      '北京山海文化有限公司',
      '青川饮品有限公司',
      '林小雨',
    ]);
  });

  test('is found by each of its names, by buyer and sales, and sales are told all of them', async () => {
    const lin = await makeBuyer(product);
    const before = (await mailsTo(product, 'sales@framehall.test')).length;
    const orderId = await orderForThree(lin, { specialRequest: '请开具合同' });
    const found = async (call: (input: object) => Promise<{ body: { infos: { orderId: number }[] } }>, word: string) =>
      (await call({ keyword: word, view: 'all' })).body.infos.some((row) => row.orderId === orderId);
    const token = await signIn(product, 'sales');
    for (const word of ['山海文化', '青川饮品', '年报短片']) {
      expect(await found(({ keyword }: { keyword?: string }) => lin.call('/order/list', { keyword }), word)).toBe(true);
      expect(await found((input) => product.call('/office/sales/list', input, { token }), word), word).toBe(true);
    }
    const [told] = (await mailsTo(product, 'sales@framehall.test')).slice(before);
    expect(told).toContain('北京山海文化有限公司 · 青川饮品有限公司 · 林小雨');
    expect(told).toContain('春季新品 · 夏日上新 · 年报短片');
  });

  test('an invoice for it is one, and names every licensee that its title is not', async () => {
    const lin = await makeBuyer(product);
    const orderId = await orderForThree(lin);
    await pay(lin, orderId);
    const { infos } = (await lin.call('/invoice/orders', { pageNo: 1, pageSize: 20 })).body;
    expect(infos).toMatchObject([
      {
        orderId,
        projectName: '春季新品 · 夏日上新 · 年报短片',
        licensees: ['北京山海文化有限公司', '青川饮品有限公司', '林小雨'],
      },
    ]);
  });

  test('what a company spends is counted for each project, and its order once', async () => {
    const customerId = await makeCompany(product);
    const buyer = await makeMember(product, customerId, 'admin');
    const orderId = await orderForThree(buyer);
    await pay(buyer, orderId);
    const day = todayInChina();
    const { body } = await buyer.call('/company/spend', { from: day, to: day });
    expect(body.projects).toHaveLength(3);
    expect(body.projects).toEqual(
      expect.arrayContaining([
        { name: '春季新品', spent: { now: 48_000, before: 0 } },
        { name: '夏日上新', spent: { now: 16_000, before: 0 } },
        { name: '年报短片', spent: { now: 48_000, before: 0 } },
      ]),
    );
    expect(body).toMatchObject({ spent: { now: 112_000 }, orders: { now: 1 }, people: [{ spent: { now: 112_000 } }] });
    const { csv } = (await buyer.call('/company/spend/csv', { from: day, to: day })).body;
    expect(csv).toContain('春季新品 · 夏日上新 · 年报短片');
  });

  test('programs order for several projects, too', async () => {
    const admin = await makeMember(product, await makeCompany(product, '逐浪广告'), 'admin');
    const { key } = await makeKey(admin);
    const lines = [
      { ...(await pricedLine(product, film)), part: 1 },
      { ...(await pricedLine(product, photo)), part: 0 },
    ];
    const wanted = { key: crypto.randomUUID(), lines, licence: licenceInfo(), furtherParts: [WATER], agreement: 1 };
    const made = await callAsProgram(product, 'POST', '/api/v1/orders', wanted, key);
    expect(made).toMatchObject({ status: 200, body: { state: 'quoted' } });
    const read = await callAsProgram(product, 'GET', `/api/v1/orders/${made.body.orderId}`, {}, key);
    expect(read.body.order).toMatchObject({ furtherParts: [WATER], lines: [{ part: 1 }, { part: 0 }] });
  });
});

const [one, two] = [await pricedLine(product, film), await pricedLine(product, photo)];

describe('what is not an order for several projects', () => {
  const eleven = Array.from({ length: 10 }, () => WATER);

  test.each([
    ['a line in no project', { lines: [{ ...one, part: 0 }, two], furtherParts: [WATER] }],
    [
      'a line in two',
      {
        lines: [
          { ...one, part: [0, 1] },
          { ...two, part: 1 },
        ],
        furtherParts: [WATER],
      },
    ],
    [
      'a line in a project that is not there',
      {
        lines: [
          { ...one, part: 0 },
          { ...two, part: 1 },
        ],
      },
    ],
    [
      'a project without a line',
      {
        lines: [
          { ...one, part: 0 },
          { ...two, part: 0 },
        ],
        furtherParts: [WATER],
      },
    ],
    [
      'nothing for the first project',
      {
        lines: [
          { ...one, part: 1 },
          { ...two, part: 1 },
        ],
        furtherParts: [WATER],
      },
    ],
    [
      'a project below the first',
      {
        lines: [
          { ...one, part: -1 },
          { ...two, part: 1 },
        ],
        furtherParts: [WATER],
      },
    ],
    [
      'eleven projects',
      {
        lines: [
          { ...one, part: 0 },
          { ...two, part: 1 },
        ],
        furtherParts: eleven,
      },
    ],
    ['two licensees in one project', { furtherParts: [{ ...WATER, licensee: '甲公司、乙公司' }] }],
    ['a project without a licensee', { furtherParts: [{ ...WATER, licensee: ' ' }] }],
    ['a project that began yesterday', { furtherParts: [{ ...WATER, startsOn: todayInChina(-1) }] }],
    ['a person with a credit code', { furtherParts: [{ ...BANK, creditCode: '91350100M000100Y43' }] }],
    ['somebody else’s saved licensee by its number', { furtherParts: [{ ...WATER, licenseeId: 1 }] }],
    ['a contact of its own', { furtherParts: [licenceInfo()] }],
    ['words', { furtherParts: 'all of them' }],
  ])('%s', async (_why, wanted) => {
    const lin = await makeBuyer(product);
    const lines = [
      { ...one, part: 0 },
      { ...two, part: 1 },
    ];
    const { status, body } = await lin.create({ lines, ...(wanted as object) });
    expect([status, body.problem]).toEqual([400, 'bad-input']);
    expect((await lin.call('/order/list')).body.total).toBe(0);
  });

  test('visitors', async () => {
    const input = { key: crypto.randomUUID(), lines: [one], licence: licenceInfo(), agreement: 1 };
    expect((await product.call('/order/create', input)).status).toBe(401);
  });
});

describe('putting it right before the licences are issued', () => {
  const change = async (buyer: Buyer, orderId: number, further: object[], parts: number[], more: object = {}) => {
    const ids = await lineIdsOf(buyer, orderId);
    const { licence, furtherParts: seen } = await buyer.detail(orderId);
    const lines = ids.map((lineId, place) => ({ lineId, part: parts[place]! }));
    return await buyer.call('/order/saveLicence', { orderId, licence, parts: { further, lines, seen }, ...more });
  };

  test('projects are added, renamed and removed, and lines move; the price stays', async () => {
    const lin = await makeBuyer(product);
    const orderId = await lin.order([film, photo, sea]);
    const { totalFen } = await lin.detail(orderId);
    expect((await change(lin, orderId, [WATER], [0, 1, 1])).status).toBe(200);
    expect(await lin.detail(orderId)).toMatchObject({ totalFen, furtherParts: [WATER], partCount: 2 });
    const renamed = { ...WATER, projectName: '秋日上新' };
    expect((await change(lin, orderId, [BANK, renamed], [2, 1, 0])).status).toBe(200);
    await pay(lin, orderId);
    expect(await partiesOf(lin, orderId)).toEqual({
      [film]: '青川饮品有限公司 · 秋日上新',
      [photo]: '林小雨 · 年报短片',
      [sea]: '北京山海文化有限公司 · 春季新品',
    });
    const changes = (await trailOf(product, orderId)).filter(({ action }) => action === 'order.licence-changed');
    expect(changes).toHaveLength(2);
    expect(changes[1]).toMatchObject({ before: { parts: [WATER] }, after: { parts: [BANK, renamed] } });
  });

  test('and back to one, in whose name all licences are', async () => {
    const lin = await makeBuyer(product);
    const orderId = await orderForThree(lin);
    expect((await change(lin, orderId, [], [0, 0, 0])).status).toBe(200);
    expect((await lin.call('/order/list', { keyword: '青川' })).body.total).toBe(0);
    await pay(lin, orderId);
    expect(new Set(Object.values(await partiesOf(lin, orderId)))).toEqual(new Set(['北京山海文化有限公司 · 春季新品']));
  });

  test('changing only the first project keeps the others', async () => {
    const lin = await makeBuyer(product);
    const orderId = await orderForThree(lin);
    await lin.call('/order/saveLicence', { orderId, licence: licenceInfo({ licensee: '山海传媒' }) });
    expect(await lin.detail(orderId)).toMatchObject({ licensee: '山海传媒', furtherParts: [WATER, BANK] });
  });

  test('refused: lines left out, twice, of another order; projects that somebody has changed meanwhile', async () => {
    const lin = await makeBuyer(product);
    const [orderId, other] = [await orderForThree(lin), await orderForThree(lin)];
    const [a, b, c] = await lineIdsOf(lin, orderId);
    const [strange] = await lineIdsOf(lin, other);
    const licence = licenceInfo();
    const seen = [WATER, BANK];
    const refused = async (lineIds: unknown[], more: object = {}) => {
      const lines = lineIds.map((lineId, part) => ({ lineId, part }));
      const parts = { further: seen, lines, seen, ...more };
      return (await lin.call('/order/saveLicence', { orderId, licence, parts })).body.problem;
    };
    expect(await refused([a, b])).toBe('bad-input');
    expect(await refused([a, b, b])).toBe('bad-input');
    expect(await refused([a, b, strange])).toBe('bad-input');
    expect(await refused([a, b, c, strange])).toBe('bad-input');
    expect(await refused([a, b, c], { seen: [WATER] })).toBe('changed-meanwhile');
    expect(await refused([a, b, c], { further: [WATER] })).toBe('bad-input');
    expect((await lin.detail(orderId)).furtherParts).toEqual([WATER, BANK]);
  });

  test('somebody else cannot, and nobody can once it is confirmed', async () => {
    const [lin, wei] = [await makeBuyer(product), await makeBuyer(product)];
    const orderId = await orderForThree(lin);
    const lines = (await lineIdsOf(lin, orderId)).map((lineId) => ({ lineId, part: 0 }));
    const input = { orderId, licence: licenceInfo(), parts: { further: [], lines, seen: [WATER, BANK] } };
    expect((await wei.call('/order/saveLicence', input)).body.problem).toBe('not-found');
    await pay(lin, orderId);
    expect((await lin.call('/order/saveLicence', input)).body.problem).toBe('changed-meanwhile');
  });

  test('changed while it is paid: the licences name what the order says, whoever came first', async () => {
    const lin = await makeBuyer(product);
    const orderId = await orderForThree(lin);
    const { quote } = await lin.detail(orderId);
    const { target } = await startPaying(product, { orderId, quoteId: quote.quoteId }, lin);
    await payAt(target);
    const [changed] = await Promise.all([
      change(lin, orderId, [WATER], [1, 0, 0]),
      lin.call('/payment/check', { orderId }),
      lin.call('/payment/check', { orderId }),
    ]);
    const { lines, licence, furtherParts, state } = await lin.detail(orderId);
    expect(state).toBe('confirmed');
    expect(furtherParts).toEqual(changed.status === 200 ? [WATER] : [WATER, BANK]);
    const said = [licence, ...furtherParts].map(({ licensee, projectName }) => `${licensee} · ${projectName}`);
    expect(await partiesOf(lin, orderId)).toEqual(
      Object.fromEntries(lines.map((line: { materialId: number; part: number }) => [line.materialId, said[line.part]])),
    );
  });

  test('changed while sales quote it: the quote stands, and the projects are those that were saved', async () => {
    const lin = await makeBuyer(product);
    const orderId = await lin.order([film, photo], FOR_EVER);
    const lines = (await lineIdsOf(lin, orderId)).map((lineId) => ({ lineId, priceFen: 50_000, terms: ONE_YEAR }));
    const token = await signIn(product, 'sales');
    const [quoted, saved] = await Promise.all([
      product.call('/office/sales/quote', { orderId, basedOn: 0, lines }, { token }),
      change(lin, orderId, [WATER], [0, 1]),
    ]);
    expect([quoted.status, saved.status]).toEqual([200, 200]);
    expect(await lin.detail(orderId)).toMatchObject({ state: 'quoted', totalFen: 100_000, furtherParts: [WATER] });
    await pay(lin, orderId);
    expect(await partiesOf(lin, orderId)).toEqual({
      [film]: '北京山海文化有限公司 · 春季新品',
      [photo]: '青川饮品有限公司 · 夏日上新',
    });
  });

  test('of two who change it at once, one is told', async () => {
    const lin = await makeBuyer(product);
    const orderId = await lin.order([film, photo]);
    const lines = (await lineIdsOf(lin, orderId)).map((lineId, part) => ({ lineId, part }));
    const replies = await Promise.all(
      [WATER, BANK].map((one) => {
        const parts = { further: [one], lines, seen: [] };
        return lin.call('/order/saveLicence', { orderId, licence: licenceInfo(), parts });
      }),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await lin.detail(orderId)).furtherParts).toHaveLength(1);
  });
});

test('after all of this, orders, money and licences agree', async () => {
  expect(await findViolations(product.db)).toEqual([]);
});
