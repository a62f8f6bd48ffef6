import { expect, test } from 'vitest';
import { formatExcerpt, formatMoment, isPartOf, readMoment, toHundredth } from './excerpt.ts';

test('a moment is written and read to a hundredth of a second', () => {
  expect(formatMoment(4500)).toBe('00:04.50');
  expect(formatMoment(3_725_030)).toBe('1:02:05.03');
  expect(formatExcerpt({ inMs: 0, outMs: 61_990 })).toBe('00:00.00 – 01:01.99');
  expect(['4.5', '00:04.50', ' 1:02:05 ', '0：9', '90'].map(readMoment)).toEqual([4500, 4500, 3_725_000, 9000, 90_000]);
  expect(['', 'abc', '-1', '1.234', '1:', '1:2:3:4', '1e3'].map(readMoment)).toEqual(Array(7).fill(undefined));
});

test('a mark falls on a hundredth within the clip', () => {
  expect([-5, 4_504, 4_506, 12_999].map((ms) => toHundredth(ms, 12_418))).toEqual([0, 4500, 4510, 12_410]);
});

test('only clips have parts, and none beyond their end', () => {
  const clip = { kind: 'video', durationMs: 12_418 } as const;
  expect(isPartOf({ inMs: 0, outMs: 12_410 }, clip)).toBe(true);
  expect(isPartOf({ inMs: 0, outMs: 12_420 }, clip)).toBe(false);
  expect(isPartOf({ inMs: 500, outMs: 500 }, clip)).toBe(false);
  expect(isPartOf({ inMs: -10, outMs: 500 }, clip)).toBe(false);
  expect(isPartOf({ inMs: 0, outMs: 500 }, { kind: 'photo', durationMs: null })).toBe(false);
  expect(isPartOf({ inMs: 0, outMs: 500 }, { kind: 'music', durationMs: 90_000 })).toBe(false);
});
