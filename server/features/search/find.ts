import type { OutputOf } from '#contract/call.ts';
import type { searchCalls, SearchHelp, SearchQuery } from '#contract/calls/search.ts';
import type { AnyItem } from '#contract/items.ts';
import type { Context } from '../../context.ts';
import { isProblem, type Problem } from '../../platform/problem.ts';
import { cardsFor } from '../catalogue/catalogue.ts';
import { type Asked, askedOf, inFull, readIn } from './asked.ts';
import { type Filters, narrows } from './filters.ts';
import { type Cursor, readCursor, writeCursor, wrongCursor } from './cursor.ts';
import { resultsForSome } from './keep-some-words.ts';
import { lookAlikes } from './looks/look-alikes.ts';
import { anyResultsAfter, fusedResults } from './neighbours/fused.ts';
import { type Neighbour, neighboursOf } from './neighbours/neighbours.ts';
import { countedOf, otherTypes } from './other-types.ts';
import { type CardPage, itemOfCode, type Matches, matchesOf, type Results, resultsOfNothing } from './page.ts';
import { isArranged, NOTHING_PLACED } from './placements/placed.ts';
import { type PlacedFor, placedIn } from './placements/placed-in.ts';
import { chosen, piecesOf, textOf, wordsOf } from './query-parts.ts';
import { firstFinding, guessesAt, heardIn, isScattered } from './words/corrections.ts';
import { relatedTo } from './words/related.ts';
import { noteSearch } from './words/search-log.ts';
import { queryWords } from './words/words.ts';

type Answer = OutputOf<typeof searchCalls.search>;

const NO_HELP: SearchHelp = { corrected: null, didYouMean: null, instead: null, related: [], otherTypes: [] };
const NOTHING: Answer = { infos: [], total: 0, more: false, next: null, help: NO_HELP, read: null };

/** What differs between readers and those who only look how a search stands. */
interface Asking {
  placedFor: PlacedFor;
  note: (searched: Parameters<typeof noteSearch>[1]) => void;
}

/** Searches by words and filters, or by looks. */
export async function search(ctx: Context, typed: SearchQuery): Promise<Answer | Problem> {
  const placedFor = await placedIn(ctx.db, typed);
  return await searchFor(ctx, typed, { placedFor, note: (searched) => noteSearch(ctx, searched) });
}

export async function searchFor(ctx: Context, typed: SearchQuery, asking: Asking): Promise<Answer | Problem> {
  const { asked: query, filters } = await askedOf(ctx, typed);
  const cursor = query.after === undefined ? undefined : readCursor(query, query.after);
  if (query.after !== undefined && !cursor) return wrongCursor();
  if (!filters) return { ...NOTHING, read: readIn(query) };
  if ((query.like ?? query.imageKey ?? query.soundKey) !== undefined) return await byLook(ctx, query, filters, cursor);
  if (cursor) return await nextPage(ctx, query, filters, cursor);
  const coded = await itemOfCode(ctx, query.keyword);
  return coded ? only(coded) : await firstPage(ctx, query, filters, asking);
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
  return answer(query, page, { total, more: false, kept: 0, corrected: null, placed: NOTHING_PLACED });
}

function only(item: AnyItem): Answer {
  return { ...NOTHING, infos: [item], total: 1 };
}

async function firstPage(ctx: Context, query: Asked, filters: Filters, { placedFor, note }: Asking): Promise<Answer> {
  const { keyword, type, exact } = query;
  const words = queryWords(keyword);
  // A keyword of punctuation alone has no words and finds nothing.
  const isEmpty = keyword !== '' && words.length === 0;
  const [typed, heard, near = []] = isEmpty
    ? []
    : await Promise.all([
        matchesOf(ctx, query, filters, words),
        soundingLike(ctx, query, filters),
        neighboursOf(ctx, query, filters),
      ]);
  const found = typed?.total ?? 0;
  const coded = found === 0 ? await itemOfCode(ctx, keyword, true) : undefined;
  if (coded) return only(coded);
  const tried = { typed, heard, near, guesses: await guessesFor(ctx, query, typed, heard) };
  const asked = exact ? { ...tried, guesses: [] } : tried;
  const shown = await chooseResults(ctx, query, filters, asked, placedFor);
  const { total, kept, corrected, placed } = shown;
  // A filter may be the reason why nothing was found, and whoever wants no correction has searched a moment before.
  if (keyword !== '' && !exact && !narrows(filters)) note({ keyword, type, found: corrected === null ? found : 0 });
  ctx.meter?.searched(total);
  const counted = { ...countedOf(total), kept, corrected, placed };
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
  /** What the model finds for the keyword as typed. */
  near: readonly Neighbour[];
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

/** What was meant, else what was typed, by words and by the model, else what has some of its words. */
async function chooseResults(
  ctx: Context,
  query: SearchQuery,
  filters: Filters,
  { typed, heard, near, guesses }: Tried,
  placedFor: PlacedFor,
): Promise<Shown> {
  for (const corrected of guesses) {
    const isHeard = corrected === heard?.text;
    const matches = isHeard ? heard.matches : await matchesOf(ctx, query, filters, queryWords(corrected));
    if (matches.total === 0) continue;
    const arranged = placedFor(corrected);
    const likeIt = isArranged(arranged) ? [] : await neighboursOf(ctx, { ...query, keyword: corrected }, filters);
    return { ...(await fusedResults(ctx, query, matches, likeIt, arranged)), kept: 0, corrected };
  }
  const placed = placedFor(null);
  const like = isArranged(placed) ? [] : near;
  if (like.length > 0 || (typed && typed.total > 0))
    return { ...(await fusedResults(ctx, query, typed, like, placed)), kept: 0, corrected: null };
  // The reader learns of a mistake also when the filters let nothing through.
  const corrected = narrows(filters) ? await firstFinding(ctx, guesses, query.type) : undefined;
  if (corrected !== undefined) return { ...(await resultsOfNothing(ctx, query, filters, placed)), kept: 0, corrected };
  return { ...(await resultsForSome(ctx, query, filters, placed)), corrected: null };
}

async function nextPage(ctx: Context, query: Asked, filters: Filters, cursor: Cursor): Promise<Answer | Problem> {
  const { kept, corrected } = cursor;
  const words = kept === 0 ? queryWords(corrected ?? query.keyword) : wordsOf(chosen(piecesOf(query.keyword), kept));
  const shown = await anyResultsAfter(ctx, query, filters, words, cursor);
  if (isProblem(shown)) return shown;
  return answer(query, shown, cursor, { ...NO_HELP, corrected, instead: insteadText(query, kept) });
}

function insteadText({ keyword }: SearchQuery, kept: number): string | null {
  return kept === 0 ? null : textOf(chosen(piecesOf(keyword), kept));
}

function answer(
  query: Asked,
  { cards, place }: CardPage,
  { total, more, kept, corrected, placed }: Omit<Cursor, 'place'>,
  help = NO_HELP,
): Answer {
  const next = place === undefined ? null : writeCursor(query, { place, total, more, kept, corrected, placed });
  return {
    infos: cards.map(({ item }) => item),
    total,
    more,
    next,
    help: helpInFull(query, help),
    read: readIn(query),
  };
}

/** Help in the words of the reader, with all else that they said. */
function helpInFull(query: Asked, help: SearchHelp): SearchHelp {
  const full = (keyword: string | null) => (keyword === null ? null : inFull(query, keyword));
  const { corrected, didYouMean, instead } = help;
  return { ...help, corrected: full(corrected), didYouMean: full(didYouMean), instead: full(instead) };
}
