import type { PriceLeaf } from '#contract/calls/prices-desk.ts';
import { BY_QUOTE_ONLY, type LicenceTerms } from '#contract/domain/licence-terms.ts';
import { FACTORS, type PriceKind } from '#contract/domain/prices.ts';
import { problem, type Problem } from '../../../platform/problem.ts';

export interface Prices {
  kind: PriceKind;
  leaves: PriceLeaf[];
  factors: Record<string, number>;
}

export const useKey = ({ scene, channel, period, area }: LicenceTerms) => `${scene}/${channel}/${period}/${area}`;

/** Finds a reason why these prices cannot be published. */
export function pricesProblem({ kind, leaves, factors }: Prices): Problem | undefined {
  const once = new Set(leaves.map(useKey)).size === leaves.length;
  if (!once || !leaves.every((leaf) => isPriced(kind, leaf)))
    return problem('bad-input', { fields: { leaves: 'invalid' } });
  const wanted: readonly string[] = FACTORS[kind];
  const complete = wanted.every((factor) => factor in factors) && Object.keys(factors).length === wanted.length;
  return complete ? undefined : problem('bad-input', { fields: { factors: 'invalid' } });
}

/** Perpetual licences and buyouts are price on request; music always has a price. */
function isPriced(kind: PriceKind, { period, fen }: PriceLeaf): boolean {
  const byQuoteOnly = BY_QUOTE_ONLY.includes(period);
  if (kind === 'music') return !byQuoteOnly && fen !== null;
  return !byQuoteOnly || fen === null;
}
