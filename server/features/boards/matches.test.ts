import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { belong, makeCompany, makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp } from '#tests/support/search.ts';
import { learnAll } from './matches.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const NOBODYS = 999_999_999;

type Person = Awaited<ReturnType<typeof makeMember>>;
type Call = Person['call'];

/** Clips that come on sale at a moment of the product's clock, and are found at once. */
async function publish(...titles: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const titleEn of titles) ids.push(await makeMaterial(product, { kind: 'video', description: { titleEn } }));
  await catchUp(product);
  return ids;
}

async function makeBoard(call: Call, materialIds: number[], name = 'Film'): Promise<number> {
  const { id } = (await call('/board/create', { name })).body;
  expect((await call('/board/add', { id, materialIds })).status).toBe(200);
  return id;
}

const news = async (call: Call) =>
  (await call('/board/news')).body.infos.map(({ id, fresh }: { id: number; fresh: number }) => [id, fresh]);
const matches = async (call: Call, id: number) =>
  (await call('/board/matches', { id })).body.infos.map((item: { id: number }) => item.id);
const open = async (call: Call, id: number) => (await call('/board/items', { id })).status;

let turn = 0;
/** A word that only works of this test have, since each test begins at the same time again. */
let sea: string;
let lin: Person;
let works: number[];
let board: number;

beforeAll(async () => {
  await publish(...Array.from({ length: 40 }, () => 'Desert'));
});

beforeEach(async () => {
  await product.moveTime('0');
  sea = `harbour${(turn += 1)}`;
  works = await publish(`${sea} at dawn`, `${sea} at noon`, `Boats at ${sea}`);
  lin = await makeMember(product);
  board = await makeBoard(lin.call, works);
  await product.moveTime('1 minute');
});

describe('a board of one’s own', () => {
  test('has news when works come on sale that have what most of its works have, until it is opened', async () => {
    expect(await news(lin.call)).toEqual([]);
    const [one, two] = await publish(`${sea} at night`, `Empty ${sea}`, 'Gulls at dawn', 'Desert');
    await product.moveTime('2 minutes');
    const { infos } = (await lin.call('/board/news')).body;
    expect(infos).toMatchObject([{ id: board, name: 'Film', fresh: 2 }]);
    expect(infos[0].covers).toHaveLength(2);
    expect(await open(lin.call, board)).toBe(200);
    expect(await news(lin.call)).toEqual([]);
    expect(await matches(lin.call, board), 'they stay while it is open').toEqual([two, one]);
  });

  test('shows during a visit what was new at its beginning, and later only what came since', async () => {
    const [one] = await publish(`${sea} at night`);
    await product.moveTime('1 day');
    await open(lin.call, board);
    await product.moveTime('1 day 50 minutes');
    const [two] = await publish(`Empty ${sea}`);
    await product.moveTime('1 day 55 minutes');
    expect(await news(lin.call)).toEqual([[board, 1]]);
    expect(await matches(lin.call, board)).toEqual([two, one]);
    await open(lin.call, board);
    expect(await matches(lin.call, board)).toEqual([two, one]);
    await product.moveTime('2 days');
    expect(await matches(lin.call, board)).toEqual([]);
    const [three] = await publish(`${sea} in fog`);
    await product.moveTime('2 days 1 minute');
    expect(await matches(lin.call, board)).toEqual([three]);
  });

  test('has no news for what is on it already, and what one adds is no longer offered', async () => {
    const [one, two] = await publish(`${sea} at night`, `Empty ${sea}`);
    await product.moveTime('2 minutes');
    await lin.call('/board/add', { id: board, materialIds: [one] });
    expect(await news(lin.call)).toEqual([[board, 1]]);
    expect(await matches(lin.call, board)).toEqual([two]);
  });

  test('has no news while its works have nothing in common, or too few works', async () => {
    const [ridge, valley] = await publish(`Ridge${turn}`, `Valley${turn}`);
    const wei = await makeMember(product);
    const two = await makeBoard(wei.call, works.slice(0, 2), 'Two');
    const half = await makeBoard(wei.call, [...works.slice(0, 2), ridge!, valley!], 'Half');
    await product.moveTime('2 minutes');
    const [one] = await publish(`${sea} at night`);
    await product.moveTime('3 minutes');
    expect(await news(wei.call)).toEqual([]);
    expect([await matches(wei.call, two), await matches(wei.call, half)]).toEqual([[], []]);
    // Two of three are enough.
    await wei.call('/board/take', { id: half, materialIds: [valley] });
    expect(await news(wei.call)).toEqual([[half, 1]]);
    expect(await matches(wei.call, half)).toEqual([one]);
  });

  test('has no news for words that a quarter of the shop has', async () => {
    const wei = await makeMember(product);
    await makeBoard(wei.call, await publish('Desert', 'Desert', 'Desert'));
    await product.moveTime('2 minutes');
    await publish('Desert');
    await product.moveTime('3 minutes');
    expect(await news(wei.call)).toEqual([]);
  });

  test('is told of nothing that cannot be put on it and licensed', async () => {
    const [gone, bought, fine] = await publish(`${sea} sold`, `${sea} bought out`, `${sea} at night`);
    await makeMaterial(product, { kind: 'video', description: { titleEn: `${sea} raw`, source: 'raw' } });
    await makeMaterial(product, { kind: 'photo', description: { titleEn: `${sea} still` } });
    await catchUp(product);
    await product.moveTime('2 minutes');
    expect(await matches(lin.call, board)).toHaveLength(3);
    must(await moveMaterial(ctx, { id: gone!, from: 'online', to: 'offline', by: 'staff' }));
    const buyer = 'manager@framehall.test';
    await makeLicences(product, { buyer, lines: [{ materialId: bought!, terms: { period: 'buyout' } }] });
    await sql`update materials set state = 'online' where id = ${bought!}`.execute(product.db);
    expect(await matches(lin.call, board)).toEqual([fine]);
    expect(await news(lin.call)).toEqual([[board, 1]]);
  });

  test('never offers its owner their own works', async () => {
    const token = await signIn(product, 'photographer');
    const call: Call = (path, input) => product.call(path, input ?? {}, { token });
    const own = await makeBoard(call, works);
    await product.moveTime('2 minutes');
    await publish(`${sea} at night`);
    await product.moveTime('3 minutes');
    expect(await news(lin.call)).toEqual([[board, 1]]);
    expect(await news(call)).not.toContainEqual([own, 1]);
    expect(await matches(call, own)).toEqual([]);
  });

  test('is nobody else’s: answered like one that never was', async () => {
    const wei = await makeMember(product);
    const [foreign, unknown] = [
      await wei.call('/board/matches', { id: board }),
      await wei.call('/board/matches', { id: NOBODYS }),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await product.call('/board/matches', { id: board })).status).toBe(401);
    expect((await product.call('/board/news', {})).status).toBe(401);
    expect((await lin.call('/board/matches', { id: 0 })).status).toBe(400);
  });

  test('learns every night what its works have in common now', async () => {
    await sql`update materials set title_en = 'Desert' where id = any(${works})`.execute(product.db);
    await sql`delete from board_words`.execute(product.db);
    await publish(`${sea} at night`);
    await product.moveTime('2 minutes');
    expect(await news(lin.call)).toEqual([]);
    await learnAll(ctx, {}, new AbortController().signal);
    expect(await news(lin.call)).toEqual([[board, 1]]);
  });
});

describe('a shared board', () => {
  test.each(['view', 'comment', 'edit'])('has news for a colleague who may %s, until they open it', async (role) => {
    const company = await makeCompany(product);
    const [zhou, wei] = [await makeMember(product, company), await makeMember(product, company, 'viewer')];
    const admin = await makeMember(product, company, 'admin');
    const id = await makeBoard(zhou.call, works);
    await product.moveTime('2 minutes');
    const [one] = await publish(`${sea} at night`);
    await product.moveTime('3 minutes');
    expect([await news(zhou.call), await news(wei.call), await news(admin.call)]).toEqual([[[id, 1]], [], []]);
    await zhou.call('/board/setPerson', { id, userId: wei.userId, role });
    expect([await news(wei.call), await news(admin.call)]).toEqual([[[id, 1]], [[id, 1]]]);
    await open(wei.call, id);
    expect([await news(wei.call), await news(zhou.call)], 'each has looked or not').toEqual([[], [[id, 1]]]);
    expect(await matches(wei.call, id)).toEqual([one]);
    await zhou.call('/board/setPerson', { id, userId: wei.userId, role: null });
    expect((await wei.call('/board/matches', { id })).status).toBe(404);
  });

  test('has none for whoever left the company, and none while it is closed', async () => {
    const company = await makeCompany(product);
    const [zhou, wei] = [await makeMember(product, company), await makeMember(product, company, 'viewer')];
    const id = await makeBoard(zhou.call, works);
    await zhou.call('/board/setPerson', { id, userId: wei.userId, role: 'edit' });
    await product.moveTime('2 minutes');
    await publish(`${sea} at night`);
    await product.moveTime('3 minutes');
    expect(await news(wei.call)).toEqual([[id, 1]]);
    await belong(product, wei.account, null);
    expect([await news(wei.call), (await wei.call('/board/matches', { id })).status]).toEqual([[], 404]);
    await setCompanyStatus(product, company, 3);
    expect([await news(zhou.call), (await zhou.call('/board/matches', { id })).status]).toEqual([[], 404]);
  });
});

describe('at the same moment', () => {
  test('ten looks are one visit', async () => {
    await publish(`${sea} at night`);
    await product.moveTime('1 day');
    await open(lin.call, board);
    await product.moveTime('1 day 1 minute');
    const [two] = await publish(`Empty ${sea}`);
    await product.moveTime('2 days');
    const statuses = await Promise.all(Array.from({ length: 10 }, () => open(lin.call, board)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await matches(lin.call, board), 'what was new at its beginning, and nothing older').toEqual([two]);
  });

  test('three who change a board leave it with the words of what is on it', async () => {
    const company = await makeCompany(product);
    const people = [await makeMember(product, company), await makeMember(product, company)];
    const zhou = await makeMember(product, company);
    const id = await makeBoard(zhou.call, works);
    for (const { userId } of people) await zhou.call('/board/setPerson', { id, userId, role: 'edit' });
    const others = await publish(`Ridge${turn}`, `Valley${turn}`, `Hill${turn}`);
    await product.moveTime('2 minutes');
    await publish(`${sea} at night`);
    await product.moveTime('3 minutes');
    const change = async (path: string) =>
      await Promise.all([zhou, ...people].map(({ call }, place) => call(path, { id, materialIds: [others[place]] })));
    expect((await change('/board/add')).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await news(zhou.call), 'half of its works').toEqual([]);
    expect((await change('/board/take')).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await news(zhou.call)).toEqual([[id, 1]]);
  });
});
