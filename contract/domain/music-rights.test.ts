import { expect, test } from 'vitest';
import {
  creditLine,
  formatShare,
  isIsrc,
  isIswc,
  sharesAreWhole,
  tidyIsrc,
  tidyIswc,
  type Writer,
} from './music-rights.ts';

test.each([
  ['CN-A23-24-00017', true],
  ['us rc1 17 07821', true],
  ['CNA23240001', false],
  ['C1A232400017', false],
  ['CNA2324000170', false],
  ['=CNA23240001', false],
])('%s is an ISRC: %s', (typed, is) => {
  expect(isIsrc(tidyIsrc(typed))).toBe(is);
});

test.each([
  ['T-034.524.680-1', true],
  ['t0345246801', true],
  ['T-034.524.680-2', false],
  ['T-043.524.680-1', false],
  ['034.524.680-1', false],
])('%s is an ISWC: %s', (typed, is) => {
  expect(isIswc(tidyIswc(typed))).toBe(is);
});

const share = (role: Writer['role'], hundredths: number): Writer => ({
  role,
  name: 'A',
  pro: '',
  ipi: '',
  share: hundredths,
});

test.each([
  ['nobody', [], true],
  ['one writer', [share('composer', 10_000)], true],
  ['three thirds', [share('composer', 3333), share('author', 3333), share('arranger', 3334)], true],
  ['99.99 %', [share('composer', 3333), share('author', 3333), share('arranger', 3333)], false],
  ['100.01 %', [share('composer', 5000), share('composer', 5001)], false],
  ['publishers too', [share('composer', 10_000), share('publisher', 10_000)], true],
  ['half of the publishers', [share('composer', 10_000), share('publisher', 5000)], false],
  ['publishers alone', [share('publisher', 10_000)], false],
])('tells whether shares of %s are whole', (_name, writers, whole) => {
  expect(sharesAreWhole(writers)).toBe(whole);
});

test('a share is written without needless noughts', () => {
  expect([10_000, 5000, 3333, 3330, 5, 0].map(formatShare)).toEqual(['100%', '50%', '33.33%', '33.3%', '0.05%', '0%']);
});

test('somebody’s share on paper has their society and number where they are known', () => {
  const writer = { ...share('composer', 5000), name: 'Wen Li' };
  expect(creditLine({ ...writer, pro: 'MCSC', ipi: '00052210040' })).toBe('Wen Li (MCSC, 00052210040) 50%');
  expect(creditLine({ ...writer, ipi: '00052210040' })).toBe('Wen Li (00052210040) 50%');
  expect(creditLine(writer)).toBe('Wen Li 50%');
});
