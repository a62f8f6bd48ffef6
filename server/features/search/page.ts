import type { SearchQuery } from '#contract/calls/search.ts';
import type { AnyItem } from '#contract/items.ts';
import type { Context } from '../../context.ts';
import { COUNTED_UP_TO } from '#contract/domain/discovery.ts';
import { type Card, cardsFor, itemsFor } from '../catalogue/catalogue.ts';
import { isProblem, must, type Problem } from '../../platform/problem.ts';
import type { Found, Page, Wish, Words } from './engine.ts';
import type { Filters } from './filters.ts';
import { searchEngine } from './choose-engine.ts';
import type { Cursor } from './cursor.ts';
import type { Placed } from './placements/placed.ts';
import { withGroups } from './words/synonyms.ts';

export interface CardPage {
  cards: Card[];
  /** Where the next page begins; undefined when there is none. */
  place: string | undefined;
}

/** A page of results for some words. */
export interface Results extends CardPage {
  /** Only the first page has it. */
  total: number;
  /** What editors moved in the list. */
  placed: Placed;
}

/** Hits for some words, before their cards are read. */
export interface Matches extends Found {
  wish: Wish;
  page: Page;
  /** How many works that editors put first stood on the pages before; all of them once the engine's have begun. */
  pinnedBefore: number;
}

/** A page is refilled when materials have gone offline; after this many rounds it may stay a little short. */
const ROUNDS = 4;

/** What is looked for and how: the order, and how many of it. */
type Manner = Pick<SearchQuery, 'sort' | 'pageSize'>;

/** The first page of what has all of these words. */
export async function resultsFor(
  ctx: Context,
  manner: Manner,
  filters: Filters,
  words: Words,
  placed: Placed,
): Promise<Results> {
  return await resultsOf(ctx, await matchesOf(ctx, manner, filters, words), placed);
}

/** The first page where nothing matches: what editors put first all the same. */
export async function resultsOfNothing(
  ctx: Context,
  { sort, pageSize }: Manner,
  filters: Filters,
  placed: Placed,
): Promise<Results> {
  const page = { size: pageSize, after: undefined };
  const matches = { hits: [], total: 0, wish: { words: [], filters, sort }, page, pinnedBefore: 0 };
  return await resultsOf(ctx, matches, placed);
}

/** What has all of these words: for a caller that may not show them. */
export async function matchesOf(ctx: Context, manner: Manner, filters: Filters, words: Words): Promise<Matches> {
  return must(await matchesAfter(ctx, manner, filters, words, undefined));
}

/** The page after a place, which may be one that the engine does not know. */
export async function resultsAfter(
  ctx: Context,
  manner: Manner,
  filters: Filters,
  words: Words,
  { place, placed }: Pick<Cursor, 'place' | 'placed'>,
): Promise<Results | Problem> {
  const matches = await matchesAfter(ctx, manner, filters, words, place);
  return isProblem(matches) ? matches : await resultsOf(ctx, matches, placed);
}

async function matchesAfter(
  ctx: Context,
  { sort, pageSize }: Manner,
  filters: Filters,
  words: Words,
  after: string | undefined,
): Promise<Matches | Problem> {
  const wish = { words: await withGroups(ctx.db, words), filters, sort };
  const pinnedBefore = pinnedBy(after);
  const page = { size: pageSize, after: Number.isFinite(pinnedBefore) ? undefined : after };
  const found = await findPage(ctx, wish, page);
  return isProblem(found) ? found : { ...found, wish, page, pinnedBefore };
}

/** Finds one hit more than fits, to know whether there is a next page. */
export function findPage(ctx: Context, wish: Wish, { size, after }: Page): Promise<Found | Problem> {
  return searchEngine(ctx).find(wish, { size: size + 1, after });
}

/** Where a page ends on which only works stand that editors put first. */
const placeAfterPinned = (count: number) => `-${count}`;

function pinnedBy(place: string | undefined): number {
  if (place === undefined) return 0;
  const count = /^-(\d)$/.exec(place)?.[1];
  return count === undefined ? Number.POSITIVE_INFINITY : Number(count);
}

/** A full page of cards of these matches, even when some materials have just gone offline. */
export async function resultsOf(ctx: Context, matches: Matches, placed: Placed): Promise<Results> {
  const { wish, page, pinnedBefore } = matches;
  const pinned = Number.isFinite(pinnedBefore) ? await cardsFor(ctx, placed.pinned) : [];
  // One that has become a sound effect is no music any more.
  const fitting = pinned.filter(({ item }) => item.kind === wish.filters.kind);
  const total = await totalWith(ctx, matches, fitting.map(idOf), placed.buried);
  const cards = fitting.slice(pinnedBefore, pinnedBefore + page.size);
  const shown = pinnedBefore + cards.length;
  if (cards.length === page.size) {
    const more = shown < fitting.length || matches.hits.length > 0;
    return { cards, total, placed, place: more ? placeAfterPinned(shown) : undefined };
  }
  const moved = new Set([...placed.pinned, ...placed.buried]);
  return { ...(await fillUp(ctx, matches, cards, moved)), total, placed };
}

const idOf = ({ item }: Card) => ('musicId' in item ? item.musicId : item.id);

/** How many there are with works that the search would not find, and without those that editors left out. */
async function totalWith(
  ctx: Context,
  { wish, total, pinnedBefore }: Matches,
  pinned: readonly number[],
  buried: readonly number[],
): Promise<number> {
  const ids = [...pinned, ...buried];
  if (ids.length === 0 || pinnedBefore > 0 || total > COUNTED_UP_TO) return total;
  const matching = new Set(total === 0 ? [] : await searchEngine(ctx).matching(wish, ids));
  const added = pinned.filter((id) => !matching.has(id)).length;
  return total + added - buried.filter((id) => matching.has(id)).length;
}

/** Fills a page with what follows its first cards, but for what editors moved. */
async function fillUp(
  ctx: Context,
  { wish, page, ...first }: Matches,
  begun: readonly Card[],
  moved: ReadonlySet<number>,
): Promise<CardPage> {
  const cards = [...begun];
  let { hits } = first;
  let { after } = page;
  for (let round = 1; ; round++) {
    const missing = page.size - cards.length;
    const fitting = hits.slice(0, missing);
    const ids = fitting.map(({ materialId }) => materialId).filter((id) => !moved.has(id));
    if (ids.length > 0) cards.push(...(await cardsFor(ctx, ids)));
    if (hits.length <= missing) return { cards, place: undefined };
    after = fitting.at(-1)?.place;
    if (cards.length === page.size || round === ROUNDS) return { cards, place: after };
    const more = await findPage(ctx, wish, { size: page.size - cards.length, after });
    // Another engine answers by now: the page stays short.
    if (isProblem(more)) return { cards, place: undefined };
    ({ hits } = more);
  }
}

const FULL_CODE = /^([vpme]?)(\d{8,15})$/i;
/** Numbers without a letter are more often years than codes. */
const SHORT_CODE = /^([vpme])(\d{1,7})$/i;

/** The material with a code such as V00000012, also without its letter; without its zeros when `short`. */
export async function itemOfCode(ctx: Context, keyword: string, short = false): Promise<AnyItem | undefined> {
  const [, letter = '', digits] = (short ? SHORT_CODE : FULL_CODE).exec(keyword) ?? [];
  if (digits === undefined) return undefined;
  const [item] = await itemsFor(ctx, [Number(digits)]);
  return item?.code.startsWith(letter.toUpperCase()) ? item : undefined;
}
