import { kindOfType, type SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import { filtersOf } from '../filter-codes.ts';
import { postgresEngine } from '../postgres.ts';
import { chineseQueryWords } from './chinese.ts';
import { inUse, isSaid } from './corrections.queries.ts';
import { fold } from './fold.ts';
import { meantBy } from './nearest.ts';
import { pinyinOf } from './pinyin.ts';
import { withGroups } from './synonyms.ts';
import { queryWords, segmentsOf } from './words.ts';

const LIMITS = { guesses: 4, letters: 60 };

interface Asked {
  keyword: string;
  type: SearchType;
}

/** Chinese text that is not one word: several, or characters that form none. */
function looseRuns(folded: string): string[] {
  return (folded.match(/\p{Script=Han}{2,}/gv) ?? []).filter((run) => chineseQueryWords(run).length > 1);
}

/**
 * Whether Chinese text was only found scattered over these materials. Then 日洛 may be a mistake although one material
 * has both 日出 and 洛阳.
 */
export async function isScattered(ctx: Context, keyword: string, materialIds: readonly number[]): Promise<boolean> {
  for (const run of looseRuns(fold(keyword))) if (!(await isSaid(ctx.db, materialIds, run))) return true;
  return false;
}

/**
 * The likeliest correction of a keyword that finds something; undefined when no mistake can be seen. Where the keyword
 * finds something itself, only what sounds exactly the same can be meant.
 */
export async function correctionOf(
  ctx: Context,
  { keyword, type }: Asked,
  isFound = false,
): Promise<string | undefined> {
  const folded = fold(keyword);
  const filters = filtersOf({ type });
  if (!filters || folded.length > LIMITS.letters || queryWords(keyword).length === 0) return undefined;
  // One by one, since nearly always the first finds something.
  for (const text of await guesses(ctx, folded, type, isFound)) {
    const [total = 0] = await postgresEngine(ctx).count([await withGroups(ctx.db, queryWords(text))], filters);
    if (total > 0) return text;
  }
  return undefined;
}

/** Guesses at the query: by its sound, the whole as another phrase, then with every part replaced that finds nothing. */
async function guesses(ctx: Context, folded: string, type: SearchType, isFound: boolean): Promise<string[]> {
  const segments = segmentsOf(folded);
  const asked = queryWords(folded);
  const runs = looseRuns(folded);
  // What only materials of another kind have is no mistake.
  const used = await inUse(ctx.db, asked, [...segments.map(({ text }) => text), ...runs]);
  const unknown = runs.filter((run) => !used.has(run));
  const heard = unknown.length > 0 ? [await bySound(ctx, folded, unknown, type)] : [];
  const parts = segments.map(({ text, words }) => ({
    text,
    isWrong: !used.has(text) && (words.length > 1 || words.some((word) => asked.includes(word) && !used.has(word))),
  }));
  const others = isFound || !parts.some(({ isWrong }) => isWrong) ? [] : await patched(ctx, parts, type);
  return [...new Set([...heard, ...others])].filter((guess) => guess !== folded).slice(0, LIMITS.guesses);
}

/** The text with each of these runs replaced by the phrase that sounds exactly the same, if there is one. */
async function bySound(ctx: Context, folded: string, runs: readonly string[], type: SearchType): Promise<string> {
  let text = folded;
  for (const run of runs) {
    const [phrase] = await meantBy(ctx.db, run, kindOfType(type));
    if (phrase?.pinyin === pinyinOf(run).pinyin) text = text.replace(run, phrase.text);
  }
  return text;
}

interface Part {
  text: string;
  isWrong: boolean;
}

/** The whole as another phrase, then with every wrong part replaced. */
async function patched(ctx: Context, parts: readonly Part[], type: SearchType): Promise<string[]> {
  const meant = async (text: string) => (await meantBy(ctx.db, text, kindOfType(type))).map((phrase) => phrase.text);
  const [whole, ...options] = await Promise.all([
    parts.length > 1 ? meant(parts.map(({ text }) => text).join('')) : [],
    ...parts.map(async ({ text, isWrong }) => (isWrong ? [...(await meant(text)), text] : [text])),
  ]);
  const choices = Array.from({ length: LIMITS.guesses }, (_, choice) =>
    options.map((list) => list[Math.min(choice, list.length - 1)]).join(''),
  );
  return [...whole.slice(0, 2), ...choices];
}
