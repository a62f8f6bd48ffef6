import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const home = async (language: 'zh' | 'en' = 'en') => (await product.call('/home/index', {}, { language })).body;
const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const feature = (id: number, ago: string) =>
  sql`update materials set featured_at = clock_now() - ${ago}::interval where id = ${id}`.execute(product.db);

beforeEach(() => sql`update materials set state = 'offline', featured_at = null`.execute(product.db));

describe('[R21] the home page', () => {
  test('has what editors picked, clips and photos in turn, the latest choice first, but not the clip at its top', async () => {
    const [top, clip, photo, older] = [
      await makeMaterial(product, { kind: 'video' }),
      await makeMaterial(product, { kind: 'video' }),
      await makeMaterial(product, { kind: 'photo' }),
      await makeMaterial(product, { kind: 'photo' }),
    ];
    await makeMaterial(product, { kind: 'photo' });
    const withdrawn = await makeMaterial(product, { kind: 'photo', online: false });
    for (const [id, ago] of [
      [top, '0 h'],
      [clip, '1 h'],
      [photo, '1 h'],
      [older, '2 h'],
      [withdrawn, '0 h'],
    ] as const)
      await feature(id, ago);
    const { hero, picks } = await home();
    expect([hero.id, ids(picks)]).toEqual([top, [clip, photo, older]]);
  });

  test('without a choice picks what people keep most of the rather new, and nothing that stands below anyhow', async () => {
    const photos: number[] = [];
    for (let n = 0; n < 15; n += 1) photos.push(await makeMaterial(product, { kind: 'photo' }));
    const [first, second, third] = photos as [number, number, number];
    await sql`insert into bookmarks (user_id, material_id)
      select id, ${first} from users where email = 'buyer@framehall.test'`.execute(product.db);
    const { picks, photoList } = await home();
    expect(ids(picks)).toEqual([first, third, second]);
    expect(ids(photoList)).toEqual(photos.slice(3).toReversed());
  });

  test('shows nothing twice: no pick among the new, and of near duplicates only one', async () => {
    const photos: number[] = [];
    for (let n = 0; n < 14; n += 1) photos.push(await makeMaterial(product, { kind: 'photo' }));
    const picked = photos[13]!;
    await feature(picked, '1 h');
    await sql`insert into material_folds (material_id, head_id) values (${photos[12]!}, ${photos[11]!})`.execute(
      product.db,
    );
    const { picks, photoList } = await home();
    expect(ids(picks)).toEqual([picked]);
    expect(ids(photoList)).toEqual(photos.slice(0, 12).toReversed());
  });

  test('plays a wide clip at its top: what editors chose last, else the newest, else none', async () => {
    expect((await home()).hero).toBeNull();
    const chosen = await makeMaterial(product, { kind: 'video' });
    const newest = await makeMaterial(product, { kind: 'video' });
    const upright = await makeMaterial(product, { kind: 'video' });
    await sql`update materials set width = 1080, height = 1920 where id = ${upright}`.execute(product.db);
    expect((await home()).hero).toMatchObject({ id: newest, kind: 'video' });
    await feature(upright, '0 h');
    await feature(chosen, '1 h');
    const { hero } = await home();
    expect(hero).toMatchObject({ id: chosen });
    expect(hero.url480).toMatch(/preview$/);
  });

  test('has hot words and the contests that are not over, in the language of the reader', async () => {
    await sql`
      insert into hot_words (word_zh, word_en, position) values ('日落', 'sunset', 1);
      insert into contests (slug, title_zh, title_en, opens_at, closes_at, published) values
        ('now', '现在', 'Now', clock_now() - interval '1 day', clock_now() + interval '2 days', true),
        ('over', '过去', 'Over', clock_now() - interval '3 days', clock_now() - interval '1 day', true),
        ('soon', '将来', 'Soon', clock_now() + interval '1 day', clock_now() + interval '9 days', true),
        ('draft', '草稿', 'Draft', clock_now(), clock_now() + interval '9 days', false)`.execute(product.db);
    const { hotWords, contestList } = await home();
    expect(hotWords).toEqual(['sunset']);
    expect(contestList.map((one: { title: string; open: boolean }) => [one.title, one.open])).toEqual([
      ['Now', true],
      ['Soon', false],
    ]);
    expect((await home('zh')).contestList[0].title).toBe('现在');
  });

  test('shows members their bookmarks on what editors picked', async () => {
    const photo = await makeMaterial(product, { kind: 'photo' });
    await feature(photo, '0 h');
    await sql`insert into bookmarks (user_id, material_id)
      select id, ${photo} from users where email = 'buyer@framehall.test'`.execute(product.db);
    const token = await signIn(product, 'buyer');
    const { body } = await product.call('/home/index', {}, { token });
    expect(body.picks[0].bookmarkId).toEqual(expect.any(Number));
    expect((await home()).picks[0].bookmarkId).toBeNull();
  });
});
