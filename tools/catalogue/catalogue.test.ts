import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { createDatabase } from '#tests/support/database.ts';
import { readWish } from './arguments.ts';
import { fill } from './fill.ts';
import { coreWords } from './lexicon.ts';
import { type MaterialRow, makeRows } from './rows.ts';
import { clear, countSynthetic } from './store.ts';
import { makeVocabulary } from './vocabulary.ts';

const SIZE = 2000;
const until = new Date('2026-11-01T00:00:00Z');
const rowsOf = (seed: string): MaterialRow[] => [...makeRows(seed, SIZE, until)];
const rows = rowsOf('1');

const share = (test: (row: MaterialRow) => boolean): number => rows.filter(test).length / SIZE;

function frequencies(words: string[]): number[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.values()].toSorted((a, b) => b - a);
}

describe('the vocabulary', () => {
  const { words } = makeVocabulary('1');

  test('has 20,000 terms and more, each once, in both languages', () => {
    const [zh, en] = [new Set(words.map((word) => word.zh)), new Set(words.map((word) => word.en))];
    expect(zh.size + en.size).toBeGreaterThanOrEqual(20_000);
    expect([zh.size, en.size]).toEqual([words.length, words.length]);
    expect([...zh].filter((word) => !/^[\u4e00-\u9fff]{2,4}$/.test(word))).toEqual([]);
    expect([...en].filter((word) => !/^[A-Za-z' -]{2,24}$/.test(word))).toEqual([]);
  });

  test('begins with the words that titles are made of', () => {
    const first = new Set(words.slice(0, coreWords.length));
    expect(coreWords.filter((word) => !first.has(word))).toEqual([]);
  });
});

describe('the rows', () => {
  test('follow Zipf: few words are everywhere, many are rare', () => {
    for (const language of ['keywordsZh', 'keywordsEn'] as const) {
      const counts = frequencies(rows.flatMap((row) => row[language]));
      const all = counts.reduce((sum, count) => sum + count, 0);
      const top = counts.slice(0, 100).reduce((sum, count) => sum + count, 0);
      expect(counts.length).toBeGreaterThan(4000);
      expect(top / all).toBeGreaterThan(0.2);
      expect(top / all).toBeLessThan(0.6);
      // On log-log scales, the middle of the curve has a slope of about minus one.
      const slope = Math.log(counts[1999]! / counts[199]!) / Math.log(2000 / 200);
      expect(slope).toBeLessThan(-0.6);
      expect(slope).toBeGreaterThan(-1.5);
    }
  });

  test('carry about 38 terms each, the same ones in both languages', () => {
    const terms = rows.map((row) => row.keywordsZh.length + row.keywordsEn.length);
    const mean = terms.reduce((sum, count) => sum + count, 0) / SIZE;
    expect(mean).toBeGreaterThan(33);
    expect(mean).toBeLessThan(40);
    const english = new Map(makeVocabulary('1').words.map((word) => [word.zh, word.en.toLowerCase()]));
    const unlike = rows.filter((row) => row.keywordsZh.some((word, i) => english.get(word) !== row.keywordsEn[i]));
    expect(unlike).toEqual([]);
  });

  test('have titles that can be read, and whose words are keywords', () => {
    const first = rows.find((row) => row.kind === 'photo' && row.placeEn !== '')!;
    expect(first.titleZh).toContain(first.placeZh);
    expect(first.titleEn).toContain(first.placeEn);
    for (const row of rows) {
      expect(row.titleZh).toMatch(/^[\u4e00-\u9fff：]{5,24}$/);
      expect(row.titleEn).toMatch(/^[A-Z][A-Za-z',: -]{6,80}$/);
      expect(row.keywordsEn.some((word) => row.titleEn.toLowerCase().includes(word))).toBe(true);
    }
  });

  test('of one topic share words, so that two words together find something', () => {
    const both = (a: string, b: string) =>
      rows.filter((row) => row.keywordsEn.includes(a) && row.keywordsEn.includes(b));
    const found = rows.slice(0, 200).filter(({ keywordsEn: words }) => both(words[0]!, words[1]!).length > 1);
    expect(found.length).toBeGreaterThan(60);
  });

  test('are of all kinds and shapes, over years', () => {
    expect(share((row) => row.kind === 'video')).toBeCloseTo(0.45, 1);
    expect(share((row) => row.kind === 'photo')).toBeCloseTo(0.43, 1);
    for (const kind of ['music', 'effect']) expect(share((row) => row.kind === kind)).toBeGreaterThan(0.02);
    for (const size of ['1080P', '4K', '8K']) expect(share((row) => row.sizeClass === size)).toBeGreaterThan(0.01);
    for (const source of ['raw', 'pond5', 'other']) expect(share((row) => row.source === source)).toBeGreaterThan(0.02);
    expect(share((row) => row.hdr)).toBeGreaterThan(0.01);
    expect(new Set(rows.map((row) => row.category)).size).toBe(14);
    const times = rows.map((row) => Date.parse(row.createdAt));
    expect(Math.max(...times)).toBeLessThanOrEqual(until.getTime());
    expect(until.getTime() - Math.min(...times)).toBeGreaterThan(5 * 365 * 24 * 3600 * 1000);
  });

  test('are the same for the same seed only', () => {
    expect(rowsOf('1')).toEqual(rows);
    expect(rowsOf('2')).not.toEqual(rows);
  });
});

describe('what was asked for', () => {
  test('is read', () => {
    expect(readWish(['--size', '500'])).toEqual({ size: 500, seed: '1', clear: false });
    expect(readWish(['--clear'])).toEqual({ size: 0, seed: '1', clear: true });
    expect(readWish(['--clear', '--size=7', '--seed', 'x'])).toEqual({ size: 7, seed: 'x', clear: true });
  });

  test.each([
    [[]],
    [['--size']],
    [['--size', '-5']],
    [['--size', '1e3']],
    [['--size', '0']],
    [['--size', '99999999']],
    [['--sise', '5']],
    [['5']],
  ])('%j gets a plain sentence', (args) => {
    expect(() => readWish(args)).toThrow(/^[^\n]*(--size must be|makes N synthetic materials)[^\n]*$/);
  });
});

describe('the database', () => {
  let db: Kysely<DB>;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    database = await createDatabase();
    db = openDatabase(database.url, { connections: 2, name: 'test' });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  const contents = async () =>
    await db
      .selectFrom('materials')
      .select(['titleZh', 'titleEn', 'keywordsEn', 'kind', 'state'])
      .orderBy('id')
      .execute();

  test('gets the rows, on sale, in their order', async () => {
    await fill(db, { size: SIZE + 100, seed: '1' });
    expect(await countSynthetic(db)).toBe(SIZE + 100);
    const stored = await contents();
    const made = rows.map(({ titleZh, titleEn, keywordsEn, kind }) => ({
      titleZh,
      titleEn,
      keywordsEn,
      kind,
      state: 'online',
    }));
    expect(stored.slice(0, SIZE)).toEqual(made);
    const shops = await db.selectFrom('materials').select('shopId').distinct().execute();
    expect(shops.length).toBe(8);
  });

  test('says how each of them looks, in many ways', async () => {
    const looks = await db
      .selectFrom('materialLooks')
      .innerJoin('materials', 'materials.id', 'materialLooks.materialId')
      .select(['kind', 'hash', 'layout', 'colours'])
      .execute();
    expect(looks).toHaveLength(SIZE + 100);
    const seen = looks.filter(({ kind }) => kind === 'video' || kind === 'photo');
    expect(seen.filter(({ layout, colours }) => layout?.length === 24 && colours.length === 2)).toHaveLength(
      seen.length,
    );
    expect(new Set(seen.map(({ layout }) => String(layout))).size).toBe(seen.length);
    expect(looks.filter(({ layout }) => layout === null)).toHaveLength(looks.length - seen.length);
  });

  test('is rid of them again, and of nothing else', async () => {
    const owner = await db
      .insertInto('users')
      .values({ email: 'lin@example.test', nickname: 'Lin' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('materials')
      .values({ kind: 'photo', ownerId: owner.id, fileName: 'a.jpg', sizeBytes: 1 })
      .execute();
    await db.insertInto('categories').values({ kind: 'photo', slug: 'water', nameZh: '水', nameEn: 'Water' }).execute();
    expect(await clear(db)).toBe(SIZE + 100);
    expect(await countSynthetic(db)).toBe(0);
    for (const table of ['materials', 'categories'] as const)
      expect(await db.selectFrom(table).select('id').execute(), table).toHaveLength(1);
    expect(await db.selectFrom('users').select('id').where('demo', '=', false).execute()).toEqual([owner]);
    expect(await db.selectFrom('shops').select('id').execute()).toHaveLength(0);
    expect(await clear(db)).toBe(0);
  });

  test('may hold the demo, whose categories of the same names are used and stay', async () => {
    await db
      .insertInto('categories')
      .values([
        { kind: 'photo', slug: 'mountains', nameZh: '山川', nameEn: 'Mountains' },
        { kind: 'video', slug: 'seas', nameZh: '大海', nameEn: 'rivers and seas' },
      ])
      .execute();
    await fill(db, { size: 300, seed: '1' });
    const used = await db
      .selectFrom('materials')
      .innerJoin('categories', 'categories.id', 'materials.categoryId')
      .select('slug')
      .distinct()
      .where('slug', 'in', ['mountains', 'seas'])
      .execute();
    expect(used.map(({ slug }) => slug).toSorted()).toEqual(['mountains', 'seas']);
    expect(await clear(db)).toBe(300);
    const left = await db.selectFrom('categories').select('slug').orderBy('slug').execute();
    expect(left.map(({ slug }) => slug)).toEqual(['mountains', 'seas', 'water']);
  });

  test('is filled and cleared by the command, which does not fill it twice', async () => {
    const run = async (...args: string[]) => {
      const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url };
      const ended = await promisify(execFile)(process.execPath, ['tools/catalogue.ts', ...args], {
        env,
        timeout: 180_000,
      }).catch((error: { stderr: string }) => error);
      return 'stdout' in ended && ended.stdout ? ended.stdout : ended.stderr;
    };
    expect(await run('--size', '300')).toMatch(/^300 synthetic materials made in \d+ s\.\n$/);
    expect(await run('--size', '300')).toBe(
      '300 synthetic materials are there already; add --clear to replace them.\n',
    );
    expect(await run('--clear')).toBe('300 synthetic materials removed.\n');
    expect(await run('--size', 'many')).toBe('--size must be a whole number from 1 to 10000000, not “many”.\n');
  });
});
