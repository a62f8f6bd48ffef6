import { expect, test } from 'vitest';
import { paidAtWords } from './paid-at.ts';

test('[R3] of a transfer the day in China is said and no time, of other ways both', () => {
  const midnightInChina = '2026-11-14T16:00:00.000Z';
  expect(paidAtWords('transfer', midnightInChina, 'en')).toBe('15 Nov 2026');
  expect(paidAtWords('alipay', midnightInChina, 'en')).toMatch(/\d\d:\d\d$/);
});
