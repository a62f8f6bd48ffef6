import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isProblem } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { moveMaterial, tagByKeywords } from './catalogue.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

test('[R131] a material has a code of its own that buyers can quote', async () => {
  const id = await makeMaterial(product, { kind: 'video' });
  const row = await product.db.selectFrom('materials').select('code').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.code).toBe(`V${String(id).padStart(8, '0')}`);
});

test('[R131] a code stays what it is, whatever becomes of its material and whoever asks', async () => {
  const kinds = ['video', 'photo', 'music', 'effect'] as const;
  const ids = await Promise.all(kinds.map((kind) => makeMaterial(product, { kind })));
  await sql`update materials set kind = 'effect' where id = ${ids[2]}`.execute(product.db);
  const { rows } = await sql<{ code: string }>`
    select code from materials where id = any(${ids}) order by array_position(${ids}::bigint[], id)`.execute(
    product.db,
  );
  const numbers = ids.map((id) => String(id).padStart(8, '0'));
  expect(rows.map(({ code }) => code)).toEqual([
    `V${numbers[0]}`,
    `P${numbers[1]}`,
    `M${numbers[2]}`,
    `E${numbers[3]}`,
  ]);
  const rename = sql`update materials set code = 'E1' where id = ${ids[2]}`.execute(product.db);
  await expect(rename).rejects.toThrow('the code of a material cannot be changed');
  const chosen = sql<{ own: boolean }>`
    insert into materials (kind, code, owner_id, file_name, size_bytes)
    select kind, 'V00000001', owner_id, file_name, size_bytes from materials where id = ${ids[0]}
    returning code = 'V' || lpad(id::text, 8, '0') as own`.execute(product.db);
  expect((await chosen).rows).toEqual([{ own: true }]);
});

test('[R167] [R244] the home page has videos with the fields of a card, in the language of the reader', async () => {
  const description = { ownerTitle: '我的山', titleZh: '晨雾中的山', titleEn: 'Ridges in the mist' };
  const id = await makeMaterial(product, { kind: 'video', description });
  await sql`update materials set size_class = '4K' where id = ${id}`.execute(product.db);
  const { body } = await product.call('/home/index', {}, { language: 'en' });
  expect(body.videoList[0]).toMatchObject({
    id,
    title: 'Ridges in the mist',
    userTitle: '我的山',
    from: 'other',
    groupFlag: 0,
    hdrFlag: 0,
    duration: 21.4,
    resolution: '4K',
    bookmarkId: null,
  });
  const { thumbnail, thumbnail2x, url, url480, samplePath } = body.videoList[0];
  for (const [address, rendition] of [
    [thumbnail, 'thumb-1x'],
    [thumbnail2x, 'thumb-2x'],
    [url, 'sample'],
    [url480, 'preview'],
    [samplePath, 'sample'],
  ])
    expect(address).toMatch(new RegExp(`^http.*/${id}/${rendition}$`));
  const zh = await product.call('/home/index', {}, { language: 'zh' });
  expect(zh.body.videoList[0].title).toBe('晨雾中的山');
});

test('[R130] raw footage has no sample to download', async () => {
  await makeMaterial(product, { kind: 'video', description: { source: 'raw' } });
  const { body } = await product.call('/home/index');
  expect(body.videoList[0]).toMatchObject({ from: 'raw', samplePath: null });
});

test('[R168] photos have the fields of a card; a text in one language only is shown in both', async () => {
  const id = await makeMaterial(product, { kind: 'photo', description: { titleZh: '海', titleEn: '' } });
  const { body } = await product.call('/home/index', {}, { language: 'en' });
  expect(body.photoList[0]).toMatchObject({ id, title: '海', from: 'other', width: 1920, height: 1080 });
  expect(body.photoList[0].samplePath).toMatch(/sample$/);
});

test('[R169] music has the fields of a card, and its versions stand behind it', async () => {
  const description = {
    titleEn: 'Still water',
    composer: 'Mo Lan',
    artist: 'Lan Trio',
    keywordsEn: ['calm', 'lake', 'piano'],
  };
  const id = await makeMaterial(product, { kind: 'music', description });
  // A word that is no tag stays a keyword.
  await tagByKeywords(product.db, id);
  await makeMaterial(product, { kind: 'music', description: { versionOf: id } });
  await makeMaterial(product, { kind: 'music', online: false, description: { versionOf: id } });
  const { body } = await product.call('/home/index', {}, { language: 'en' });
  expect(body.musicList).toHaveLength(1);
  expect(body.musicList[0]).toMatchObject({
    musicId: id,
    musicName: 'Still water',
    composerText: 'Mo Lan',
    artistText: 'Lan Trio',
    durationText: '00:21',
    tagList: [{ tagName: 'Piano' }, { tagName: 'Calm' }],
    subVersionCount: 1,
    price: 'B',
  });
  expect(body.musicList[0].cover).toEqual([{ url: body.musicList[0].coverStr }]);
});

test('what is not online is not shown', async () => {
  const hidden = await makeMaterial(product, { kind: 'photo', online: false });
  const shown = await makeMaterial(product, { kind: 'photo' });
  must(await moveMaterial(ctx, { id: shown, from: 'online', to: 'offline', by: 'staff', reason: 'test' }));
  const { photoList } = (await product.call('/home/index')).body;
  expect(photoList.map((photo: { id: number }) => photo.id)).not.toContain(hidden);
  expect(photoList.map((photo: { id: number }) => photo.id)).not.toContain(shown);
});

test('[R165] [R166] [R245] [R246] topics with a picture, hot words and categories come in their order', async () => {
  const id = await makeMaterial(product, { kind: 'photo' });
  await sql`
    insert into topics (slug, title_zh, title_en, position) values ('b', '乙', 'Second', 2), ('a', '甲', 'First', 1), ('c', '丙', 'Empty', 3);
    insert into topic_materials (topic_id, material_id) select id, ${sql.lit(id)} from topics where slug in ('a', 'b');
    insert into hot_words (word_zh, word_en, position) values ('日落', 'sunset', 2), ('航拍', 'aerial', 1);
    insert into categories (kind, slug, name_zh, name_en, position)
      values ('video', 'city', '城市', 'City', 2), ('video', 'nature', '自然', 'Nature', 1), ('photo', 'sky', '天空', 'Sky', 1)`.execute(
    product.db,
  );
  const { topicList } = (await product.call('/home/index')).body;
  expect(topicList.map((topic: { title: string }) => topic.title)).toEqual(['First', 'Second']);
  expect(topicList[0].homeCover).toMatch(new RegExp(`/${id}/thumb-2x$`));
  const words = await fetch(`${product.url}/hotword`, { headers: { 'accept-language': 'zh-CN' } });
  expect(await words.json()).toMatchObject({ data: ['航拍', '日落'] });
  const names = async (path: string) =>
    (await product.call(path)).body.list.map((category: { categoryName: string }) => category.categoryName);
  expect(await names('/video/categoryList')).toEqual(['Nature', 'City']);
  expect(await names('/photo/categoryList')).toEqual(['Sky']);
});

test('[D11] of two who move a material at once one wins, and every move is in the audit trail', async () => {
  const id = await makeMaterial(product, { kind: 'photo' });
  const move = { id, from: 'online', to: 'offline', by: 'staff', reason: 'asked by its owner' } as const;
  const results = await Promise.all([1, 2, 3].map(() => moveMaterial(ctx, move)));
  expect(results.filter((result) => result === undefined)).toHaveLength(1);
  expect(results.filter((result) => isProblem(result) && result.code === 'changed-meanwhile')).toHaveLength(2);
  expect(await moveMaterial(ctx, { id, from: 'offline', to: 'pending', by: 'owner' })).toMatchObject({
    code: 'not-allowed',
  });
  const trail = await product.db
    .selectFrom('auditEvents')
    .select(['action', 'reason'])
    .where('subject', '=', `material:${id}`)
    .orderBy('id')
    .execute();
  expect(trail.map((event) => event.action)).toEqual([
    'material.uploaded',
    'material.transcoding',
    'material.incomplete',
    'material.pending',
    'material.online',
    'material.offline',
  ]);
  expect(trail.at(-1)?.reason).toBe('asked by its owner');
});

test('music and sound effects have categories of their own, in the language of the reader', async () => {
  await sql`
    insert into categories (kind, slug, name_zh, name_en, position) values
      ('music', 'jazz', '爵士', 'Jazz', 2), ('music', 'piano', '钢琴', 'Piano', 1), ('effect', 'nature', '自然', 'Nature', 1)
  `.execute(product.db);
  const names = async (input: object, language: 'zh' | 'en') =>
    (await product.call('/music/categoryList', input, { language })).body.list.map(
      (row: { categoryName: string }) => row.categoryName,
    );
  expect(await names({}, 'en')).toEqual(['Piano', 'Jazz']);
  expect(await names({ musicType: 1 }, 'zh')).toEqual(['钢琴', '爵士']);
  expect(await names({ musicType: 2 }, 'en')).toEqual(['Nature']);
  for (const musicType of [0, 3, '2', null])
    expect((await product.call('/music/categoryList', { musicType })).status, String(musicType)).toBe(400);
});
