import type { OrderDetail, OrderLine, Quote } from '#contract/calls/orders.ts';
import type { DraftVip } from '#contract/calls/sales-desk.ts';
import { NO_SPECIAL_TERMS, type Scope } from '#contract/domain/licence-terms.ts';
import { discountOf, fenOf, MOST_DISCOUNT_PERCENT, MOST_FEN, splitVat, yuanOf } from '#contract/domain/money.ts';
import { vipDiscountOf, vipLimitOf } from '#contract/domain/membership.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';

type Lines = Pick<OrderDetail, 'lines'>;
type Quoted = Pick<Quote, 'lines'>;

/** A quote that is being written, as typed. */
export interface QuoteDraft {
  /** Version in force when typing began; 0 for none. */
  basedOn: number;
  prices: Record<number, string>;
  /** Scope of each line, by its id. */
  scopes: Record<number, Scope>;
  discount: string;
  validDays: string;
  note: string;
}

/** Starts from the last quote, or else from the list prices. */
export function startDraft(order: Pick<OrderDetail, 'lines' | 'quote' | 'quotes'>): QuoteDraft {
  const last = order.quotes[0];
  const quoted = (lineId: number) => last?.lines.find((line) => line.lineId === lineId);
  return {
    basedOn: order.quote?.version ?? 0,
    prices: Object.fromEntries(
      order.lines.map(({ lineId, listFen }) => {
        const fen = quoted(lineId)?.priceFen ?? listFen;
        return [lineId, fen === null ? '' : yuanOf(fen)];
      }),
    ),
    scopes: Object.fromEntries(
      order.lines.map((line) => {
        const { terms, special } = quoted(line.lineId) ?? orderedScope(line);
        return [line.lineId, { terms, special }];
      }),
    ),
    discount: last ? String(percentOf(last)) : '0',
    validDays: String(ORDER_LIMITS.quoteDays),
    note: '',
  };
}

/** The scope of a line as ordered. */
export const orderedScope = ({ terms }: Pick<OrderLine, 'terms'>): Scope => ({ terms, special: NO_SPECIAL_TERMS });

export function scopeOf(draft: QuoteDraft, line: OrderLine): Scope {
  return draft.scopes[line.lineId] ?? orderedScope(line);
}

/** The percentage that yields the discounts of a quote. */
export function percentOf({ lines }: Quoted): number {
  const explains = (percent: number) =>
    lines.every(({ priceFen, discountFen, vipFen }) => discountOf(priceFen, percent) === discountFen - vipFen);
  for (let percent = 0; percent <= MOST_DISCOUNT_PERCENT; percent += 1) if (explains(percent)) return percent;
  return 0;
}

/** A typed price in fen; undefined when it cannot be sent. */
export function priceOf(typed: string): number | undefined {
  const fen = fenOf(typed);
  return fen !== undefined && fen >= 1 && fen <= MOST_FEN ? fen : undefined;
}

function wholeNumber(typed: string, least: number, most: number): number | undefined {
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : -1;
  return number >= least && number <= most ? number : undefined;
}

export const discountTyped = (typed: string) => wholeNumber(typed, 0, MOST_DISCOUNT_PERCENT);
export const daysTyped = (typed: string) => wholeNumber(typed, 1, ORDER_LIMITS.quoteDaysMax);

interface LineSum {
  lineId: number;
  priceFen: number | undefined;
  /** Of sales and of the buyer's membership together. */
  discountFen: number;
  vipFen: number;
  /** What keeps the membership from taking off more. */
  vipLimit: 'half' | 'floor' | undefined;
  floorFen: number;
  amountFen: number;
}

/** Sums of the draft: each line is rounded, and the lines add up to the total. */
export function sumsOf({ lines }: Lines, draft: QuoteDraft, vip: DraftVip | null = null) {
  const percent = discountTyped(draft.discount) ?? 0;
  const sums = lines.map(({ lineId }): LineSum => {
    const priceFen = priceOf(draft.prices[lineId] ?? '');
    const own = priceFen === undefined ? 0 : discountOf(priceFen, percent);
    const terms = vip?.lines.find((line) => line.lineId === lineId) ?? { percent: 0, floorFen: 0 };
    const line = { priceFen: priceFen ?? 0, discountFen: own, ...terms };
    const vipFen = vipDiscountOf(line);
    return {
      lineId,
      priceFen,
      discountFen: own + vipFen,
      vipFen,
      vipLimit: vipLimitOf(line),
      floorFen: terms.floorFen,
      amountFen: line.priceFen - own - vipFen,
    };
  });
  const totalFen = sums.reduce((total, { amountFen }) => total + amountFen, 0);
  return {
    lines: sums,
    missing: sums.filter(({ priceFen }) => priceFen === undefined).length,
    totalFen,
    discountFen: sums.reduce((total, { discountFen }) => total + discountFen, 0),
    vipFen: sums.reduce((total, { vipFen }) => total + vipFen, 0),
    ...splitVat(totalFen),
  };
}

/** Input of the call; undefined while something is missing or invalid. */
export function quoteInput(order: Lines & { orderId: number }, draft: QuoteDraft) {
  const discountPercent = discountTyped(draft.discount);
  const validDays = daysTyped(draft.validDays);
  const lines = order.lines.flatMap((line) => {
    const priceFen = priceOf(draft.prices[line.lineId] ?? '');
    return priceFen === undefined ? [] : [{ lineId: line.lineId, priceFen, ...scopeOf(draft, line) }];
  });
  if (discountPercent === undefined || validDays === undefined || lines.length < order.lines.length) return undefined;
  return {
    orderId: order.orderId,
    basedOn: draft.basedOn,
    lines,
    discountPercent,
    validDays,
    note: draft.note.replaceAll(/\s+/g, ' ').trim(),
  };
}
