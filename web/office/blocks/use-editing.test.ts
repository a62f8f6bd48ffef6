import { expect, test } from 'vitest';
import type { MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import { changedFields, merge } from './use-editing.ts';

const base: MaterialEdit = {
  titleZh: '山',
  titleEn: 'Mountain',
  descriptionZh: '',
  descriptionEn: '',
  keywordsZh: ['山'],
  keywordsEn: [],
  placeZh: '',
  placeEn: '',
  categoryId: 1,
  groupId: null,
  priceClass: 'B',
  people: null,
  editorial: false,
};

test('finds the fields that differ, whatever their type', () => {
  const other = { ...base, titleEn: 'Hill', keywordsZh: ['山', '云'], people: false, categoryId: null };
  expect(changedFields(base, other)).toEqual(['titleEn', 'keywordsZh', 'categoryId', 'people']);
  expect(changedFields(base, { ...base, keywordsZh: ['山'] })).toEqual([]);
});

test('of two changes mine wins where both touched the same, and theirs stays elsewhere', () => {
  const mine = { ...base, titleEn: 'Mine', placeEn: 'Tibet' };
  const theirs = { ...base, titleEn: 'Theirs', keywordsEn: ['snow'] };
  expect(merge(base, mine, theirs)).toEqual({ ...base, titleEn: 'Mine', placeEn: 'Tibet', keywordsEn: ['snow'] });
});
