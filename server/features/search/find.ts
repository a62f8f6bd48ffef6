import type { OutputOf } from '#contract/call.ts';
import type { searchCalls, SearchHelp, SearchQuery } from '#contract/calls/search.ts';
import { writeWithout } from '#contract/domain/without-words.ts';
import type { AnyItem } from '#contract/items.ts';
import type { Context } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { cardsFor } from '../catalogue/catalogue.ts';
import { type Asked, askedOf } from './asked.ts';
import { type Filters, narrows } from './filter-codes.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { resultsForSome } from './keep-some-words.ts';
import { lookAlikes } from './looks/look-alikes.ts';
import { countedOf, otherTypes } from './other-types.ts';
import { type CardPage, itemOfCode, type Matches, matchesOf, type Results, resultsFor, resultsOf } from './page.ts';
import { chosen, piecesOf, textOf, wordsOf } from './query-parts.ts';
import { firstFinding, guessesAt, heardIn, isScattered } from './words/corrections.ts';
import { relatedTo } from './words/related.ts';
import { noteSearch } from './words/search-log.ts';
import { queryWords } from './words/words.ts';

type Answer = OutputOf<typeof searchCalls.search>;

const NO_HELP: SearchHelp = { corrected: null, didYouMean: null, instead: null, related: [], otherTypes: [] };
const NOTHING: Answer = { infos: [], total: 0, more: false, next: null, help: NO_HELP };
const NO_RESULTS: Results = { cards: [], place: undefined, total: 0 };
const PLACE = /^\d{1,19}$/;
const LAST_PLACE = 2n ** 63n - 1n;

/** Searches by words and filters, or by looks. */
export async function search(ctx: Context, typed: SearchQuery): Promise<Answer | Problem> {
  const { asked: query, filters } = await askedOf(ctx, typed);
  const cursor = query.after === undefined ? undefined : readCursor(query, query.after);
  if (query.after !== undefined && !cursor) return wrongCursor();
  if (!filters) return NOTHING;
  if ((query.like ?? query.imageKey ?? query.soundKey) !== undefined) return await byLook(ctx, query, filters, cursor);
  if (cursor) return await nextPage(ctx, query, filters, cursor);
  const coded = await itemOfCode(ctx, query.keyword);
  return coded ? only(coded) : await firstPage(ctx, query, filters);
}

function wrongCursor(): Problem {
  return problem('bad-input', { fields: { after: 'invalid' } });
}

async function byLook(ctx: Context, query: Asked, filters: Filters, cursor: Cursor | undefined) {
  const { like, imageKey, soundKey, pageSize } = query;
  const beyondSeries = query.beyondSeries !== undefined;
  const found = await lookAlikes(ctx, {
    like,
    imageKey,
    soundKey,
    filters,
    beyondSeries,
    pageSize,
    after: cursor?.place,
  });
  if (isProblem(found)) return found;
  const { total, next } = found;
  const page = { cards: await cardsFor(ctx, found.ids), place: next ?? undefined };
  return answer(query, page, { total, more: false, kept: 0, corrected: null });
}

function only(item: AnyItem): Answer {
  return { ...NOTHING, infos: [item], total: 1 };
}

async function firstPage(ctx: Context, query: Asked, filters: Filters): Promise<Answer> {
  const { keyword, type, exact } = query;
  const words = queryWords(keyword);
  // A keyword of punctuation alone has no words and finds nothing.
  const isEmpty = keyword !== '' && words.length === 0;
  const [typed, heard] = isEmpty
    ? []
    : await Promise.all([matchesOf(ctx, query, filters, words), soundingLike(ctx, query, filters)]);
  const found = typed?.total ?? 0;
  const coded = found === 0 ? await itemOfCode(ctx, keyword, true) : undefined;
  if (coded) return only(coded);
  const tried = { typed, heard, guesses: await guessesFor(ctx, query, typed, heard) };
  const shown = await chooseResults(ctx, query, filters, exact ? { ...tried, guesses: [] } : tried);
  const { total, kept, corrected } = shown;
  // A filter may be the reason why nothing was found, and whoever wants no correction has searched a moment before.
  if (keyword !== '' && !exact && !narrows(filters))
    noteSearch(ctx, { keyword, type, found: corrected === null ? found : 0 });
  ctx.meter?.searched(total);
  const counted = { ...countedOf(total), kept, corrected };
  const instead = insteadText(query, kept);
  const related = keyword === '' ? [] : await relatedTo(ctx, corrected ?? instead ?? keyword, shown.cards);
  const didYouMean = exact ? ((await firstFinding(ctx, tried.guesses, type)) ?? null) : null;
  const help = { corrected, didYouMean, instead, related };
  return answer(query, shown, counted, { ...help, otherTypes: total === 0 ? await otherTypes(ctx, query) : [] });
}

/** What the keyword sounds like, searched for at once, since it is nearly always meant. */
interface Heard {
  text: string;
  matches: Matches;
}

async function soundingLike(ctx: Context, query: SearchQuery, filters: Filters): Promise<Heard | undefined> {
  const text = await heardIn(ctx, query);
  if (text === undefined) return undefined;
  return { text, matches: await matchesOf(ctx, query, filters, queryWords(text)) };
}

interface Tried {
  typed: Matches | undefined;
  heard: Heard | undefined;
  /** What may be meant, likeliest first. */
  guesses: readonly string[];
}

/** What may be meant when nothing was found, or only parts of the keyword here and there. */
async function guessesFor(ctx: Context, query: SearchQuery, typed: Tried['typed'], heard: Tried['heard']) {
  if (!typed || typed.total === 0) return await guessesAt(ctx, query, heard?.text);
  const ids = typed.hits.map(({ materialId }) => materialId);
  return heard && (await isScattered(ctx, query.keyword, ids)) ? [heard.text] : [];
}

interface Shown extends Results {
  kept: number;
  corrected: string | null;
}

/** What was meant, else what was typed, else what has some of its words. */
async function chooseResults(
  ctx: Context,
  query: SearchQuery,
  filters: Filters,
  { typed, heard, guesses }: Tried,
): Promise<Shown> {
  for (const corrected of guesses) {
    const isHeard = corrected === heard?.text;
    const matches = isHeard ? heard.matches : await matchesOf(ctx, query, filters, queryWords(corrected));
    if (matches.total > 0) return { ...(await resultsOf(ctx, matches)), kept: 0, corrected };
  }
  if (typed && typed.total > 0) return { ...(await resultsOf(ctx, typed)), kept: 0, corrected: null };
  // The reader learns of a mistake also when the filters let nothing through.
  const corrected = narrows(filters) ? await firstFinding(ctx, guesses, query.type) : undefined;
  if (corrected !== undefined) return { ...NO_RESULTS, kept: 0, corrected };
  return { ...(await resultsForSome(ctx, query, filters)), corrected: null };
}

async function nextPage(ctx: Context, query: Asked, filters: Filters, cursor: Cursor): Promise<Answer | Problem> {
  if (!PLACE.test(cursor.place) || BigInt(cursor.place) > LAST_PLACE) return wrongCursor();
  const { kept, corrected } = cursor;
  const words = kept === 0 ? queryWords(corrected ?? query.keyword) : wordsOf(chosen(piecesOf(query.keyword), kept));
  const shown = await resultsFor(ctx, query, filters, words, cursor.place);
  return answer(query, shown, cursor, { ...NO_HELP, corrected, instead: insteadText(query, kept) });
}

function insteadText({ keyword }: SearchQuery, kept: number): string | null {
  return kept === 0 ? null : textOf(chosen(piecesOf(keyword), kept));
}

function answer(
  query: Asked,
  { cards, place }: CardPage,
  { total, more, kept, corrected }: Omit<Cursor, 'place'>,
  help = NO_HELP,
): Answer {
  const next = place === undefined ? null : writeCursor(query, { place, total, more, kept, corrected });
  return { infos: cards.map(({ item }) => item), total, more, next, help: inFull(query, help) };
}

/** Help in the words of the reader, with what they do not want. */
function inFull({ without = [] }: Asked, help: SearchHelp): SearchHelp {
  const full = (keyword: string | null) => (keyword === null ? null : writeWithout({ keyword, without }));
  const { corrected, didYouMean, instead } = help;
  return { ...help, corrected: full(corrected), didYouMean: full(didYouMean), instead: full(instead) };
}
