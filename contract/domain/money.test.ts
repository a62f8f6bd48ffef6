import { describe, expect, test } from 'vitest';
import { discountOf, fenOf, formatFen, roughFen, splitVat, yuanOf } from './money.ts';

describe('[R297] the 6 % VAT in an amount', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [9, 8, 1],
    [100, 94, 6],
    [106, 100, 6],
    [10_000, 9434, 566],
    [32_000, 30_189, 1811],
    [59_520, 56_151, 3369],
    [128_000, 120_755, 7245],
    [10_000_000_000, 9_433_962_264, 566_037_736],
  ])('%i fen are %i and %i', (fen, netFen, vatFen) => expect(splitVat(fen)).toEqual({ netFen, vatFen }));
});

describe('[D12] a discount on a line', () => {
  test.each([
    [64_000, 7, 4480],
    [48_000, 50, 24_000],
    [48_000, 51, 24_000],
    [48_000, 0, 0],
    [48_000, -5, 0],
    [99, 7, 6],
    [1, 50, 0],
  ])('of %i fen at %i %% is %i', (fen, percent, off) => expect(discountOf(fen, percent)).toBe(off));
});

describe('an amount', () => {
  test.each([
    [0, '¥0.00', '0.00'],
    [5, '¥0.05', '0.05'],
    [128_000, '¥1,280.00', '1280.00'],
    [123_456_789, '¥1,234,567.89', '1234567.89'],
    [-199, '-¥1.99', '-1.99'],
    [-5, '-¥0.05', '-0.05'],
  ])('of %i fen reads %s and %s', (fen, read, plain) => {
    expect(formatFen(fen)).toBe(read);
    expect(yuanOf(fen)).toBe(plain);
  });

  test.each([
    [28_800, '¥288'],
    [82_944, '¥829'],
    [207_360, '¥2,074'],
    [50, '¥1'],
  ])('of %i fen is roughly %s', (fen, words) => expect(roughFen(fen)).toBe(words));

  test.each([
    ['1280', 128_000],
    ['1280.5', 128_050],
    ['1280.05', 128_005],
    [' ¥1,280.00 ', 128_000],
    ['1，280', 128_000],
    ['1 280', 128_000],
    ['0.01', 1],
    ['999999999.99', 99_999_999_999],
  ])('typed as %j is %i fen', (typed, fen) => expect(fenOf(typed)).toBe(fen));

  test.each(['', '.', '1.', '.5', '1.234', '-1', '1e3', '1280 yuan', 'x1', '1234567890'])('is not %j', (typed) =>
    expect(fenOf(typed)).toBeUndefined(),
  );
});
