import type { SearchHelp } from '#contract/calls/search.ts';
import { kindOfType, type SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import { filtersOf, numberOfKind } from '../codes.ts';
import { postgresEngine } from '../postgres.ts';
import { fold } from './fold.ts';
import { keywordsTogether, wordsInUse } from './help.queries.ts';
import { hotWords } from './hot-words.ts';
import { nearest, soundingLike } from './nearest.ts';
import { withGroups } from './synonyms.ts';
import { queryWords, segmentsOf } from './words.ts';

const LIMITS = { related: 8, guesses: 4, sample: 40, letters: 60 };

interface Asked {
  keyword: string;
  type: SearchType;
  /** How many have all of the words. */
  found: number;
  /** The materials that are shown first. */
  top: readonly number[];
}

/** What helps when a search finds little or nothing, and where to go on when it finds enough. */
export async function helpFor(ctx: Context, asked: Asked): Promise<Pick<SearchHelp, 'didYouMean' | 'related'>> {
  const words = queryWords(asked.keyword);
  if (words.length === 0) return { didYouMean: null, related: [] };
  const meant = asked.found > 0 ? undefined : await firstThatFinds(ctx, asked);
  const top = meant?.top ?? asked.top;
  const related = await relatedTo(ctx, top, meant ? queryWords(meant.text) : words);
  return { didYouMean: meant?.text ?? null, related };
}

/** The likeliest guess that leads to something. */
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

/** The whole as another phrase; then with every part replaced that nothing has. */
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

/** Keywords that stand beside the query's, in the reader's language; what all of them have narrows nothing. */
async function relatedTo(ctx: Context, top: readonly number[], words: readonly string[]): Promise<string[]> {
  if (top.length === 0) return await hotWords(ctx, LIMITS.related);
  const sample = top.slice(0, LIMITS.sample);
  const asked = new Set([...words, ...(await withGroups(ctx.db, words))]);
  const related: string[] = [];
  const said = new Set<string>();
  for (const { keyword, n } of await keywordsTogether(ctx.db, sample, ctx.language)) {
    const own = queryWords(keyword);
    const meaning = (await withGroups(ctx.db, own)).join(' ');
    const isNew = own.some((word) => !asked.has(word)) && !asked.has(meaning) && !said.has(meaning);
    if (!isNew || (n === sample.length && n > 2)) continue;
    said.add(meaning);
    related.push(keyword);
    if (related.length === LIMITS.related) break;
  }
  return related;
}
