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
      takenOn: '2026-01-02',
    },
    values,
  );
  expect(found.map(({ name, changes }) => [name, changes])).toEqual([
    ['title', { titleZh: '海边灯塔' }],
    ['keywords', { keywordsZh: ['灯塔'], keywordsEn: ['sea', 'beacon'] }],
    ['place', { placeEn: 'Dover' }],
  ]);
});

test('[R37] what is in use already is not offered again', () => {
  const suggestion = { title: 'Kept', description: '', keywords: ['sea'], place: '', takenOn: null };
  expect(suggestionsFor(suggestion, values)).toEqual([]);
});
