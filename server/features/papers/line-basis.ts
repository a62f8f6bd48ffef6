import { formatFen } from '#contract/domain/money.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';

/** What the share of a sale was reckoned from, and by which rule. */
export interface Basis {
  priceFen: number;
  discountFen: number;
  sharePercent: number;
  /** The share when the work was sold; another one was corrected after a dispute. */
  frozenPercent: number;
  /** The amount in the statement that this one replaced, where it has changed. */
  beforeFen: number | null;
  agreementVersion: number;
  rateId: number | null;
  exclusive: boolean;
}

/** A line in each language. */
export function basisOf(basis: Basis): string[] {
  return [zh.statements.line, en.statements.line].map((text) => basisIn(text as typeof zh.statements.line, basis));
}

function basisIn(text: typeof zh.statements.line, basis: Basis): string {
  const { priceFen, discountFen, sharePercent, frozenPercent, beforeFen, agreementVersion, rateId, exclusive } = basis;
  const values = { version: agreementVersion, id: rateId, way: text[exclusive ? 'exclusive' : 'standard'] };
  const words = [
    `${text.price} ${formatFen(priceFen)}`,
    `${text.discount} ${formatFen(discountFen)}`,
    filled(rateId === null ? text.agreement : text.rate, values),
  ];
  if (sharePercent !== frozenPercent) words.push(filled(text.corrected, { percent: frozenPercent }));
  if (beforeFen !== null) words.push(filled(text.changed, { amount: formatFen(beforeFen) }));
  return words.join(' · ');
}

function filled(text: string, values: Record<string, string | number | null>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
