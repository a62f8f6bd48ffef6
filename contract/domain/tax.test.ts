import { describe, expect, test } from 'vitest';
import { FIRST_TAX_RULES, risesToNoEnd, type TaxRule, taxOn, type Withheld } from './tax.ts';

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
