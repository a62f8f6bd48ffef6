import { beforeEach, expect, test } from 'vitest';
import { belong, makeCompany, makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const clip = await makeMaterial(product, { kind: 'video' });
const photo = await makeMaterial(product, { kind: 'photo' });
const NOBODYS = 999_999_999;

type Person = Awaited<ReturnType<typeof makeMember>>;
let [company, board] = [0, 0];
let lin: Person;
let wei: Person;

const role = async (person: Person) =>
  (await person.call('/board/list')).body.infos.find(({ id }: { id: number }) => id === board)?.role;
const give = async (userId: number, wanted: string | null, by = lin) =>
  await by.call('/board/setPerson', { id: board, userId, role: wanted });
const link = async (clientsAnswer: boolean, by = lin): Promise<string> =>
  (await by.call('/board/share', { id: board, shared: true, clientsAnswer })).body.shareKey;
const look = async (key: string) => (await fetch(`${product.url}/board/shared?key=${key}`)).status;

beforeEach(async () => {
  company = await makeCompany(product);
  lin = await makeMember(product, company);
  wei = await makeMember(product, company, 'viewer');
  board = (await lin.call('/board/create', { name: 'Launch film' })).body.id;
  await lin.call('/board/add', { id: board, materialIds: [clip] });
});

test('colleagues are given one way each to use a board, and only that', async () => {
  expect(await role(wei)).toBeUndefined();
  expect((await lin.call('/board/people', { id: board })).body.infos).toEqual([
    { userId: wei.userId, nickname: 'Wei', role: null },
  ]);
  const tries: [string, object][] = [
    ['/board/items', { id: board }],
    ['/board/comments', { id: board, materialId: clip }],
    ['/board/comment', { id: board, materialId: clip, second: 3, text: 'Here' }],
    ['/board/add', { id: board, materialIds: [photo] }],
    ['/board/decide', { id: board, materialId: clip, decision: 'maybe' }],
    ['/board/take', { id: board, materialIds: [photo] }],
    ['/board/people', { id: board }],
    ['/board/setPerson', { id: board, userId: wei.userId, role: 'edit' }],
    ['/board/share', { id: board, shared: true }],
    ['/board/rename', { id: board, name: 'Mine' }],
    ['/board/remove', { id: board }],
  ];
  const statuses = async () => {
    const found: number[] = [];
    for (const [path, input] of tries) found.push((await wei.call(path, input)).status);
    return found.join(' ');
  };
  expect(await statuses()).toBe('404 404 404 404 404 404 404 404 404 404 404');
  await give(wei.userId, 'view');
  expect(await statuses()).toBe('200 200 403 403 403 403 403 403 403 403 403');
  await give(wei.userId, 'comment');
  expect(await statuses()).toBe('200 200 200 403 403 403 403 403 403 403 403');
  await give(wei.userId, 'edit');
  expect(await statuses()).toBe('200 200 200 200 200 200 403 403 403 403 403');
  await give(wei.userId, null);
  expect(await statuses()).toBe('404 404 404 404 404 404 404 404 404 404 404');
});

test('a board is shared with colleagues only, and by somebody who has a company', async () => {
  const stranger = await makeMember(product);
  const competitor = await makeMember(product, await makeCompany(product, '别家公司'));
  for (const userId of [stranger.userId, competitor.userId, lin.userId, NOBODYS])
    expect((await give(userId, 'edit')).status).toBe(404);
  expect((await give(wei.userId, 'manage')).status).toBe(400);
  const own = (await stranger.call('/board/create', { name: 'Mine' })).body.id;
  expect((await stranger.call('/board/people', { id: own })).body.infos).toEqual([]);
  expect((await stranger.call('/board/setPerson', { id: own, userId: wei.userId, role: 'view' })).status).toBe(404);
});

test('who leaves the company loses its boards at once, and their links end', async () => {
  await give(wei.userId, 'edit');
  const key = await link(false);
  expect(await look(key)).toBe(200);
  await belong(product, wei.account, null);
  expect([await role(wei), (await wei.call('/board/items', { id: board })).status]).toEqual([undefined, 404]);
  await belong(product, lin.account, null);
  expect([await role(lin), await look(key)]).toEqual([undefined, 404]);
  expect((await lin.call('/board/create', { name: 'Launch film' })).status, 'the name is free for them').toBe(200);
});

test('administrators manage the company’s boards, and make a link anew when its maker has left', async () => {
  const admin = await makeMember(product, company, 'admin');
  expect(await role(admin), 'not yet the company’s').toBeUndefined();
  const old = await link(true);
  await give(wei.userId, 'view');
  expect(await role(admin)).toBe('manage');
  await belong(product, lin.account, null);
  const key = await link(false, admin);
  expect([await look(old), await look(key), key === old]).toEqual([404, 200, false]);
  await setCompanyStatus(product, company, 3);
  expect([await role(admin), await role(wei), await look(key)]).toEqual([undefined, undefined, 404]);
  await setCompanyStatus(product, company, 1);
  expect([await role(admin), await role(wei), await look(key)]).toEqual(['manage', 'view', 200]);
});

test('a link on a board of one’s own ends as well when its maker leaves the company', async () => {
  const key = await link(false);
  await belong(product, lin.account, null);
  expect([await role(lin), await look(key)]).toEqual(['manage', 404]);
  expect((await lin.call('/board/list')).body.infos[0].shareKey).toBeNull();
  expect(await look(await link(false))).toBe(200);
});

test('a link from before its maker had a company ends with their membership, once the board is the company’s', async () => {
  const mei = await makeMember(product);
  const own = (await mei.call('/board/create', { name: 'Spring' })).body.id;
  const { shareKey } = (await mei.call('/board/share', { id: own, shared: true, clientsAnswer: true })).body;
  await belong(product, mei.account, company);
  await mei.call('/board/setPerson', { id: own, userId: wei.userId, role: 'view' });
  expect(await look(shareKey)).toBe(200);
  await belong(product, mei.account, null);
  expect(await look(shareKey)).toBe(404);
  const answer = { key: shareKey, name: 'Client', materialId: clip, decision: 'no' };
  expect((await product.call('/board/shared/decide', answer)).status).toBe(404);
});

test('a link ends when its maker administers the company no longer, and a colleague makes a new one', async () => {
  const admin = await makeMember(product, company, 'admin');
  const other = await makeMember(product, company, 'admin');
  await give(wei.userId, 'view');
  const key = await link(false, admin);
  await other.call('/company/setRole', { userId: admin.userId, role: 'buyer' });
  expect([await role(admin), await look(key)]).toEqual([undefined, 404]);
  const anew = await link(false, other);
  expect([await look(anew), anew === key]).toEqual([200, false]);
  await other.call('/company/setRole', { userId: lin.userId, role: 'viewer' });
  expect(await look(await link(false, lin)), 'whoever made the board manages it in any role').toBe(200);
});

test('a link on a board of one’s own is nobody else’s business: it holds without a company, and after joining one', async () => {
  const mei = await makeMember(product);
  const own = (await mei.call('/board/create', { name: 'Spring' })).body.id;
  const { shareKey } = (await mei.call('/board/share', { id: own, shared: true, clientsAnswer: false })).body;
  expect(await look(shareKey)).toBe(200);
  await belong(product, mei.account, company);
  expect(await look(shareKey)).toBe(200);
  await belong(product, mei.account, null);
  expect(await look(shareKey)).toBe(200);
});

test('editors share one board: what one adds the other decides on, and it is filtered by that', async () => {
  await give(wei.userId, 'edit');
  await wei.call('/board/add', { id: board, materialIds: [photo] });
  await wei.call('/board/decide', { id: board, materialId: clip, decision: 'no' });
  await lin.call('/board/decide', { id: board, materialId: clip, decision: 'decided' });
  const read = async (decision?: string) => (await lin.call('/board/items', { id: board, decision })).body;
  expect((await read()).notes).toEqual([
    { materialId: photo, decision: null, decidedBy: '', comments: 0, lastSecond: null },
    { materialId: clip, decision: 'decided', decidedBy: 'Wei', comments: 0, lastSecond: 21 },
  ]);
  expect(await read('decided')).toMatchObject({ total: 1, infos: [{ id: clip }], board: { count: 2 } });
  expect(await read('open')).toMatchObject({ total: 1, infos: [{ id: photo }] });
  expect(await read('no')).toMatchObject({ total: 0, infos: [] });
  await wei.call('/board/decide', { id: board, materialId: clip, decision: null });
  expect((await read('open')).total).toBe(2);
  expect((await lin.call('/board/decide', { id: board, materialId: NOBODYS, decision: 'no' })).status).toBe(404);
  expect((await lin.call('/board/decide', { id: board, materialId: clip, decision: 'yes' })).status).toBe(400);
});
