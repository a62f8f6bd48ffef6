import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { reindex, saveHeard, saveSound, tagByKeywords } from '../catalogue/catalogue.ts';
import { filtersOf } from './filters.ts';
import { codesOf } from './postgres/filter-codes.ts';

const product = await startProduct();
const found = async (query: Record<string, string | number>) => idsOf(await search(product, query));

interface Known {
  seconds: number;
  keywords?: string[];
  facts?: Partial<Parameters<typeof saveSound>[2]>;
  heard?: Partial<Parameters<typeof saveHeard>[2]>;
}

async function sound(kind: 'music' | 'effect', titleEn: string, { seconds, keywords = [], facts, heard }: Known) {
  const id = await makeMaterial(product, { kind, description: { titleEn, keywordsEn: keywords } });
  await sql`update materials set duration_ms = ${Math.round(seconds * 1000)} where id = ${id}`.execute(product.db);
  await tagByKeywords(product.db, id);
  if (facts) await saveSound(product.db, id, { bpm: null, musicalKey: null, vocals: null, ...facts });
  if (heard) await saveHeard(product.db, id, { bpm: null, key: null, energy: null, numbers: null, ...heard });
  await reindex(systemContext(product.services, 'test'), [id]);
  return id;
}

interface Tag {
  id: number;
  type: string;
  tagName: string;
}

async function readTags(language: string): Promise<Tag[]> {
  const reply = await fetch(`${product.url}/music/tags`, { headers: { 'accept-language': language } });
  return ((await reply.json()) as { tags: Tag[] }).tags;
}

const tags = new Map<string, number>();
let [song, loop, plain, click, rain, storm] = [0, 0, 0, 0, 0, 0];
beforeAll(async () => {
  song = await sound('music', 'Evening song', {
    seconds: 179.9,
    keywords: ['Jazz', 'warm', 'guitar', 'night'],
    facts: { bpm: 89, musicalKey: 'f-sharp-minor', vocals: true },
    heard: { bpm: 120, key: 'a-major', energy: 'high' },
  });
  loop = await sound('music', 'Evening loop', {
    seconds: 30,
    keywords: ['jazz', 'calm', 'piano', 'night'],
    facts: { bpm: 90, musicalKey: 'c-major', vocals: false },
  });
  plain = await sound('music', 'Evening', { seconds: 180, heard: { bpm: 99, key: 'c-major', energy: 'low' } });
  click = await sound('effect', 'Evening click', { seconds: 1.99, keywords: ['interface', 'jazz'] });
  rain = await sound('effect', 'Evening rain', { seconds: 10, keywords: ['weather', 'calm'] });
  storm = await sound('effect', 'Evening storm', { seconds: 600, keywords: ['weather'], heard: { energy: 'high' } });
  await catchUp(product);
  for (const { id, type, tagName } of await readTags('en')) tags.set(`${type} ${tagName}`, id);
});
const tag = (name: string) => tags.get(name) ?? 0;

describe('music', () => {
  test.each<[string, () => Record<string, string | number>, () => number[]]>([
    ['a genre', () => ({ genre: tag('genre Jazz') }), () => [song, loop]],
    ['a mood', () => ({ mood: tag('mood Warm') }), () => [song]],
    ['an instrument', () => ({ instrument: tag('instrument Piano') }), () => [loop]],
    ['a theme', () => ({ theme: tag('theme Night') }), () => [song, loop]],
    ['two tags', () => ({ theme: tag('theme Night'), mood: tag('mood Calm') }), () => [loop]],
    [
      'tags that nothing has at once',
      () => ({ instrument: tag('instrument Piano'), mood: tag('mood Warm') }),
      () => [],
    ],
    ['a tag and words', () => ({ genre: tag('genre Jazz'), keyword: 'evening song' }), () => [song]],
    ['a tag under another type', () => ({ genre: tag('theme Night') }), () => []],
    ['an unknown tag', () => ({ genre: 9_999_999 }), () => []],
    ['a tag that is too big to exist', () => ({ genre: 10_000_000 }), () => []],
    ['voices', () => ({ vocals: 1 }), () => [song]],
    ['no voices', () => ({ vocals: 0 }), () => [loop]],
    ['a tempo below 90', () => ({ bpm: '70-90' }), () => [song]],
    ['a tempo from 90', () => ({ bpm: '90-110' }), () => [loop]],
    ['a key', () => ({ key: 'f-sharp-minor' }), () => [song]],
    ['much energy', () => ({ energy: 'high' }), () => [song]],
    ['little energy', () => ({ energy: 'low' }), () => [plain]],
    ['an energy that nothing has', () => ({ energy: 'medium' }), () => []],
    ['a tempo that nobody confirmed', () => ({ bpm: '110-130' }), () => []],
    ['a length below 3 minutes', () => ({ length: '120-180' }), () => [song]],
    ['3 minutes and more', () => ({ length: '180-' }), () => [plain]],
    ['30 seconds', () => ({ length: '30-60' }), () => [loop]],
    ['everything', () => everything(), () => [song]],
    ['the length of a clip', () => ({ length: '20-60' }), () => []],
    ['what only pictures have', () => ({ orientation: 'landscape' }), () => []],
  ])('is found by %s', async (_by, query, expected) => {
    for (const sort of ['relevance', 'popular', 'newest']) {
      const { body } = await search(product, { type: 'music', sort, ...query() });
      const ids = body.infos.map(({ musicId }: { musicId: number }) => musicId);
      expect(
        ids.toSorted((a: number, b: number) => a - b),
        sort,
      ).toEqual(expected());
      expect(body, sort).toMatchObject({ total: expected().length, more: false });
    }
  });

  const everything = () => ({
    keyword: 'evening',
    genre: tag('genre Jazz'),
    mood: tag('mood Warm'),
    instrument: tag('instrument Guitar'),
    theme: tag('theme Night'),
    vocals: 1,
    bpm: '70-90',
    key: 'f-sharp-minor',
    energy: 'high',
    length: '120-180',
    priceClass: 'B',
    source: 'other',
  });

  test('like another is found with the same filters', async () => {
    const query = { type: 'music', like: plain };
    expect(await found({ ...query, genre: tag('genre Jazz'), vocals: 0 })).toEqual([loop]);
    expect(await found({ ...query, genre: tag('genre Swing') })).toEqual([]);
  });

  test('that has words in its title comes first, whatever its tags', async () => {
    expect(await found({ type: 'music', keyword: 'song', theme: tag('theme Night') })).toEqual([song]);
    await sql`update materials set title_en = 'Jazz night', keywords_en = '{song,jazz}' where id = ${loop}`.execute(
      product.db,
    );
    await reindex(systemContext(product.services, 'test'), [loop]);
    await catchUp(product);
    expect(await found({ type: 'music', keyword: 'song', theme: tag('theme Night') })).toEqual([song, loop]);
  });

  test.each([
    ['bpm', '89'],
    ['key', 'h-minor'],
    ['vocals', 'yes'],
    ['genre', '-1'],
    ['genre', 'jazz'],
    ['mood', '1.5'],
    ['length', '1-2'],
    ['energy', 'much'],
  ])('refuses the filter %s=%s', async (filter, value) => {
    expect((await search(product, { type: 'music', [filter]: value })).status).toBe(400);
  });
});

describe('sound effects', () => {
  test.each<[string, () => Record<string, string | number>, () => number[]]>([
    ['less than 2 seconds', () => ({ length: '0-2' }), () => [click]],
    ['10 seconds', () => ({ length: '10-30' }), () => [rain]],
    ['more than 30 seconds', () => ({ length: '30-' }), () => [storm]],
    ['a theme', () => ({ theme: tag('theme Weather') }), () => [rain, storm]],
    ['a theme and a mood', () => ({ theme: tag('theme Weather'), mood: tag('mood Calm') }), () => [rain]],
    ['a genre, which they do not have', () => ({ genre: tag('genre Jazz') }), () => []],
    ['the length of music', () => ({ length: '180-' }), () => []],
    ['a key', () => ({ key: 'c-major' }), () => []],
    ['much energy', () => ({ energy: 'high' }), () => [storm]],
  ])('are found by %s', async (_by, query, expected) => {
    const ids = await found({ type: 'effect', ...query() });
    expect(ids.toSorted((a, b) => a - b)).toEqual(expected());
  });
});

test('pictures have no tags', async () => {
  await makeMaterial(product, { kind: 'video', description: { keywordsEn: ['night'] } });
  await catchUp(product);
  expect(await found({ type: 'video', theme: tag('theme Night') })).toEqual([]);
  expect(await found({ type: 'video', length: '180-' })).toEqual([]);
});

test('the last bit of every kind is one that a number holds exactly', () => {
  const last = [
    filtersOf({ type: 'video', colour: 'white' }),
    filtersOf({ type: 'pic', colour: 'white' }),
    filtersOf({ type: 'music', energy: 'high' }),
    filtersOf({ type: 'effect', energy: 'high' }),
  ];
  expect(last.map((filters) => Math.log2((filters && codesOf(filters)?.traits) ?? 0))).toEqual([42, 42, 49, 16]);
});

test('the tags are told by type, in the reader’s language', async () => {
  const all = await readTags('zh-CN');
  const first = (type: string) => all.find((one) => one.type === type)?.tagName;
  expect(['genre', 'mood', 'instrument', 'theme'].map(first)).toEqual(['电影感', '欢快', '钢琴', '广告']);
  expect((await fetch(`${product.url}/music/tags?type=genre`)).status).toBe(400);
});
