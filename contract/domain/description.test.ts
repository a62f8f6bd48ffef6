import { expect, test } from 'vitest';
import { type Described, hintsOf, missingOf } from './description.ts';

const five = ['one', 'two', 'three', 'four', 'five'];
const full: Described = {
  titleZh: '雾中渔船',
  titleEn: 'Fishing boat in fog',
  keywordsZh: ['渔船', '雾', '清晨', '湖', '渔夫'],
  keywordsEn: five,
  categoryId: 1,
  people: false,
  editorial: false,
  modelReleases: 0,
};

test('[D11] a title, five keywords in its language and a category are enough', () => {
  expect(missingOf(full)).toEqual([]);
  expect(missingOf({ ...full, titleEn: '', keywordsEn: [] })).toEqual([]);
  expect(missingOf({ ...full, titleZh: ' ', keywordsZh: [] })).toEqual([]);
});

test('[D11] what is missing is named, in the order in which it is filled in', () => {
  const nothing = { ...full, titleZh: '', titleEn: '  ', keywordsZh: [], keywordsEn: [], categoryId: null };
  expect(missingOf(nothing)).toEqual(['title', 'keywords', 'category']);
  expect(missingOf({ ...full, keywordsZh: [], keywordsEn: five.slice(1) })).toEqual(['keywords']);
  expect(missingOf({ ...nothing, keywordsEn: five })).toEqual(['title', 'category']);
});

test('[D11] keywords in another language than the title do not count', () => {
  expect(missingOf({ ...full, titleEn: '', keywordsZh: [] })).toEqual(['keywords']);
});

test('[D11] spaces are no title, and the language with more keywords counts', () => {
  expect(missingOf({ ...full, titleZh: ' ', titleEn: ' ' })).toEqual(['title']);
  expect(missingOf({ ...full, titleZh: ' ', keywordsEn: [] })).toEqual(['keywords']);
  expect(missingOf({ ...full, titleEn: ' ', keywordsZh: [] })).toEqual(['keywords']);
  expect(missingOf({ ...full, keywordsEn: [] })).toEqual([]);
  expect(missingOf({ ...full, keywordsZh: [] })).toEqual([]);
  expect(hintsOf({ ...full, titleZh: ' ' })).toEqual(['second-language']);
  expect(hintsOf({ ...full, titleEn: ' ' })).toEqual(['second-language']);
  expect(hintsOf({ ...full, titleZh: ' ', titleEn: '' })).toEqual([]);
});

test('[D11] people without a consent are pointed out unless the work is for news', () => {
  expect(hintsOf({ ...full, people: true })).toEqual(['release']);
  expect(hintsOf({ ...full, people: true, modelReleases: 1 })).toEqual([]);
  expect(hintsOf({ ...full, people: true, editorial: true })).toEqual([]);
  expect(hintsOf({ ...full, people: null, titleEn: '' })).toEqual(['people', 'second-language']);
});
