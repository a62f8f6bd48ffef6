import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

test.each([
  ['2026-11-16', '2026-11-16'],
  [' 2026/1/6 ', '2026-01-06'],
  ['2026.11.16', '2026-11-16'],
  ['2026年11月16日', '2026-11-16'],
  ['2026 年 1 月 6 日', '2026-01-06'],
  ['16 Nov 2026', '2026-11-16'],
  ['6 Sept 2026', '2026-09-06'],
  ['16 november, 2026', '2026-11-16'],
  ['16/11/2026', '2026-11-16'],
  ['29 Feb 2028', '2028-02-29'],
])('%s is %s', (typed, day) => expect(parseDay(typed)).toBe(day));

test.each([
  '',
  '16',
  '16 Nov',
  '2026-11',
  '2026-02-30',
  '31/11/2026',
  '16 Foo 2026',
  '2026-13-01',
  'tomorrow',
  '1-2-3',
])('%j is no day', (typed) => expect(parseDay(typed)).toBeUndefined());
