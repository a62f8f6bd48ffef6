import type { OutputOf } from '#contract/call.ts';
import type { searchCalls, SearchHelp, SearchQuery } from '#contract/calls/search.ts';
import { COUNTED_UP_TO, kindOfType } from '#contract/domain/discovery.ts';
import type { Context } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { cardsFor } from '../catalogue/catalogue.ts';
import { type Filters, filtersOf } from './filter-codes.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { Page, Wish } from './engine.ts';
import { postgresEngine } from './postgres.ts';
import { keepSome } from './keep-some-words.ts';
import { lookAlikes } from './looks/look-alikes.ts';
import { type CardPage, cardPage, findPage, itemOfCode } from './page.ts';
import { chosen, piecesOf, textOf, wordsOf } from './query-parts.ts';
import { helpOut, relatedTo } from './words/search-help.ts';
import { noteSearch } from './words/search-log.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

type Answer = OutputOf<typeof searchCalls.search>;

const NO_HELP: SearchHelp = { didYouMean: null, instead: null, related: [] };
const NOTHING: Answer = { infos: [], total: 0, more: false, next: null, help: NO_HELP };
const CODE = /^[VPME]\d{8,15}$/i;
const PLACE = /^\d{1,19}$/;
const LAST_PLACE = 2n ** 63n - 1n;

/** Searches by words and filters, or by looks. */
export async function search(ctx: Context, query: SearchQuery): Promise<Answer | Problem> {
  const cursor = query.after === undefined ? undefined : readCursor(query, query.after);
  if (query.after !== undefined && !cursor) return wrongCursor();
  const filters = filtersOf(query);
  if (!filters) return NOTHING;
  if (query.like !== undefined || query.imageKey !== undefined) return await byLook(ctx, query, filters, cursor);
  if (cursor) return await nextPage(ctx, query, filters, cursor);
  return (await byCode(ctx, query)) ?? (await firstPage(ctx, query, filters));
}

function wrongCursor(): Problem {
  return problem('bad-input', { fields: { after: 'invalid' } });
}

async function byLook(ctx: Context, query: SearchQuery, filters: Filters, cursor: Cursor | undefined) {
  const { like, imageKey, pageSize } = query;
  const found = await lookAlikes(ctx, { like, imageKey, filters, pageSize, after: cursor?.place });
  if (isProblem(found)) return found;
  const { total, next } = found;
  const page = { cards: await cardsFor(ctx, found.ids), place: next ?? undefined };
  return answer(query, page, { total, more: false, kept: 0 });
}

async function byCode(ctx: Context, { keyword, type }: SearchQuery): Promise<Answer | undefined> {
  const item = CODE.test(keyword) ? await itemOfCode(ctx, keyword) : undefined;
  return item?.kind === kindOfType(type) ? { ...NOTHING, infos: [item], total: 1 } : undefined;
}

async function firstPage(ctx: Context, query: SearchQuery, filters: Filters): Promise<Answer> {
  const { keyword, type, pageSize: size } = query;
  const words = queryWords(keyword);
  const page = { size, after: undefined };
  const wish = await wishFor(ctx, query, filters, words);
  const engine = postgresEngine(ctx);
  // A keyword of punctuation alone has no words and finds nothing.
  const found = keyword !== '' && words.length === 0 ? { hits: [], total: 0 } : await findPage(engine, wish, page);
  const { shown, help } =
    found.total === 0
      ? await makeDo(ctx, query, filters)
      : await withRelated(ctx, keyword, await cardPage(ctx, engine, wish, page, found));
  // Counts searches without filters only, since a filter may be the reason why nothing was found.
  if (keyword !== '' && filters.codes.length === 0) noteSearch(ctx, { keyword, type, found: found.total });
  const { total = found.total, kept = 0 } = shown;
  const counted = { total: Math.min(total, COUNTED_UP_TO), more: total > COUNTED_UP_TO, kept };
  return answer(query, shown, counted, { ...help, instead: insteadText(query, kept) });
}

interface Shown extends CardPage {
  /** Set when these are not all the matches of the first search. */
  total?: number;
  kept?: number;
}

interface WithHelp {
  shown: Shown;
  help: Pick<SearchHelp, 'didYouMean' | 'related'>;
}

async function withRelated(ctx: Context, keyword: string, shown: Shown): Promise<WithHelp> {
  if (keyword === '') return { shown, help: NO_HELP };
  return { shown, help: { didYouMean: null, related: await relatedTo(ctx, keyword, shown.cards) } };
}

/** When nothing has all the words, shows matches for some of them and suggests others. */
async function makeDo(ctx: Context, query: SearchQuery, filters: Filters): Promise<WithHelp> {
  const { eachFound, ...shown } = await instead(ctx, query, filters);
  // Words that each find something are no typing mistakes.
  if (eachFound) return await withRelated(ctx, insteadText(query, shown.kept) ?? '', shown);
  return { shown, help: await helpOut(ctx, query) };
}

/** Finds matches for some of the words when nothing has all of them. */
async function instead(ctx: Context, query: SearchQuery, filters: Filters) {
  const engine = postgresEngine(ctx);
  const pieces = piecesOf(query.keyword);
  const page: Page = { size: query.pageSize, after: undefined };
  const { kept, eachFound } = await keepSome(pieces, async (choices) => {
    const wordLists = await Promise.all(choices.map((some) => withGroups(ctx.db, wordsOf(some))));
    return await engine.count(wordLists, filters);
  });
  if (kept === 0) return { cards: [], place: undefined, total: 0, kept, eachFound: false };
  const wish = await wishFor(ctx, query, filters, wordsOf(chosen(pieces, kept)));
  const found = await findPage(engine, wish, page);
  return {
    ...(await cardPage(ctx, engine, wish, page, found)),
    total: found.total,
    kept,
    eachFound: eachFound && pieces.every(({ words }) => words.length === 1),
  };
}

async function nextPage(ctx: Context, query: SearchQuery, filters: Filters, cursor: Cursor): Promise<Answer | Problem> {
  if (!PLACE.test(cursor.place) || BigInt(cursor.place) > LAST_PLACE) return wrongCursor();
  const engine = postgresEngine(ctx);
  const words = cursor.kept === 0 ? queryWords(query.keyword) : wordsOf(chosen(piecesOf(query.keyword), cursor.kept));
  const wish = await wishFor(ctx, query, filters, words);
  const page = { size: query.pageSize, after: cursor.place };
  const shown = await cardPage(ctx, engine, wish, page, await findPage(engine, wish, page));
  return answer(query, shown, cursor, { ...NO_HELP, instead: insteadText(query, cursor.kept) });
}

async function wishFor(ctx: Context, { sort }: SearchQuery, filters: Filters, words: readonly string[]): Promise<Wish> {
  return { words: await withGroups(ctx.db, words), filters, sort };
}

function insteadText({ keyword }: SearchQuery, kept: number): string | null {
  return kept === 0 ? null : textOf(chosen(piecesOf(keyword), kept));
}

function answer(
  query: SearchQuery,
  { cards, place }: CardPage,
  { total, more, kept }: Omit<Cursor, 'place'>,
  help = NO_HELP,
): Answer {
  const next = place === undefined ? null : writeCursor(query, { place, total, more, kept });
  return { infos: cards.map(({ item }) => item), total, more, next, help };
}
