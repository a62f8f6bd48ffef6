import { expect, test } from 'vitest';
import { DEMO_ITEMS } from '../../demo/items.ts';
import { indexWords, queryWords, segmentsOf } from './words.ts';

/** Whether every word of the query is among the index words of the text. */
function finds(query: string, text: string): boolean {
  const found = new Set(indexWords(text));
  const asked = queryWords(query);
  return asked.length > 0 && asked.every((word) => found.has(word));
}

test.each([
  ['日落航拍', ['日落', '航拍']],
  ['sunset 航拍', ['sunset', '航拍']],
  ['自然风光', ['自然', '风光']],
  ['海', ['海']],
  ['ＳＵＮＳＥＴ　４Ｋ', ['sunset', '4k']],
  ['60 fps', ['60fps']],
  ['10-bit', ['10bit']],
  ['the sound of waves', ['sound', 'wave']],
  ['日落的视频素材', ['日落']],
  ['sunset stock footage', ['sunset']],
  ['視頻', ['视频']],
  ['the', ['the']],
  ['的', ['的']],
  ['  ', []],
  ['!?…', []],
  ['😀', []],
])('[R25] “%s” asks for %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test.each([
  ['女人', '女人'],
  ['waves', 'wave'],
  ['wave', 'crashing waves'],
  ['misty forest', 'forest\nmist'],
  ['lofi', 'lo-fi'],
  ['lo-fi', 'lo-fi beats'],
  ['women', "a woman's hand"],
  ['cities', 'city'],
  ['leaf', 'autumn leaves'],
  ['skies', 'blue sky'],
  ['buses', 'bus'],
  ['colour', 'color'],
  ['cafe', 'Café'],
  ['雲海', '云海'],
  ['云海', '雲海翻湧'],
  ['海', '海边的日落'],
  ['山', '雪山'],
  ['无人机', '無人機航拍'],
  ['日洛', '日洛'],
  ['大桥', '南京长江大桥'],
  ['长江大桥', '长江上的大桥'],
  ['60fps', 'slow motion 60 FPS'],
  ['пирог', 'Пирог'],
  ['사과', '사과'],
])('[R25] “%s” finds “%s”', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ['风', '城市风光'],
  ['风', '中国风'],
  ['海', '上海'],
  ['animation', 'wild animals'],
  ['ski', 'blue skies'],
  ['train', 'fitness training'],
  ['日出', '日落'],
])('[R25] “%s” does not find “%s”', (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test('[R25] every title and keyword of the demo finds the text that has it, also in the middle of other words', () => {
  const texts = DEMO_ITEMS.flatMap((item) => [item.titleZh, item.titleEn, ...item.keywordsZh, ...item.keywordsEn]);
  const lost = [...new Set(texts)].filter((text) => !finds(text, text) || !finds(text, `绝美 ${text} new`));
  expect(lost).toEqual([]);
});

test('[R25] every word of a Chinese title finds it, alone and with its neighbour', () => {
  const lost = DEMO_ITEMS.flatMap(({ titleZh }) => {
    const words = segmentsOf(titleZh).map((segment) => segment.text);
    const pairs = words.map((word, place) => word + (words[place + 1] ?? ''));
    return [...words, ...pairs].filter((part) => /\p{Script=Han}/v.test(part) && !finds(part, titleZh));
  });
  expect(lost).toEqual([]);
});

test('[R25] no input makes more words than a query or a document may have', () => {
  const hostile = [
    '山'.repeat(20_000),
    'a '.repeat(20_000),
    '日落'.repeat(9000),
    'x'.repeat(20_000),
    '\u0000%_\\\'";'.repeat(99),
  ];
  for (const text of hostile) {
    expect(queryWords(text).length).toBeLessThanOrEqual(12);
    expect(indexWords(text).length).toBeLessThanOrEqual(600);
    expect(Math.max(0, ...indexWords(text).map((word) => word.length))).toBeLessThanOrEqual(40);
  }
});

test('[R25] a query falls into pieces that give it back when they are put together', () => {
  for (const query of ['sunst beach', '日洛航拍', 'sunset 海摊, 4k!']) {
    const pieces = segmentsOf(query);
    expect(pieces.map((piece) => piece.text).join('')).toBe(query);
  }
  expect(segmentsOf('日洛航拍').map((piece) => piece.text)).toEqual(['日洛', '航拍']);
});
