import { expect, test } from 'vitest';
import type { OwnerEdit } from '#contract/calls/material-editor.ts';
import { askedOf, offersOf, take, takeAll } from './known-words.ts';

const values = {
  titleZh: '雪山日出',
  titleEn: '',
  keywordsZh: ['雪山', '日出', '秘境', '旭日'],
  keywordsEn: ['Sunrise'],
  placeZh: '西藏',
  placeEn: 'Lhasa',
} as OwnerEdit;
const asked = askedOf(values, 'zh');
const answer = {
  words: ['snow mountain', 'sunrise', null, 'snow mountain'],
  texts: ['Snow mountain sunrise', 'Tibet'],
};

test('[R37] offers what the other language has not got yet, each once, and says what nobody knows', () => {
  expect(asked).toEqual({ from: 'zh', words: values.keywordsZh, texts: ['雪山日出', '西藏'] });
  const { offers, unknown } = offersOf(values, asked, answer);
  expect(offers.map(({ field, to }) => `${field} ${to}`)).toEqual([
    'title Snow mountain sunrise',
    'place Tibet',
    'keywords snow mountain',
  ]);
  expect(unknown).toEqual(['秘境']);
});

test('[R37] one is taken as it is; all at once leave alone what is filled in already', () => {
  const { offers } = offersOf(values, asked, answer);
  expect(take(values, 'en', offers[1]!)).toEqual({ placeEn: 'Tibet' });
  expect(takeAll(values, 'en', offers)).toEqual({
    titleEn: 'Snow mountain sunrise',
    keywordsEn: ['Sunrise', 'snow mountain'],
  });
  const taken = { ...values, ...takeAll(values, 'en', offers) };
  expect(offersOf(taken, asked, answer).offers.map(({ field }) => field)).toEqual(['place']);
});
