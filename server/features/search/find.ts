import type { OutputOf } from '#contract/call.ts';
import type { SearchHelp, SearchQuery, searchCalls } from '#contract/calls/search.ts';
import { COUNTED_UP_TO, kindOfType } from '#contract/domain/discovery.ts';
import type { Context } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { itemsFor } from '../catalog/catalog.ts';
import { type Filters, filtersOf } from './codes.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { Page, Wish } from './engine.ts';
import { keepSome } from './keep-some.ts';
import { lookAlikes } from './looks/looks.ts';
import { findPage, itemOfCode, type ItemPage, itemPage } from './page.ts';
import { chosen, piecesOf, textOf, wordsOf } from './pieces.ts';
import { postgresEngine } from './postgres.ts';
import { helpFor } from './words/help.ts';
import { noteSearch } from './words/log.ts';
import { withGroups } from './words/synonyms.ts';
import { queryWords } from './words/words.ts';

type Answer = OutputOf<typeof searchCalls.search>;

const NO_HELP: SearchHelp = { didYouMean: null, instead: null, related: [] };
const NOTHING: Answer = { infos: [], total: 0, more: false, next: null, help: NO_HELP };
const CODE = /^[VPME]\d{8,15}$/i;
const PLACE = /^\d{1,19}$/;
const LAST_PLACE = 2n ** 63n - 1n;

/** What somebody searches for: by words and filters, or by looks. */
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
  const page = { items: await itemsFor(ctx, found.ids), place: next ?? undefined };
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
  // Signs alone are no words, and nothing has them.
  const found = keyword !== '' && words.length === 0 ? { hits: [], total: 0 } : await findPage(engine, wish, page);
  const top = found.hits.map(({ materialId }) => materialId);
  const [shown, help] = await Promise.all([
    found.total === 0 ? instead(ctx, query, filters) : { ...(await itemPage(ctx, engine, wish, page, found)), kept: 0 },
    keyword === '' ? NO_HELP : helpFor(ctx, { keyword, type, found: found.total, top }),
  ]);
  // With filters it may be these that nothing fits, and not the words.
  if (keyword !== '' && filters.codes.length === 0) noteSearch(ctx, { keyword, type, found: found.total });
  const total = 'total' in shown ? shown.total : found.total;
  const counted = { total: Math.min(total, COUNTED_UP_TO), more: total > COUNTED_UP_TO, kept: shown.kept };
  return answer(query, shown, counted, { ...help, instead: insteadText(query, shown.kept) });
}

/** Some of the words, when nothing has all of them. */
async function instead(ctx: Context, query: SearchQuery, filters: Filters) {
  const engine = postgresEngine(ctx);
  const pieces = piecesOf(query.keyword);
  const page: Page = { size: query.pageSize, after: undefined };
  const wishOf = (some: typeof pieces) => wishFor(ctx, query, filters, wordsOf(some));
  const { kept, found } = await keepSome(pieces, async (some) => findPage(engine, await wishOf(some), page));
  const wish = await wishOf(chosen(pieces, kept));
  return { ...(await itemPage(ctx, engine, wish, page, found)), total: found.total, kept };
}

async function nextPage(ctx: Context, query: SearchQuery, filters: Filters, cursor: Cursor): Promise<Answer | Problem> {
  if (!PLACE.test(cursor.place) || BigInt(cursor.place) > LAST_PLACE) return wrongCursor();
  const engine = postgresEngine(ctx);
  const words = cursor.kept === 0 ? queryWords(query.keyword) : wordsOf(chosen(piecesOf(query.keyword), cursor.kept));
  const wish = await wishFor(ctx, query, filters, words);
  const page = { size: query.pageSize, after: cursor.place };
  const shown = await itemPage(ctx, engine, wish, page, await findPage(engine, wish, page));
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
  { items, place }: ItemPage,
  { total, more, kept }: Omit<Cursor, 'place'>,
  help = NO_HELP,
): Answer {
  const next = place === undefined ? null : writeCursor(query, { place, total, more, kept });
  return { infos: items, total, more, next, help };
}
