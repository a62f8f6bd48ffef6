/** How a photographer's income is taxed; companies send their own invoice and nothing is withheld. */
export const TAX_CATEGORIES = ['labour', 'writing', 'royalty', 'company'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];
export const WITHHELD = ['labour', 'writing', 'royalty'] as const satisfies TaxCategory[];
export type Withheld = (typeof WITHHELD)[number];

/** Tax is reckoned on each payment by itself, or on all payments of the year less what was withheld. */
export const TAX_METHODS = ['per-payment', 'cumulative'] as const;
export type TaxMethod = (typeof TAX_METHODS)[number];

export interface TaxRule {
  method: TaxMethod;
  /** Deducted from the income, by its height; the last one has no upper end. */
  deductions: { upToFen: number | null; minusFen: number; minusPercent: number }[];
  /** Deducted besides for every month of the year that counts; with the cumulative method only. */
  monthlyFen: number;
  /** Part of what is left that is taxed. */
  factorPercent: number;
  /** Rates by the taxed amount, with what the lower bands save. */
  bands: { upToFen: number | null; percent: number; minusFen: number }[];
}

export type TaxRules = Record<Withheld, TaxRule>;

/** What the tax on a payment depends on, besides the rule. */
export interface TaxBasis {
  amountFen: number;
  /** Paid and withheld before in the same year. */
  earlierFen: number;
  earlierTaxFen: number;
  /** Months of the year so far that count: since the first sale, from 1. */
  month: number;
}

/** The way from income to tax. */
export interface TaxSteps {
  incomeFen: number;
  deductionFen: number;
  monthlyFen: number;
  factorPercent: number;
  taxableFen: number;
  bandPercent: number;
  bandMinusFen: number;
  /** On the whole income. */
  dueFen: number;
  earlierTaxFen: number;
  taxFen: number;
}

const percentOf = (fen: number, percent: number) => Math.round((fen * percent) / 100);

function stepFor<Step extends { upToFen: number | null }>(steps: readonly Step[], fen: number): Step {
  const found = steps.find(({ upToFen }) => upToFen === null || fen <= upToFen);
  if (!found) throw new Error('the steps of a tax rule have an end');
  return found;
}

export function taxOn(rule: TaxRule, basis: TaxBasis): TaxSteps {
  const sums = rule.method === 'cumulative';
  const incomeFen = basis.amountFen + (sums ? basis.earlierFen : 0);
  const { minusFen, minusPercent } = stepFor(rule.deductions, incomeFen);
  const deductionFen = minusFen + percentOf(incomeFen, minusPercent);
  const monthlyFen = sums ? rule.monthlyFen * basis.month : 0;
  const taxableFen = percentOf(Math.max(0, incomeFen - deductionFen - monthlyFen), rule.factorPercent);
  const band = stepFor(rule.bands, taxableFen);
  const dueFen = Math.max(0, percentOf(taxableFen, band.percent) - band.minusFen);
  const earlierTaxFen = sums ? basis.earlierTaxFen : 0;
  return {
    incomeFen,
    deductionFen,
    monthlyFen,
    factorPercent: rule.factorPercent,
    taxableFen,
    bandPercent: band.percent,
    bandMinusFen: band.minusFen,
    dueFen,
    earlierTaxFen,
    taxFen: Math.max(0, dueFen - earlierTaxFen),
  };
}

/** Whether steps rise and only the last one is open. */
export function risesToNoEnd(steps: readonly { upToFen: number | null }[]): boolean {
  return steps.every(({ upToFen }, place) => {
    const before = place === 0 ? 0 : (steps[place - 1]?.upToFen ?? Infinity);
    return place === steps.length - 1 ? upToFen === null : upToFen !== null && upToFen > before;
  });
}

const DEDUCTIONS = [
  { upToFen: 400_000, minusFen: 80_000, minusPercent: 0 },
  { upToFen: null, minusFen: 0, minusPercent: 20 },
];
const FLAT = [{ upToFen: null, percent: 20, minusFen: 0 }];

/** Withholding on each payment, as the income tax law has it for people who live in China. */
export const FIRST_TAX_RULES: TaxRules = {
  labour: {
    method: 'per-payment',
    deductions: DEDUCTIONS,
    monthlyFen: 0,
    factorPercent: 100,
    bands: [
      { upToFen: 2_000_000, percent: 20, minusFen: 0 },
      { upToFen: 5_000_000, percent: 30, minusFen: 200_000 },
      { upToFen: null, percent: 40, minusFen: 700_000 },
    ],
  },
  writing: { method: 'per-payment', deductions: DEDUCTIONS, monthlyFen: 0, factorPercent: 70, bands: FLAT },
  royalty: { method: 'per-payment', deductions: DEDUCTIONS, monthlyFen: 0, factorPercent: 100, bands: FLAT },
};

/**
 * What announcement 16 of 2025 asks of platforms since 1 October 2025: labour is withheld over the year, by the bands of
 * wages. Everything else stays as the law has it.
 */
export const PLATFORM_TAX_RULES: TaxRules = {
  ...FIRST_TAX_RULES,
  labour: {
    method: 'cumulative',
    deductions: [{ upToFen: null, minusFen: 0, minusPercent: 20 }],
    monthlyFen: 500_000,
    factorPercent: 100,
    bands: [
      { upToFen: 3_600_000, percent: 3, minusFen: 0 },
      { upToFen: 14_400_000, percent: 10, minusFen: 252_000 },
      { upToFen: 30_000_000, percent: 20, minusFen: 1_692_000 },
      { upToFen: 42_000_000, percent: 25, minusFen: 3_192_000 },
      { upToFen: 66_000_000, percent: 30, minusFen: 5_292_000 },
      { upToFen: 96_000_000, percent: 35, minusFen: 8_592_000 },
      { upToFen: null, percent: 45, minusFen: 18_192_000 },
    ],
  },
};
