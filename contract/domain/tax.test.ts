import { describe, expect, test } from 'vitest';
import { FIRST_TAX_RULES, PLATFORM_TAX_RULES, risesToNoEnd, type TaxRule, taxOn, type Withheld } from './tax.ts';

const once = (amountFen: number) => ({ amountFen, earlierFen: 0, earlierTaxFen: 0, month: 1 });

describe('[D5] on each payment', () => {
  test.each<[Withheld, number, number]>([
    ['labour', 80_000, 0],
    ['labour', 80_001, 0],
    ['labour', 80_010, 2],
    ['labour', 400_000, 64_000],
    ['labour', 400_001, 64_000],
    ['labour', 2_500_000, 400_000],
    ['labour', 2_500_100, 400_024],
    ['labour', 6_250_000, 1_300_000],
    ['labour', 10_000_000, 2_500_000],
    ['writing', 80_000, 0],
    ['writing', 400_000, 44_800],
    ['writing', 1_000_000, 112_000],
    ['royalty', 400_000, 64_000],
    ['royalty', 10_000_000, 1_600_000],
  ])('%s, %i fen: %i fen', (category, amount, tax) => {
    expect(taxOn(FIRST_TAX_RULES[category], once(amount)).taxFen).toBe(tax);
  });

  test('every step is told', () => {
    expect(taxOn(FIRST_TAX_RULES.writing, { ...once(1_000_000), earlierFen: 5, earlierTaxFen: 7 })).toEqual({
      incomeFen: 1_000_000,
      deductionFen: 200_000,
      monthlyFen: 0,
      factorPercent: 70,
      taxableFen: 560_000,
      bandPercent: 20,
      bandMinusFen: 0,
      dueFen: 112_000,
      earlierTaxFen: 0,
      taxFen: 112_000,
    });
  });
});

describe('[D5] over the year', () => {
  const rule: TaxRule = {
    method: 'cumulative',
    deductions: [{ upToFen: null, minusFen: 0, minusPercent: 20 }],
    monthlyFen: 500_000,
    factorPercent: 100,
    bands: [
      { upToFen: 3_600_000, percent: 3, minusFen: 0 },
      { upToFen: null, percent: 10, minusFen: 252_000 },
    ],
  };

  test('what was paid before counts, and what was withheld before is taken off', () => {
    // (10,000,000 × 80 % − 4 × 500,000) × 10 % − 252,000 = 348,000.
    const first = taxOn(rule, { ...once(10_000_000), month: 4 });
    expect(first).toMatchObject({ monthlyFen: 2_000_000, taxableFen: 6_000_000, taxFen: 348_000 });
    const basis = { amountFen: 1_000_000, earlierFen: 10_000_000, earlierTaxFen: 348_000, month: 7 };
    // (11,000,000 × 80 % − 7 × 500,000) × 10 % − 252,000 = 278,000: less than was withheld.
    expect(taxOn(rule, basis)).toMatchObject({ incomeFen: 11_000_000, dueFen: 278_000, taxFen: 0 });
  });
});

describe('as platforms withhold labour', () => {
  const { labour } = PLATFORM_TAX_RULES;

  // In January, so that ¥5,000 are deducted besides 20 %: ¥6,250.00 × 80 % − ¥5,000.00 = 0.
  test.each([
    [625_000, 0, 0],
    [2_000_000, 1_100_000, 33_000],
    [5_125_000, 3_600_000, 108_000],
    // ¥100,000.00 × 10 % − ¥2,520.00.
    [13_125_000, 10_000_000, 748_000],
    [18_625_000, 14_400_000, 1_188_000],
    [38_125_000, 30_000_000, 4_308_000],
    [53_125_000, 42_000_000, 7_308_000],
    [83_125_000, 66_000_000, 14_508_000],
    [120_625_000, 96_000_000, 25_008_000],
    // ¥1,000,000.00 × 45 % − ¥181,920.00.
    [125_625_000, 100_000_000, 26_808_000],
  ])('of %i fen, %i are taxed, with %i', (amount, taxableFen, taxFen) => {
    expect(taxOn(labour, once(amount))).toMatchObject({ taxableFen, taxFen });
  });

  test('¥60,000.00 three times, in April, July and October', () => {
    const paid = { amountFen: 6_000_000, earlierFen: 0, earlierTaxFen: 0, month: 4 };
    // (60,000 × 80 % − 4 × 5,000) × 3 %.
    expect(taxOn(labour, paid).taxFen).toBe(84_000);
    // (120,000 × 80 % − 7 × 5,000) × 10 % − 2,520 − 840.
    const second = { ...paid, earlierFen: 6_000_000, earlierTaxFen: 84_000, month: 7 };
    expect(taxOn(labour, second)).toMatchObject({ taxableFen: 6_100_000, taxFen: 274_000 });
    // (180,000 × 80 % − 10 × 5,000) × 10 % − 2,520 − 840 − 2,740.
    const third = { ...paid, earlierFen: 12_000_000, earlierTaxFen: 358_000, month: 10 };
    expect(taxOn(labour, third)).toMatchObject({ taxableFen: 9_400_000, taxFen: 330_000 });
  });

  test('writing and royalties stay as they are', () => {
    expect(taxOn(PLATFORM_TAX_RULES.writing, once(1_000_000)).taxFen).toBe(112_000);
    expect(taxOn(PLATFORM_TAX_RULES.royalty, once(400_000)).taxFen).toBe(64_000);
    for (const { deductions, bands } of Object.values(PLATFORM_TAX_RULES))
      expect([risesToNoEnd(deductions), risesToNoEnd(bands)]).toEqual([true, true]);
  });
});

test.each([
  [[null], true],
  [[5, null], true],
  [[], true],
  [[5], false],
  [[null, null], false],
  [[5, 5, null], false],
  [[7, 5, null], false],
  [[0, null], false],
])('steps up to %j: %s', (ends, fine) => {
  expect(risesToNoEnd(ends.map((upToFen) => ({ upToFen })))).toBe(fine);
});
