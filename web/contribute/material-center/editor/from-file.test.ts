import { expect, test } from 'vitest';
import type { OwnerEdit } from '#contract/calls/material-editor.ts';
import { suggestionsFor } from './from-file.ts';

const values = {
  titleZh: '',
  titleEn: 'Kept',
  descriptionZh: '',
  descriptionEn: '',
  keywordsZh: [],
  keywordsEn: ['sea'],
  placeZh: '',
  placeEn: '',
  takenOn: '2026-01-02',
} as unknown as OwnerEdit;

test('[R37] what the file says goes into the language that it is written in, beside what is there', () => {
  const found = suggestionsFor(
    {
      title: ' 海边灯塔 ',
      description: '',
      keywords: ['灯塔', 'Sea', 'beacon'],
      place: 'Dover',
      near: null,
      takenOn: '2026-01-02',
    },
    values,
    'en',
  );
  expect(found.map(({ name, changes }) => [name, changes])).toEqual([
    ['title', { titleZh: '海边灯塔' }],
    ['keywords', { keywordsZh: ['灯塔'], keywordsEn: ['sea', 'beacon'] }],
    ['place', { placeEn: 'Dover' }],
  ]);
});

test('[R37] what is in use already is not offered again', () => {
  const suggestion = { title: 'Kept', description: '', keywords: ['sea'], place: '', near: null, takenOn: null };
  expect(suggestionsFor(suggestion, values, 'en')).toEqual([]);
});

test('a place found by its coordinates is named in the reader’s language and taken in both', () => {
  const near = { zh: '浙江杭州', en: 'Hangzhou, Zhejiang', coordinates: '30.25000, 120.16667' };
  const suggestion = { title: '', description: '', keywords: [], place: '', near, takenOn: null };
  const changes = { placeZh: '浙江杭州', placeEn: 'Hangzhou, Zhejiang' };
  const title = '30.25000, 120.16667';
  expect(suggestionsFor(suggestion, values, 'zh')).toEqual([{ name: 'place', shown: '浙江杭州', title, changes }]);
  expect(suggestionsFor(suggestion, values, 'en')).toMatchObject([{ shown: 'Hangzhou, Zhejiang' }]);
  expect(suggestionsFor(suggestion, { ...values, ...changes }, 'en')).toEqual([]);
});
