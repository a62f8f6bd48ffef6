import { expect, test } from 'vitest';
import { readWithout, writeWithout } from './without-words.ts';

test.each([
  ['sunset -people', 'sunset', ['people']],
  ['-people sunset  -car', 'sunset', ['people', 'car']],
  ['日落 －人物', '日落', ['人物']],
  ['日落　−人物', '日落', ['人物']],
  ['-人', '', ['人']],
  ['sea -people -people', 'sea', ['people']],
  ['black-and-white', 'black-and-white', []],
  ['lo-fi beats', 'lo-fi beats', []],
  ['sunset - people', 'sunset - people', []],
  ['sunset --people', 'sunset --people', []],
  ['sunset -', 'sunset -', []],
  ['日落-人物', '日落-人物', []],
])('%s', (text, keyword, without) => {
  expect(readWithout(text)).toEqual({ keyword, without });
});

test('is written as it is read, by the usual sign', () => {
  expect(writeWithout(readWithout('日落 －人物 航拍'))).toBe('日落 航拍 -人物');
  expect(writeWithout({ keyword: '', without: ['people'] })).toBe('-people');
});
