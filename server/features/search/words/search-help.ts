import type { SearchHelp } from '#contract/calls/search.ts';
import { kindOfType, type SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import { type Card, cardsFor, hotWords, keywordsIn } from '../../catalogue/catalogue.ts';
import { filtersOf, numberOfKind } from '../filter-codes.ts';
import { postgresEngine } from '../postgres.ts';
import { fold } from './fold.ts';
import { wordsInUse } from './search-help.queries.ts';
import { nearest, soundingLike } from './nearest.ts';
import { withGroups } from './synonyms.ts';
import { queryWords, segmentsOf } from './words.ts';

const LIMITS = { related: 8, guesses: 4, sample: 24, compared: 60, letters: 60 };

interface Asked {
  keyword: string;
  type: SearchType;
}

/** Suggests a correction and related keywords for a search that finds nothing. */
export async function helpOut(ctx: Context, asked: Asked): Promise<Pick<SearchHelp, 'didYouMean' | 'related'>> {
  if (queryWords(asked.keyword).length === 0) return { didYouMean: null, related: [] };
  const meant = await firstThatFinds(ctx, asked);
  if (!meant) return { didYouMean: null, related: (await hotWords(ctx)).slice(0, LIMITS.related) };
  const related = await relatedTo(ctx, meant.text, await cardsFor(ctx, meant.top));
  return { didYouMean: meant.text, related };
}

/** The likeliest guess that finds something. */
async function firstThatFinds(ctx: Context, { keyword, type }: Asked) {
  const filters = filtersOf({ type });
  if (!filters) return undefined;
  for (const text of await guesses(ctx, fold(keyword).slice(0, LIMITS.letters), type)) {
    const words = await withGroups(ctx.db, queryWords(text));
    const page = { size: LIMITS.sample, after: undefined };
    const { hits } = await postgresEngine(ctx).find({ words, filters, sort: 'relevance' }, page);
    if (hits.length > 0) return { text, top: hits.map((hit) => hit.materialId) };
  }
  return undefined;
}

/** Guesses at the query: the whole as another phrase, then with every part replaced that finds nothing. */
async function guesses(ctx: Context, folded: string, type: SearchType): Promise<string[]> {
  const segments = segmentsOf(folded);
  const asked = queryWords(folded);
  const inUse = await wordsInUse(ctx.db, asked, numberOfKind(kindOfType(type)));
  const isWrong = ({ words }: { words: string[] }) =>
    words.some((word) => asked.includes(word) && !inUse.has(word)) || words.length > 1;
  if (!segments.some(isWrong)) return [];
  const parts = await Promise.all(
    segments.map(async (segment) =>
      isWrong(segment) ? [...(await alike(ctx, segment.text, type)), segment.text] : [segment.text],
    ),
  );
  const patched = Array.from({ length: LIMITS.guesses }, (_, choice) =>
    parts.map((options) => options[Math.min(choice, options.length - 1)]).join(''),
  );
  const whole = segments.length > 1 ? await alike(ctx, folded, type) : [];
  return [...new Set([...whole.slice(0, 2), ...patched])].filter((guess) => guess !== folded).slice(0, LIMITS.guesses);
}

async function alike(ctx: Context, text: string, type: SearchType): Promise<string[]> {
  const kind = kindOfType(type);
  const found = await Promise.all([nearest(ctx.db, text, kind), soundingLike(ctx.db, text, kind)]);
  return found.flat().map((phrase) => phrase.text);
}

/**
 * Keywords to go on with: those of the results that were not asked for. Leaves out keywords that all results have,
 * since they narrow nothing.
 */
export async function relatedTo(ctx: Context, text: string, found: readonly Card[]): Promise<string[]> {
  const sample = found.slice(0, LIMITS.sample);
  const words = queryWords(text);
  const asked = new Set([...words, ...(await withGroups(ctx.db, words))]);
  const related: string[] = [];
  const said = new Set<string>();
  for (const [keyword, times] of mostFrequent(sample)) {
    const own = queryWords(keyword);
    const meaning = (await withGroups(ctx.db, own)).join(' ');
    const isNew = own.some((word) => !asked.has(word)) && !asked.has(meaning) && !said.has(meaning);
    if (!isNew || (times === sample.length && times > 2)) continue;
    said.add(meaning);
    related.push(keyword);
    if (related.length === LIMITS.related) break;
  }
  return related;
}

/** The most frequent keywords first; among equals, those of earlier results. */
function mostFrequent(cards: readonly Card[]): [keyword: string, times: number][] {
  const times = new Map<string, number>();
  const lines = cards.map(({ keywords }) => keywords).filter((keywords) => keywords !== '');
  for (const keyword of keywordsIn(lines.join('\n'))) times.set(keyword, (times.get(keyword) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one).slice(0, LIMITS.compared);
}
