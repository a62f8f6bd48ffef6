import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { register } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const video = await makeMaterial(product, { kind: 'video' });
const photo = await makeMaterial(product, { kind: 'photo' });
const music = await makeMaterial(product, { kind: 'music' });
const raw = await makeMaterial(product, { kind: 'video', description: { source: 'raw' } });
const NOBODYS = 999_999_999;

async function someone() {
  const { token, account } = await register(product);
  const call = async (path: string, input: object = {}) => await product.call(path, input, { token });
  const create = async (name: string) => (await call('/board/create', { name })).body.id as number;
  return { token, account, call, create, boards: async () => (await call('/board/list')).body.infos };
}
type Someone = Awaited<ReturnType<typeof someone>>;

async function look(key: string) {
  const reply = await fetch(`${product.url}/board/shared?key=${key}`);
  // oxlint-disable-next-line typescript/no-explicit-any -- as a stranger sees it
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as any };
}

let lin: Someone;
let board: number;

beforeEach(async () => {
  lin = await someone();
  board = await lin.create('Sea and sky');
});

test('a board is made, filled, renamed and removed; what was on it stays bookmarked', async () => {
  expect((await lin.call('/board/add', { id: board, materialIds: [video, photo] })).body.success).toBe(true);
  await lin.call('/board/add', { id: board, materialIds: [photo, music] });
  expect(await lin.boards()).toMatchObject([{ id: board, name: 'Sea and sky', count: 3, shareKey: null }]);
  expect((await lin.boards())[0].covers).toHaveLength(3);
  const { body } = await lin.call('/board/items', { id: board });
  expect(body).toMatchObject({ board: { id: board, count: 3 }, total: 3 });
  expect(body.infos.map((item: { kind: string }) => item.kind).toSorted()).toEqual(['music', 'photo', 'video']);
  expect(body.infos.every((item: { bookmarkId: number | null }) => item.bookmarkId !== null)).toBe(true);
  await lin.call('/board/take', { id: board, materialIds: [photo, NOBODYS] });
  expect((await lin.call('/board/items', { id: board })).body.total).toBe(2);
  expect((await lin.call('/board/rename', { id: board, name: ' 海天 ' })).body.success).toBe(true);
  expect((await lin.boards())[0].name).toBe('海天');
  expect((await lin.call('/board/remove', { id: board })).body.success).toBe(true);
  expect(await lin.boards()).toEqual([]);
  expect((await lin.call('/home/preference')).body).toMatchObject({ videoBookmark: 1, photoBookmark: 1 });
});

test('on a board a material stays when its bookmark is cancelled, but not when it goes off sale', async () => {
  const id = await makeMaterial(product, { kind: 'photo' });
  await lin.call('/board/add', { id: board, materialIds: [id, photo] });
  const { infos } = (await lin.call('/space/bookmark', { targetType: 1 })).body;
  for (const { bookmarkId } of infos) await lin.call('/preference/cancel', { id: bookmarkId });
  expect((await lin.call('/board/items', { id: board })).body.total).toBe(2);
  must(await moveMaterial(systemContext(product.services, 'test'), { id, from: 'online', to: 'offline', by: 'staff' }));
  const { body } = await lin.call('/board/items', { id: board });
  expect([body.total, body.infos.length, body.board.covers.length]).toEqual([1, 1, 1]);
});

test('of two boards with one name at once there is one', async () => {
  const replies = await Promise.all([1, 2].map(() => lin.call('/board/create', { name: 'Twice' })));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const other = await lin.create('Other');
  const { body } = await lin.call('/board/rename', { id: other, name: 'Twice' });
  expect(body).toMatchObject({ problem: 'board-name-taken' });
  expect(await (await someone()).create('Twice')).toBeGreaterThan(0);
});

test('thirty who put one thing on a board at once put it there once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => lin.call('/board/add', { id: board, materialIds: [photo] })),
  );
  expect(replies.every(({ body }) => body.success)).toBe(true);
  expect((await lin.boards())[0].count).toBe(1);
});

test('somebody else’s board is answered like one that never was', async () => {
  const wei = await someone();
  for (const [path, input] of [
    ['/board/rename', { name: 'Mine' }],
    ['/board/remove', {}],
    ['/board/add', { materialIds: [photo] }],
    ['/board/take', { materialIds: [photo] }],
    ['/board/items', {}],
    ['/board/share', { shared: true }],
  ] as const) {
    const [foreign, unknown] = [
      await wei.call(path, { id: board, ...input }),
      await wei.call(path, { id: NOBODYS, ...input }),
    ];
    expect([path, foreign.status, foreign.body]).toEqual([path, 404, unknown.body]);
    expect((await product.call(path, { id: board, ...input })).status, path).toBe(401);
  }
  expect((await wei.call('/home/preference')).body.photoBookmark, 'nothing was bookmarked on the way').toBe(0);
  expect(await lin.boards()).toMatchObject([{ name: 'Sea and sky', count: 0, shareKey: null }]);
});

test('[R130] raw footage and what is not on sale come onto no board, nor does what was sent with them', async () => {
  const add = async (materialIds: number[]) => (await lin.call('/board/add', { id: board, materialIds })).body.problem;
  expect(await add([photo, raw])).toBe('no-bookmark');
  expect(await add([photo, NOBODYS])).toBe('not-found');
  expect((await lin.boards())[0].count).toBe(0);
  expect((await lin.call('/home/preference')).body.photoBookmark).toBe(0);
});

test('a shared board is there for whoever has its key, to look at, until its owner withdraws it', async () => {
  await lin.call('/board/add', { id: board, materialIds: [photo] });
  const { shareKey } = (await lin.call('/board/share', { id: board, shared: true })).body;
  expect(shareKey).toMatch(/^[\w-]{22}$/);
  expect((await lin.call('/board/share', { id: board, shared: true })).body.shareKey).toBe(shareKey);
  const seen = await look(shareKey);
  expect(seen.headers.get('cache-control')).toBe('no-store');
  expect(seen.body).toMatchObject({ name: 'Sea and sky', owner: 'Wei', total: 1 });
  expect(seen.body.infos).toMatchObject([{ id: photo, kind: 'photo', decision: null, decidedBy: '', comments: 0 }]);
  expect((await lin.call('/board/share', { id: board, shared: false })).body.shareKey).toBeNull();
  expect((await look(shareKey)).status).toBe(404);
  expect((await lin.call('/board/share', { id: board, shared: true })).body.shareKey).not.toBe(shareKey);
  expect((await look(shareKey)).status).toBe(404);
});

test('the board of somebody who may not use the site any more is not shared', async () => {
  const { shareKey } = (await lin.call('/board/share', { id: board, shared: true })).body;
  await product.db.updateTable('users').set({ disabledAt: new Date() }).where('email', '=', lin.account).execute();
  expect((await look(shareKey)).status).toBe(404);
});

test('bad keys, names and lists are refused', async () => {
  for (const key of ['', 'short', 'x'.repeat(23), "'%20or%201=1--%20%20%20%20%20", '%00'.repeat(22)])
    expect((await look(key)).status, key).toBe(400);
  expect((await look('x'.repeat(22))).status).toBe(404);
  for (const [path, input] of [
    ['/board/create', { name: '   ' }],
    ['/board/create', { name: 'x'.repeat(61) }],
    ['/board/create', {}],
    ['/board/add', { id: board, materialIds: [] }],
    ['/board/add', { id: board, materialIds: Array.from({ length: 101 }, (_, n) => n + 1) }],
    ['/board/share', { id: board, shared: 'yes' }],
  ] as const)
    expect((await lin.call(path, input)).status, JSON.stringify(input).slice(0, 60)).toBe(400);
  expect((await lin.call('/board/create', { name: '画'.repeat(60) })).status).toBe(200);
});

test('there is an end to boards, and to a board', async () => {
  await sql`
    insert into boards (user_id, name)
      select user_id, 'Board ' || n from boards, generate_series(1, 99) n where id = ${sql.lit(board)};
    insert into materials (kind, owner_id, file_name, size_bytes)
      select 'photo', user_id, 'x', 1 from boards, generate_series(1, 500) where id = ${sql.lit(board)};
    insert into board_materials (board_id, material_id)
      select ${sql.lit(board)}, id from materials where file_name = 'x'`.execute(product.db);
  expect((await lin.call('/board/create', { name: 'One more' })).body.problem).toBe('boards-full');
  expect((await lin.call('/board/add', { id: board, materialIds: [photo] })).body.problem).toBe('board-full');
  expect((await lin.call('/home/preference')).body.photoBookmark).toBe(0);
});
