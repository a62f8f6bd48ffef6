import type { PriceLeaf } from '#contract/calls/prices-desk.ts';
import {
  AREAS,
  BY_QUOTE_ONLY,
  type Channel,
  type LicenceTerms,
  type Period,
  PERIODS,
  type Scene,
} from '#contract/domain/licence-terms.ts';
import { fenOf, MOST_FEN } from '#contract/domain/money.ts';
import type { Factor, Factors, PriceKind } from '#contract/domain/prices.ts';

/** Whole fen, or a use without a price. */
export type Price = number | 'by-quote' | 'not-sold';

/** Prices of a table; uses left out are not sold. */
export interface Prices {
  uses: ReadonlyMap<string, Price>;
  factors: Factors;
  /** Below it no VIP discount takes a line. */
  floorFen: number;
}

/** Unpublished changes, which can be applied to any table. */
export interface Draft {
  uses: ReadonlyMap<string, Price>;
  factors: Factors;
  floorFen?: number;
}

/** The newest prices of a kind, with the draft of changes. */
export interface Editing {
  kind: PriceKind;
  base: Prices;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

export const EMPTY: Draft = { uses: new Map(), factors: {} };

export interface Use {
  scene: Scene;
  channel: Channel;
}

const keyOf = ({ scene, channel, period, area }: LicenceTerms) => [scene, channel, period, area].join('/');

/** Terms for which a kind is sold; music is never on request. */
export function periodsOf(kind: PriceKind): readonly Period[] {
  return kind === 'music' ? PERIODS.filter((period) => !BY_QUOTE_ONLY.includes(period)) : PERIODS;
}

interface Table {
  leaves: readonly PriceLeaf[];
  factors: Factors;
  floorFen: number;
}

export function pricesOf({ leaves, factors, floorFen }: Table): Prices {
  return { uses: new Map(leaves.map((leaf) => [keyOf(leaf), leaf.fen ?? 'by-quote'])), factors, floorFen };
}

export function priceAt(prices: Pick<Prices, 'uses'>, terms: LicenceTerms): Price {
  return prices.uses.get(keyOf(terms)) ?? 'not-sold';
}

/** The table with the draft applied. */
export function withDraft(base: Prices, draft: Draft): Prices {
  const all = new Map([...base.uses, ...draft.uses]);
  const uses = new Map([...all].filter(([, price]) => price !== 'not-sold'));
  return { uses, factors: { ...base.factors, ...draft.factors }, floorFen: draft.floorFen ?? base.floorFen };
}

/** The changes that turn one table into another. */
export function differences(from: Prices, to: Prices): Draft {
  const keys = new Set([...from.uses.keys(), ...to.uses.keys()]);
  const uses = [...keys].map((key) => [key, to.uses.get(key) ?? 'not-sold'] as const);
  const factors = Object.entries(to.factors).filter(([name, percent]) => from.factors[name as Factor] !== percent);
  return {
    uses: new Map(uses.filter(([key, price]) => (from.uses.get(key) ?? 'not-sold') !== price)),
    factors: Object.fromEntries(factors),
    ...(from.floorFen !== to.floorFen && { floorFen: to.floorFen }),
  };
}

/** Keeps only changes that still differ from the table. */
function changed(base: Prices, draft: Draft, changes: Iterable<readonly [string, Price]>): Draft {
  return differences(base, withDraft(base, { ...draft, uses: new Map([...draft.uses, ...changes]) }));
}

export function setPrice(base: Prices, draft: Draft, terms: LicenceTerms, price: Price): Draft {
  return changed(base, draft, [[keyOf(terms), price]]);
}

export function setFactor(base: Prices, draft: Draft, factor: Factor, percent: number): Draft {
  return differences(base, withDraft(base, { ...draft, factors: { ...draft.factors, [factor]: percent } }));
}

export function setFloor(base: Prices, draft: Draft, floorFen: number): Draft {
  return differences(base, withDraft(base, { ...draft, floorFen }));
}

export const isOf = (key: string, { scene, channel }: Use) => key.startsWith(`${scene}/${channel}/`);

export function removeUse(base: Prices, draft: Draft, use: Use): Draft {
  const sold = [...withDraft(base, draft).uses.keys()].filter((key) => isOf(key, use));
  return changed(
    base,
    draft,
    sold.map((key) => [key, 'not-sold'] as const),
  );
}

export function undoUse(draft: Draft, use: Use): Draft {
  return { ...draft, uses: new Map([...draft.uses].filter(([key]) => !isOf(key, use))) };
}

/** Changes prices of one use, or of all, by a percentage, rounded to whole yuan. */
export function adjust(base: Prices, draft: Draft, percent: number, use?: Use): Draft {
  const raised = [...withDraft(base, draft).uses].flatMap(([key, price]) => {
    if (typeof price !== 'number' || (use && !isOf(key, use))) return [];
    const yuan = Math.max(1, Math.round((price * (100 + percent)) / 10_000));
    return [[key, Math.min(yuan * 100, MOST_FEN)] as const];
  });
  return changed(base, draft, raised);
}

export function countChanges(draft: Draft): number {
  return draft.uses.size + Object.keys(draft.factors).length + (draft.floorFen === undefined ? 0 : 1);
}

export function leavesOf({ uses }: Prices): PriceLeaf[] {
  return [...uses].map(([key, price]) => {
    const [scene, channel, period, area] = key.split('/') as [Scene, Channel, Period, LicenceTerms['area']];
    return { scene, channel, period, area, fen: typeof price === 'number' ? price : null };
  });
}

/** Price typed into a cell; undefined when invalid. */
export function typedPrice(text: string, mayBeQuoted: boolean): Price | undefined {
  const plain = text.trim();
  if (plain === '') return 'not-sold';
  if (/^[?？]$/.test(plain)) return mayBeQuoted ? 'by-quote' : undefined;
  const fen = fenOf(plain);
  return fen !== undefined && fen > 0 && fen <= MOST_FEN ? fen : undefined;
}

/** Adds a channel, with perpetual and buyout on request. */
export function addUse(base: Prices, draft: Draft, kind: PriceKind, use: Use): Draft {
  const quoted = periodsOf(kind).filter((period) => BY_QUOTE_ONLY.includes(period));
  const keys = quoted.flatMap((period) => AREAS.map((area) => keyOf({ ...use, period, area })));
  return changed(
    base,
    draft,
    keys.map((key) => [key, 'by-quote'] as const),
  );
}
