import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { register } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const video = await makeMaterial(product, { kind: 'video' });
const pond5 = await makeMaterial(product, { kind: 'video', description: { source: 'pond5' } });
const raw = await makeMaterial(product, { kind: 'video', description: { source: 'raw' } });
const photo = await makeMaterial(product, { kind: 'photo' });
const music = await makeMaterial(product, { kind: 'music' });
const effect = await makeMaterial(product, { kind: 'effect' });
const hidden = await makeMaterial(product, { kind: 'photo', online: false });
const NOBODYS = 999_999_999;

async function someone() {
  const { token } = await register(product);
  const call = async (path: string, input: object = {}) => await product.call(path, input, { token });
  return {
    call,
    bookmark: (targetId: number, targetType: number) => call('/preference/bookmark', { targetId, targetType }),
    list: (targetType: number, page: object = {}) => call('/space/bookmark', { targetType, ...page }),
    counts: async () => (await call('/home/preference')).body,
  };
}
const idsOf = ({ body }: { body: { infos: { id?: number; musicId?: number }[] } }) =>
  body.infos.map((item) => item.id ?? item.musicId);

test('[R185] [R257] [R258] a bookmark keeps its id until it is cancelled', async () => {
  const lin = await someone();
  const { id } = (await lin.bookmark(video, 0)).body;
  expect(id).toBeGreaterThan(0);
  expect((await lin.bookmark(video, 0)).body).toMatchObject({ success: true, id });
  expect((await lin.list(0)).body.infos[0]).toMatchObject({ id: video, bookmarkId: id });
  expect((await lin.call('/preference/cancel', { id })).body.success).toBe(true);
  expect((await lin.list(0)).body).toMatchObject({ infos: [], total: 0 });
  expect((await lin.call('/preference/cancel', { id })).status).toBe(404);
});

test('[R257] thirty at once leave one bookmark', async () => {
  const lin = await someone();
  const replies = await Promise.all(Array.from({ length: 30 }, () => lin.bookmark(photo, 1)));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect((await lin.counts()).photoBookmark).toBe(1);
});

test('[R176] a target type names what it is about: 0 any video, 5 one of the partner, 1 a picture', async () => {
  const lin = await someone();
  for (const [id, type] of [
    [photo, 0],
    [video, 1],
    [video, 5],
    [music, 0],
    [effect, 1],
  ] as const)
    expect((await lin.bookmark(id, type)).status, `${id} as ${type}`).toBe(404);
  for (const [id, type] of [
    [video, 0],
    [pond5, 0],
    [pond5, 5],
    [photo, 1],
  ] as const)
    expect((await lin.bookmark(id, type)).status, `${id} as ${type}`).toBe(200);
  expect(idsOf(await lin.list(5))).toEqual([pond5]);
});

test('[R130] raw footage cannot be bookmarked, and the reply says so', async () => {
  const lin = await someone();
  const reply = await lin.bookmark(raw, 0);
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ problem: 'no-bookmark' });
  expect((await lin.counts()).videoBookmark).toBe(0);
});

test('what is unknown, not on sale or somebody else’s is answered alike', async () => {
  const [lin, wei] = [await someone(), await someone()];
  const { id } = (await wei.bookmark(video, 0)).body;
  const replies = [
    await lin.bookmark(NOBODYS, 1),
    await lin.bookmark(hidden, 1),
    await lin.call('/preference/cancel', { id }),
    await lin.call('/preference/cancel', { id: NOBODYS }),
  ];
  for (const { status, body } of replies) expect([status, body]).toEqual([404, replies[0]?.body]);
  expect((await wei.counts()).videoBookmark).toBe(1);
});

test('[R248] [R164] lists are newest first, in pages, each kind for itself', async () => {
  const lin = await someone();
  const photos: number[] = [];
  for (let n = 0; n < 3; n++) photos.unshift(await makeMaterial(product, { kind: 'photo' }));
  for (const id of photos.toReversed()) await lin.bookmark(id, 1);
  await lin.bookmark(video, 0);
  expect(idsOf(await lin.list(1))).toEqual(photos);
  const second = await lin.list(1, { pageNo: 2, pageSize: 2 });
  expect([idsOf(second), second.body.total]).toEqual([[photos[2]], 3]);
  expect(idsOf(await lin.list(1, { pageNo: 9 }))).toEqual([]);
  expect((await lin.list(1)).body.infos[0]).toMatchObject({ from: 'other', thumbnail: expect.stringMatching(/^http/) });
});

test('[R248] what is not on sale any more is not listed, only counted', async () => {
  const lin = await someone();
  const id = await makeMaterial(product, { kind: 'photo' });
  await lin.bookmark(id, 1);
  await lin.bookmark(photo, 1);
  must(await moveMaterial(systemContext(product.services, 'test'), { id, from: 'online', to: 'offline', by: 'staff' }));
  const { body } = await lin.list(1);
  expect(body).toMatchObject({ total: 1, gone: 1 });
  expect((await lin.counts()).photoBookmark).toBe(1);
});

test('[R259] [R260] [R249] music and sound effects are collected by calls of their own', async () => {
  const lin = await someone();
  const { bookmarkId } = (await lin.call('/music/collect', { musicId: music })).body;
  expect((await lin.call('/music/collect', { musicId: music })).body.bookmarkId).toBe(bookmarkId);
  await lin.call('/music/collect', { musicId: effect });
  expect((await lin.call('/music/collect', { musicId: photo })).status).toBe(404);
  const ofType = async (musicType: number) => await lin.call('/music/collect/my', { musicType });
  expect((await ofType(1)).body).toMatchObject({ infos: [{ musicId: music, bookmarkId }], total: 1, gone: 0 });
  expect(idsOf(await ofType(2))).toEqual([effect]);
  expect((await lin.call('/preference/cancel', { id: bookmarkId })).status).toBe(404);
  expect((await lin.call('/music/collect/cancel', { bookmarkId })).body.success).toBe(true);
  expect(idsOf(await ofType(1))).toEqual([]);
});

test('[R243] [R162] the six counts', async () => {
  const lin = await someone();
  await lin.bookmark(video, 0);
  await lin.bookmark(pond5, 5);
  await lin.bookmark(photo, 1);
  await lin.call('/music/collect', { musicId: music });
  await lin.call('/music/collect', { musicId: effect });
  expect(await lin.counts()).toMatchObject({
    videoBookmark: 2,
    photoBookmark: 1,
    musicBookmark: 1,
    musicEffectBookmark: 1,
    videoShopping: 0,
    photoShopping: 0,
  });
});

test('[R215] [R228] visitors are asked to log in', async () => {
  for (const [path, input] of [
    ['/preference/bookmark', { targetId: video, targetType: 0 }],
    ['/preference/cancel', { id: 1 }],
    ['/space/bookmark', { targetType: 0 }],
    ['/music/collect', { musicId: music }],
    ['/music/collect/cancel', { bookmarkId: 1 }],
    ['/music/collect/my', { musicType: 1 }],
    ['/home/preference', {}],
  ] as const) {
    const { status, body } = await product.call(path, input, { language: 'zh' });
    expect([path, status, body.message]).toEqual([path, 401, '请先登录以使用此功能']);
  }
});

test('bad input is refused by its field', async () => {
  const lin = await someone();
  for (const [path, input, field] of [
    ['/preference/bookmark', { targetId: '1', targetType: 0 }, 'targetId'],
    ['/preference/bookmark', { targetId: -1, targetType: 0 }, 'targetId'],
    ['/preference/bookmark', { targetId: 1e30, targetType: 0 }, 'targetId'],
    ['/preference/bookmark', { targetId: 1, targetType: 100 }, 'targetType'],
    ['/preference/cancel', { id: null }, 'id'],
    ['/space/bookmark', { targetType: 2 }, 'targetType'],
    ['/space/bookmark', { targetType: 0, pageNo: 0 }, 'pageNo'],
    ['/music/collect/my', { musicType: 3 }, 'musicType'],
    ['/preference/bookmark', { targetId: 1, targetType: 0, userId: 1 }, 'userId'],
  ] as const) {
    const { status, body } = await lin.call(path, input);
    expect([status, Object.keys(body.fields)], JSON.stringify(input)).toEqual([400, [field]]);
  }
});

test('bookmarks have an end, and what is among them stays', async () => {
  const { token, account } = await register(product);
  await sql`
    insert into materials (kind, owner_id, file_name, size_bytes)
      select 'photo', max(id), 'x', 1 from users, generate_series(1, 5000) group by generate_series;
    insert into bookmarks (user_id, material_id)
      select users.id, materials.id from users, materials
      where email = ${sql.lit(account)} and file_name = 'x'`.execute(product.db);
  const { status, body } = await product.call('/preference/bookmark', { targetId: photo, targetType: 1 }, { token });
  expect([status, body.problem]).toEqual([409, 'bookmarks-full']);
  expect((await product.call('/home/preference', {}, { token })).body.photoBookmark).toBe(0);
});
