import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Description } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { writeSearches } from './words/search-log.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

const video = (description: Partial<Description>) => makeMaterial(product, { kind: 'video', description });

describe('a mistake', () => {
  let ids: number[];
  beforeAll(async () => {
    ids = [];
    for (let n = 0; n < 5; n++)
      ids.push(await video({ titleZh: '柠檬树', titleEn: 'Lemon tree', keywordsEn: ['lemon'] }));
    await catchUp(product);
  });

  test('[R268] is corrected at once, and the pages of the correction follow each other', async () => {
    const first = await search(product, { keyword: 'lemmon', pageSize: 3 });
    expect(first.body).toMatchObject({ total: 5, more: false, help: { corrected: 'lemon', didYouMean: null } });
    const second = await search(product, { keyword: 'lemmon', pageSize: 3, after: first.body.next });
    expect(second.body).toMatchObject({ total: 5, next: null, help: { corrected: 'lemon' } });
    expect([...idsOf(first), ...idsOf(second)].toSorted((a, b) => a - b)).toEqual(ids);
  });

  test('[R268] stays as it is for whoever says so, with the correction offered', async () => {
    const { body } = await search(product, { keyword: 'lemmon', exact: '1' });
    expect(body).toMatchObject({ infos: [], total: 0, help: { corrected: null, didYouMean: 'lemon' } });
    expect((await search(product, { keyword: 'lemmon', exact: '0' })).status).toBe(400);
  });

  test('[R268] is corrected before words are left out', async () => {
    const { body } = await search(product, { keyword: 'lemmon tree' });
    expect(body).toMatchObject({ total: 5, help: { corrected: 'lemon tree', instead: null } });
  });

  test('[R268] is corrected whatever the filters, which then narrow the results', async () => {
    expect((await search(product, { keyword: 'lemmon', orientation: 'landscape' })).body.total).toBe(5);
    const none = (await search(product, { keyword: 'lemmon', orientation: 'portrait' })).body;
    expect(none).toMatchObject({ infos: [], total: 0, help: { corrected: 'lemon' } });
  });

  test('[R268] is no word that another kind has', async () => {
    await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Melon', keywordsEn: ['lemons', 'melon'] } });
    await makeMaterial(product, { kind: 'music', description: { titleEn: 'Demon', keywordsEn: ['demon'] } });
    await catchUp(product);
    expect((await search(product, { keyword: 'lemon', type: 'music' })).body.help.corrected).toBeNull();
    expect((await search(product, { keyword: 'demmon', type: 'music' })).body.help.corrected).toBe('demon');
  });

  test('[R268] is seen although other materials have its characters here and there', async () => {
    await video({ titleZh: '濛濛细雨中的柠檬', keywordsZh: ['细雨', '蒙古', '柠檬'] });
    await video({ titleZh: '蒙古包', keywordsZh: ['柠条', '蒙古'] });
    await catchUp(product);
    const { body } = await search(product, { keyword: '柠蒙' });
    expect(body.help.corrected).toBe('柠檬');
    const exact = await search(product, { keyword: '柠蒙', exact: '1' });
    expect(exact.body.total).toBeGreaterThan(0);
    expect(exact.body.help).toMatchObject({ corrected: null, didYouMean: '柠檬' });
  });

  test.each([
    ['数据中信', '数据中心', 'whose parts are words of other materials'],
    ['我手', '握手', 'of which a word without meaning and a character are left'],
  ])('[R268] “%s” means “%s”, %s', async (typed, meant) => {
    await video({ titleZh: meant, keywordsZh: [meant] });
    await video({ titleZh: '中信大厦', keywordsZh: ['中信', '数据', '手'] });
    await catchUp(product);
    expect((await search(product, { keyword: typed })).body.help.corrected).toBe(meant);
  });

  test('[R268] is not what means something else and is found as it is', async () => {
    await video({ titleZh: '石头', keywordsZh: ['石头', '视野'] });
    await video({ titleZh: '柿叶', keywordsZh: ['柿叶红了', '柿叶'] });
    await catchUp(product);
    expect((await search(product, { keyword: '柿叶' })).body.help.corrected).toBeNull();
  });

  test('[R268] counts as a search that found nothing, once', async () => {
    await search(product, { keyword: 'lemmons' });
    await search(product, { keyword: 'lemmons', exact: '1' });
    await writeSearches(ctx);
    const rows = await product.db
      .selectFrom('searchedWords')
      .select(['times', 'found'])
      .where('keyword', '=', 'lemmons')
      .execute();
    expect(rows).toEqual([{ times: 1, found: 0 }]);
  });
});

describe('where nothing is found', () => {
  test('[R268] the other types that have something are told, with how much', async () => {
    const photo = (description: Partial<Description>) => makeMaterial(product, { kind: 'photo', description });
    for (let n = 0; n < 3; n++) await photo({ titleEn: 'Marimba', keywordsEn: ['marimba'] });
    await makeMaterial(product, { kind: 'music', description: { titleEn: 'Marimba', keywordsEn: ['marimba'] } });
    await catchUp(product);
    const others = async (query: Record<string, string>) => (await search(product, query)).body.help.otherTypes;
    const [three, one] = [
      { type: 'pic', total: 3, more: false },
      { type: 'music', total: 1, more: false },
    ];
    expect(await others({ keyword: 'marimba' })).toEqual([three, one]);
    expect(await others({ keyword: 'marimba', type: 'effect' })).toEqual([three, one]);
    expect(await others({ keyword: 'marimba', orientation: 'portrait', type: 'pic' })).toEqual([one]);
    expect(await others({ keyword: 'marimba', type: 'music' })).toEqual([]);
    // A mistake is corrected there.
    expect(await others({ keyword: 'marimbo' })).toEqual([three, one]);
    expect(await others({ keyword: 'marimbo', exact: '1' })).toEqual([]);
    expect(await others({ keyword: 'qqqqq' })).toEqual([]);
    expect(await others({ keyword: '!!!' })).toEqual([]);
  });

  test('[R268] hot words are not called related: they stand there anyway', async () => {
    await sql`insert into hot_words (word_zh, word_en) values ('独角兽', 'unicorn')`.execute(product.db);
    expect((await search(product, { keyword: 'unicorn' })).body.help.related).toEqual([]);
  });
});

test('[R268] related is never the search itself, nor the same in other words', async () => {
  await video({ titleEn: 'Sunset quay', keywordsEn: ['sunset quay', 'quay', 'gulls'] });
  await video({ titleEn: 'Sundown at the quay', keywordsEn: ['Sundown Quays', 'quay at sunset', 'ropes'] });
  await catchUp(product);
  const { body } = await search(product, { keyword: 'sunset quay' }, { 'accept-language': 'en' });
  expect(body.total).toBe(2);
  expect(body.help.related.toSorted()).toEqual(['gulls', 'ropes']);
});
