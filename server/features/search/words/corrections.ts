import { kindOfType, type SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import { filtersOf } from '../filters.ts';
import { searchEngine } from '../choose-engine.ts';
import { chineseQueryWords } from './chinese.ts';
import { isSaid, phrasesInUse } from './corrections.queries.ts';
import { fold } from './fold.ts';
import { meantBy } from './nearest.ts';
import { pinyinOf } from './pinyin.ts';
import type { Phrase } from './suggest.queries.ts';
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

/** The likeliest correction that finds something, of a keyword that does not; undefined when no mistake can be seen. */
export async function correctionOf(ctx: Context, asked: Asked): Promise<string | undefined> {
  return await firstFinding(ctx, await guessesAt(ctx, asked, await heardIn(ctx, asked)), asked.type);
}

/** The first of these texts that finds something without filters. */
export async function firstFinding(
  ctx: Context,
  guesses: readonly string[],
  type: SearchType,
): Promise<string | undefined> {
  const filters = filtersOf({ type });
  if (!filters) return undefined;
  // One by one, since nearly always the first finds something.
  for (const text of guesses) {
    const [total = 0] = await searchEngine(ctx).count([await withGroups(ctx.db, queryWords(text))], filters);
    if (total > 0) return text;
  }
  return undefined;
}

/** The keyword with loose Chinese text that nobody uses replaced by a phrase of exactly the same sound. */
export async function heardIn(ctx: Context, { keyword, type }: Asked): Promise<string | undefined> {
  const folded = fold(keyword);
  const runs = folded.length > LIMITS.letters ? [] : looseRuns(folded);
  if (runs.length === 0) return undefined;
  const meaning = meaningsOf(ctx, type);
  const [used] = await Promise.all([phrasesInUse(ctx.db, runs), ...runs.map(meaning)]);
  const unknown = runs.filter((run) => !used.includes(run));
  const heard = await bySound(folded, unknown, meaning);
  return heard === folded ? undefined : heard;
}

/** What may have been meant by a keyword that finds nothing, likeliest first; `heard` is what it sounds like. */
export async function guessesAt(ctx: Context, { keyword, type }: Asked, heard: string | undefined): Promise<string[]> {
  const folded = fold(keyword);
  const asked = queryWords(folded);
  if (folded.length > LIMITS.letters || asked.length === 0) return [];
  const segments = segmentsOf(folded);
  const meaning = meaningsOf(ctx, type);
  // A single word that finds nothing is nearly always wrong, so it is looked up meanwhile.
  if (segments.length === 1) for (const { text } of segments) void meaning(text).catch(() => undefined);
  // What only materials of another kind have is no mistake.
  const texts = segments.map(({ text }) => text);
  const used = new Set((await Promise.all([searchEngine(ctx).inUse(asked), phrasesInUse(ctx.db, texts)])).flat());
  const parts = segments.map(({ text, words }) => ({
    text,
    isWrong: !used.has(text) && (words.length > 1 || words.some((word) => asked.includes(word) && !used.has(word))),
  }));
  const others = parts.some(({ isWrong }) => isWrong) ? await patched(parts, meaning) : [];
  const guesses = new Set(heard === undefined ? others : [heard, ...others]);
  return [...guesses].filter((guess) => guess !== folded).slice(0, LIMITS.guesses);
}

type Meaning = (text: string) => Promise<Phrase[]>;

/** Looks up what a text may mean, each text once. */
function meaningsOf(ctx: Context, type: SearchType): Meaning {
  const known = new Map<string, Promise<Phrase[]>>();
  return (text) => {
    const phrases = known.get(text) ?? meantBy(ctx.db, text, kindOfType(type));
    known.set(text, phrases);
    return phrases;
  };
}

/** The text with each of these runs replaced by the phrase that sounds exactly the same, if there is one. */
async function bySound(folded: string, runs: readonly string[], meaning: Meaning): Promise<string> {
  let text = folded;
  for (const run of runs) {
    const [phrase] = await meaning(run);
    if (phrase?.pinyin === pinyinOf(run).pinyin) text = text.replace(run, phrase.text);
  }
  return text;
}

interface Part {
  text: string;
  isWrong: boolean;
}

/** The whole as another phrase, then with every wrong part replaced. */
async function patched(parts: readonly Part[], meaning: Meaning): Promise<string[]> {
  const meant = async (text: string) => (await meaning(text)).map((phrase) => phrase.text);
  const [whole, ...options] = await Promise.all([
    parts.length > 1 ? meant(parts.map(({ text }) => text).join('')) : [],
    ...parts.map(async ({ text, isWrong }) => (isWrong ? [...(await meant(text)), text] : [text])),
  ]);
  const choices = Array.from({ length: LIMITS.guesses }, (_, choice) =>
    options.map((list) => list[Math.min(choice, list.length - 1)]).join(''),
  );
  return [...whole.slice(0, 2), ...choices];
}
