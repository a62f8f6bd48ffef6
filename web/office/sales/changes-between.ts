import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import type { DraftVip } from '#contract/calls/sales-desk.ts';
import { sameScope, type Scope } from '#contract/domain/licence-terms.ts';
import { discountTyped, percentOf, type QuoteDraft, scopeOf, sumsOf } from './quote-draft.ts';

/** One difference between two quotes: of a line's price or scope, or of the whole quote. */
export type QuoteChange =
  | { of: 'price'; lineId: number; before: number; after: number }
  | { of: 'scope'; lineId: number; before: Scope; after: Scope }
  | { of: 'discount' | 'total'; before: number; after: number };

interface Offer {
  percent: number;
  totalFen: number;
  lines: readonly (Scope & { lineId: number; priceFen: number | undefined })[];
}

/** Differences between two quotes, or between a quote and a draft. */
export function changesBetween(before: Offer, after: Offer): QuoteChange[] {
  const lines = after.lines.flatMap((line): QuoteChange[] => {
    const { lineId, priceFen } = line;
    const was = before.lines.find((one) => one.lineId === lineId);
    const price: QuoteChange[] =
      was?.priceFen === undefined || priceFen === undefined || was.priceFen === priceFen
        ? []
        : [{ of: 'price', lineId, before: was.priceFen, after: priceFen }];
    const scope: QuoteChange[] =
      was === undefined || sameScope(was, line)
        ? []
        : [{ of: 'scope', lineId, before: partOf(was), after: partOf(line) }];
    return [...scope, ...price];
  });
  const rest = [
    { of: 'discount', before: before.percent, after: after.percent },
    { of: 'total', before: before.totalFen, after: after.totalFen },
  ] as const;
  return [...lines, ...rest.filter((change) => change.before !== change.after)];
}

const partOf = ({ terms, special }: Scope): Scope => ({ terms, special });

export function offerOf(quote: Quote): Offer {
  return { percent: percentOf(quote), totalFen: quote.totalFen, lines: quote.lines };
}

export function draftOffer(order: Pick<OrderDetail, 'lines'>, draft: QuoteDraft, vip: DraftVip | null = null): Offer {
  const { lines, totalFen } = sumsOf(order, draft, vip);
  return {
    percent: discountTyped(draft.discount) ?? 0,
    totalFen,
    lines: order.lines.map((line, place) => ({
      lineId: line.lineId,
      priceFen: lines[place]?.priceFen,
      ...scopeOf(draft, line),
    })),
  };
}
