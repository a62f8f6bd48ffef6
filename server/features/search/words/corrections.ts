import { kindOfType, type SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import { filtersOf } from '../filter-codes.ts';
import { postgresEngine } from '../postgres.ts';
import { piecesOf } from '../query-parts.ts';
import { inUse, isSaid } from './corrections.queries.ts';
import { fold } from './fold.ts';
import { meantBy } from './nearest.ts';
import { withGroups } from './synonyms.ts';
import { queryWords, segmentsOf } from './words.ts';

const LIMITS = { guesses: 4, letters: 60 };

interface Asked {
  keyword: string;
  type: SearchType;
}

/**
 * Whether characters that form no word were only found scattered over these materials. Then 日洛 is a mistake although
 * one material has both 日出 and 洛阳.
 */
export async function isScattered(ctx: Context, keyword: string, materialIds: readonly number[]): Promise<boolean> {
  const runs = piecesOf(keyword).filter(({ words }) => words.length > 1);
  for (const { text } of runs) if (!(await isSaid(ctx.db, materialIds, text))) return true;
  return false;
}

/** The likeliest correction of a keyword that finds something; undefined when no mistake can be seen. */
export async function correctionOf(ctx: Context, { keyword, type }: Asked): Promise<string | undefined> {
  const folded = fold(keyword);
  const filters = filtersOf({ type });
  if (!filters || folded.length > LIMITS.letters || queryWords(keyword).length === 0) return undefined;
  const texts = await guesses(ctx, folded, type);
  if (texts.length === 0) return undefined;
  const wordLists = await Promise.all(texts.map((text) => withGroups(ctx.db, queryWords(text))));
  const totals = await postgresEngine(ctx).count(wordLists, filters);
  return texts.find((_, index) => (totals[index] ?? 0) > 0);
}

/** Guesses at the query: the whole as another phrase, then with every part replaced that finds nothing. */
async function guesses(ctx: Context, folded: string, type: SearchType): Promise<string[]> {
  const segments = segmentsOf(folded);
  const asked = queryWords(folded);
  // What only materials of another kind have is no mistake.
  const used = await inUse(
    ctx.db,
    asked,
    segments.map(({ text }) => text),
  );
  const isWrong = ({ text, words }: { text: string; words: string[] }) =>
    !used.has(text) && (words.length > 1 || words.some((word) => asked.includes(word) && !used.has(word)));
  if (!segments.some(isWrong)) return [];
  const [whole, ...parts] = await Promise.all([
    segments.length > 1 ? meant(ctx, folded, type) : [],
    ...segments.map(async (segment) =>
      isWrong(segment) ? [...(await meant(ctx, segment.text, type)), segment.text] : [segment.text],
    ),
  ]);
  const patched = Array.from({ length: LIMITS.guesses }, (_, choice) =>
    parts.map((options) => options[Math.min(choice, options.length - 1)]).join(''),
  );
  return [...new Set([...whole.slice(0, 2), ...patched])].filter((guess) => guess !== folded).slice(0, LIMITS.guesses);
}

async function meant(ctx: Context, text: string, type: SearchType): Promise<string[]> {
  return (await meantBy(ctx.db, text, kindOfType(type))).map((phrase) => phrase.text);
}
