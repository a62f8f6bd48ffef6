import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/domain/language.ts';
import { startProduct } from '#tests/support/product.ts';
import { TRADE_PAIRS, translate } from './pairs.ts';

const { db } = await startProduct();

async function word(from: Language, text: string): Promise<string | null> {
  return (await translate(db, { from, words: [text], texts: [] })).words[0] ?? null;
}

async function title(from: Language, text: string): Promise<string | null> {
  return (await translate(db, { from, words: [], texts: [text] })).texts[0] ?? null;
}

test('[R37] the dictionary has each Chinese word once, Chinese on one side and English on the other', () => {
  const zh = TRADE_PAIRS.map(([chinese]) => chinese);
  expect(TRADE_PAIRS.length).toBeGreaterThan(1000);
  expect(zh.filter((chinese, index) => zh.indexOf(chinese) !== index)).toEqual([]);
  const odd = TRADE_PAIRS.filter(([chinese, en]) => !/^\p{Script=Han}+$/v.test(chinese) || !/^[\w '’-]+$/.test(en));
  expect(odd).toEqual([]);
});

describe('single words', () => {
  test.each<[Language, string, string | null]>([
    ['zh', '日落', 'sunset'],
    ['en', 'Sunset', '日落'],
    // Other forms of the same word.
    ['en', 'sunsets', '日落'],
    ['zh', '長城', 'Great Wall'],
    // Synonyms of both languages: each translates to the first word in the other.
    ['zh', '落日', 'sunset'],
    ['en', 'sundown', '日落'],
    ['zh', '没人知道', null],
    // A word is not translated part by part.
    ['zh', '雪山日出', null],
    ['en', '', null],
  ])('[R37] from %s: %j is %j', async (from, text, expected) => {
    expect(await word(from, text)).toBe(expected);
  });

  test('[R37] staff’s hot words, categories and synonyms count as soon as they are there', async () => {
    expect(await word('zh', '围炉煮茶')).toBeNull();
    await sql`insert into hot_words (word_zh, word_en) values ('围炉煮茶', 'fireside tea')`.execute(db);
    await sql`insert into categories (kind, slug, name_zh, name_en) values ('photo', 'odd', '奇观', 'Oddities')`.execute(
      db,
    );
    await sql`insert into synonyms (words, indexed) values ('{天坑,sinkhole,doline}', true)`.execute(db);
    expect(await word('zh', '围炉煮茶')).toBe('fireside tea');
    expect(await word('en', 'oddities')).toBe('奇观');
    expect(await word('en', 'doline')).toBe('天坑');
    expect(await word('zh', '天坑')).toBe('sinkhole');
  });
});

describe('titles', () => {
  test.each<[Language, string, string | null]>([
    ['zh', '雪山日出', 'Snow mountain sunrise'],
    ['zh', '红色的灯笼', 'Red lantern'],
    ['zh', '森林和湖泊', 'Forest and lake'],
    ['zh', '北京', 'Beijing'],
    ['en', 'Snow mountain sunrise', '雪山日出'],
    ['en', 'Golden hour city skyline', '黄金时刻城市天际线'],
    // One unknown part means no translation.
    ['zh', '雪山上的日出', null],
    ['en', 'Sunrise over a snow mountain', null],
    // Single characters mean too many things: 海 is a sea, 上海 is not.
    ['zh', '海上日出', null],
    ['zh', '的', null],
    ['zh', '', null],
  ])('[R37] from %s: %j is %j', async (from, text, expected) => {
    expect(await title(from, text)).toBe(expected);
  });
});
