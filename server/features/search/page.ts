import type { SearchQuery } from '#contract/calls/search.ts';
import type { AnyItem } from '#contract/items.ts';
import type { Context } from '../../context.ts';
import { type Card, cardsFor, itemsFor } from '../catalogue/catalogue.ts';
import type { Found, Page, SearchEngine, Wish } from './engine.ts';
import type { Filters } from './filter-codes.ts';
import { postgresEngine } from './postgres.ts';
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
}

/** Hits for some words, before their cards are read. */
export interface Matches extends Found {
  wish: Wish;
  page: Page;
}

/** A page is refilled when materials have gone offline; after this many rounds it may stay a little short. */
const ROUNDS = 4;

/** A page of what has all of these words. */
export async function resultsFor(
  ctx: Context,
  query: SearchQuery,
  filters: Filters,
  words: readonly string[],
  after?: string,
): Promise<Results> {
  return await resultsOf(ctx, await matchesOf(ctx, query, filters, words, after));
}

/** What has all of these words: for a caller that may not show them. */
export async function matchesOf(
  ctx: Context,
  { sort, pageSize }: SearchQuery,
  filters: Filters,
  words: readonly string[],
  after?: string,
): Promise<Matches> {
  const wish = { words: await withGroups(ctx.db, words), filters, sort };
  const page = { size: pageSize, after };
  return { ...(await findPage(postgresEngine(ctx), wish, page)), wish, page };
}

/** Finds one hit more than fits, to know whether there is a next page. */
function findPage(engine: SearchEngine, wish: Wish, { size, after }: Page): Promise<Found> {
  return engine.find(wish, { size: size + 1, after });
}

/** A full page of cards of these matches, even when some materials have just gone offline. */
export async function resultsOf(ctx: Context, { wish, page, total, ...first }: Matches): Promise<Results> {
  const cards: Card[] = [];
  let { hits } = first;
  let { after } = page;
  for (let round = 1; ; round++) {
    const missing = page.size - cards.length;
    const fitting = hits.slice(0, missing);
    const ids = fitting.map(({ materialId }) => materialId);
    if (ids.length > 0) cards.push(...(await cardsFor(ctx, ids)));
    if (hits.length <= missing) return { cards, total, place: undefined };
    after = fitting.at(-1)?.place;
    if (cards.length === page.size || round === ROUNDS) return { cards, total, place: after };
    ({ hits } = await findPage(postgresEngine(ctx), wish, { size: page.size - cards.length, after }));
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
