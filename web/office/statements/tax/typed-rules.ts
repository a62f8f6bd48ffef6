import { fenOf, yuanOf } from '#contract/domain/money.ts';
import {
  risesToNoEnd,
  type TaxMethod,
  type TaxRule,
  type TaxRules,
  type Withheld,
  WITHHELD,
} from '#contract/domain/tax.ts';

/** A step as typed: up to which amount (empty: no limit), and its two figures. */
export interface TypedStep {
  upTo: string;
  first: string;
  second: string;
}

/** A rule as typed, in yuan and per cent. */
export interface TypedRule {
  method: TaxMethod;
  monthly: string;
  factor: string;
  /** First what is deducted in yuan, then in per cent. */
  deductions: TypedStep[];
  /** First the rate, then the quick deduction in yuan. */
  bands: TypedStep[];
}

export type TypedRules = Record<Withheld, TypedRule>;

const typedEnd = (fen: number | null) => (fen === null ? '' : yuanOf(fen));

function typedOf({ method, monthlyFen, factorPercent, deductions, bands }: TaxRule): TypedRule {
  return {
    method,
    monthly: yuanOf(monthlyFen),
    factor: String(factorPercent),
    deductions: deductions.map(({ upToFen, minusFen, minusPercent }) => ({
      upTo: typedEnd(upToFen),
      first: yuanOf(minusFen),
      second: String(minusPercent),
    })),
    bands: bands.map(({ upToFen, percent, minusFen }) => ({
      upTo: typedEnd(upToFen),
      first: String(percent),
      second: yuanOf(minusFen),
    })),
  };
}

export function allTyped(rules: TaxRules): TypedRules {
  return { labour: typedOf(rules.labour), writing: typedOf(rules.writing), royalty: typedOf(rules.royalty) };
}

class NotWhole extends Error {}

function fen(typed: string): number {
  const value = fenOf(typed.trim() === '' ? '0' : typed.trim());
  if (value === undefined) throw new NotWhole();
  return value;
}

function percent(typed: string): number {
  const value = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(value) || value < 0 || value > 100) throw new NotWhole();
  return value;
}

const endOf = (typed: string) => (typed.trim() === '' ? null : fen(typed));

function ruleOf({ method, monthly, factor, deductions, bands }: TypedRule): TaxRule {
  const rule = {
    method,
    monthlyFen: fen(monthly),
    factorPercent: percent(factor),
    deductions: deductions.map(({ upTo, first, second }) => ({
      upToFen: endOf(upTo),
      minusFen: fen(first),
      minusPercent: percent(second),
    })),
    bands: bands.map(({ upTo, first, second }) => ({
      upToFen: endOf(upTo),
      percent: percent(first),
      minusFen: fen(second),
    })),
  };
  if (!risesToNoEnd(rule.deductions) || !risesToNoEnd(rule.bands)) throw new NotWhole();
  return rule;
}

/** The rules as typed; undefined while they are not whole. */
export function rulesOf(typed: TypedRules): TaxRules | undefined {
  try {
    const [labour, writing, royalty] = WITHHELD.map((category) => ruleOf(typed[category]));
    return { labour: labour!, writing: writing!, royalty: royalty! };
  } catch (error) {
    if (error instanceof NotWhole) return undefined;
    throw error;
  }
}
