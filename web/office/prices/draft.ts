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

/** Whole fen, or what else can be said of a use. */
export type Price = number | 'by-quote' | 'not-sold';

/** What is sold, and for how much: what is not named is not sold. */
export interface Prices {
  uses: ReadonlyMap<string, Price>;
  factors: Factors;
}

/** What somebody changed and has not published; it can be laid on any table. */
export interface Draft {
  uses: ReadonlyMap<string, Price>;
  factors: Factors;
}

/** The newest prices of a kind, and what is being changed about them. */
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

/** The periods for which a kind is sold; music is never quoted. */
export function periodsOf(kind: PriceKind): readonly Period[] {
  return kind === 'music' ? PERIODS.filter((period) => !BY_QUOTE_ONLY.includes(period)) : PERIODS;
}

export function pricesOf({ leaves, factors }: { leaves: readonly PriceLeaf[]; factors: Factors }): Prices {
  return { uses: new Map(leaves.map((leaf) => [keyOf(leaf), leaf.fen ?? 'by-quote'])), factors };
}

export function priceAt(prices: Pick<Prices, 'uses'>, terms: LicenceTerms): Price {
  return prices.uses.get(keyOf(terms)) ?? 'not-sold';
}

/** The table as it would be with the changes. */
export function withDraft(base: Prices, draft: Draft): Prices {
  const all = new Map([...base.uses, ...draft.uses]);
  const uses = new Map([...all].filter(([, price]) => price !== 'not-sold'));
  return { uses, factors: { ...base.factors, ...draft.factors } };
}

/** What has to change in one table to make it another. */
export function differences(from: Prices, to: Prices): Draft {
  const keys = new Set([...from.uses.keys(), ...to.uses.keys()]);
  const uses = [...keys].map((key) => [key, to.uses.get(key) ?? 'not-sold'] as const);
  const factors = Object.entries(to.factors).filter(([name, percent]) => from.factors[name as Factor] !== percent);
  return {
    uses: new Map(uses.filter(([key, price]) => (from.uses.get(key) ?? 'not-sold') !== price)),
    factors: Object.fromEntries(factors),
  };
}

/** Only what still differs from the table counts as changed. */
function changed(base: Prices, draft: Draft, changes: Iterable<readonly [string, Price]>): Draft {
  return differences(base, withDraft(base, { ...draft, uses: new Map([...draft.uses, ...changes]) }));
}

export function setPrice(base: Prices, draft: Draft, terms: LicenceTerms, price: Price): Draft {
  return changed(base, draft, [[keyOf(terms), price]]);
}

export function setFactor(base: Prices, draft: Draft, factor: Factor, percent: number): Draft {
  return differences(base, withDraft(base, { ...draft, factors: { ...draft.factors, [factor]: percent } }));
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

/** Raises or lowers prices, of one use or of all, to whole yuan. */
export function adjust(base: Prices, draft: Draft, percent: number, use?: Use): Draft {
  const raised = [...withDraft(base, draft).uses].flatMap(([key, price]) => {
    if (typeof price !== 'number' || (use && !isOf(key, use))) return [];
    const yuan = Math.max(1, Math.round((price * (100 + percent)) / 10_000));
    return [[key, Math.min(yuan * 100, MOST_FEN)] as const];
  });
  return changed(base, draft, raised);
}

export function countChanges(draft: Draft): number {
  return draft.uses.size + Object.keys(draft.factors).length;
}

export function leavesOf({ uses }: Prices): PriceLeaf[] {
  return [...uses].map(([key, price]) => {
    const [scene, channel, period, area] = key.split('/') as [Scene, Channel, Period, LicenceTerms['area']];
    return { scene, channel, period, area, fen: typeof price === 'number' ? price : null };
  });
}

/** What somebody typed into a cell; undefined when it is no price. */
export function typedPrice(text: string, mayBeQuoted: boolean): Price | undefined {
  const plain = text.trim();
  if (plain === '') return 'not-sold';
  if (/^[?？]$/.test(plain)) return mayBeQuoted ? 'by-quote' : undefined;
  const fen = fenOf(plain);
  return fen !== undefined && fen > 0 && fen <= MOST_FEN ? fen : undefined;
}

/** What a new channel starts with: for ever and buyout by quote. */
export function addUse(base: Prices, draft: Draft, kind: PriceKind, use: Use): Draft {
  const quoted = periodsOf(kind).filter((period) => BY_QUOTE_ONLY.includes(period));
  const keys = quoted.flatMap((period) => AREAS.map((area) => keyOf({ ...use, period, area })));
  return changed(
    base,
    draft,
    keys.map((key) => [key, 'by-quote'] as const),
  );
}
