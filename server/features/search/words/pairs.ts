import type { Language } from '#contract/domain/language.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Database } from '../../../platform/database/database.ts';
import { LIFE } from './dictionary/life.ts';
import { NATURE } from './dictionary/nature.ts';
import { WORLD } from './dictionary/world.ts';
import { fold } from './fold.ts';
import { type Pair, readNamedPairs } from './pairs.queries.ts';
import { meaning } from './synonyms.ts';
import { readGroups } from './synonyms.queries.ts';

/** The dictionary of the trade, in pairs. */
export const TRADE_PAIRS: readonly Pair[] = [NATURE, WORLD, LIFE].join('\n').split(/[;\n]/).flatMap(pairIn);

function pairIn(entry: string): Pair[] {
  const [, zh, en] = /^\s*(\S+)\s+(.+?)\s*$/.exec(entry) ?? [];
  return zh !== undefined && en !== undefined ? [[zh, en]] : [];
}

/** Normalised words of one language, with their translations. */
type Known = Map<string, string>;

const HAN = /\p{Script=Han}/v;
const KEY: Record<Language, (word: string) => string> = { zh: fold, en: (word) => meaning(fold(word)) };

function learn(known: Known, from: Language, pairs: readonly Pair[]): Known {
  for (const [zh, en] of pairs) {
    const key = KEY[from](from === 'zh' ? zh : en);
    if (key !== '' && !known.has(key)) known.set(key, from === 'zh' ? en : zh);
  }
  return known;
}

const trade: Partial<Record<Language, Known>> = {};

/**
 * The dictionary of the trade takes precedence over editors' pairs: hot words, categories, and synonyms of both
 * languages.
 */
async function knownFrom(db: Database, from: Language): Promise<Known> {
  const [named, groups] = await Promise.all([readNamedPairs(db), readGroups(db)]);
  const dictionary = (trade[from] ??= learn(new Map(), from, TRADE_PAIRS));
  return learn(new Map(dictionary), from, [...named, ...groups.flatMap(({ words }) => pairsOf(words, from))]);
}

/** Every word of a group translates to the first word in the other language. */
function pairsOf(words: readonly string[], from: Language): Pair[] {
  const zh = words.filter((word) => HAN.test(word));
  const en = words.filter((word) => !HAN.test(word));
  const [firstZh] = zh;
  const [firstEn] = en;
  if (firstZh === undefined || firstEn === undefined) return [];
  return from === 'zh' ? zh.map((word) => [word, firstEn]) : en.map((word) => [firstZh, word]);
}

interface Asked {
  from: Language;
  /** Keywords, translated only as a whole. */
  words: readonly string[];
  /** Titles and places, translated when all their parts are known. */
  texts: readonly string[];
}

/** Translates what is known and leaves out the rest, because no translation is better than a wrong one. */
export async function translate(db: Database, { from, words, texts }: Asked) {
  const known = await knownFrom(db, from);
  return {
    words: words.map((word) => known.get(KEY[from](word)) ?? null),
    texts: texts.map((text) => textFrom(known, from, text)),
  };
}

function textFrom(known: Known, from: Language, text: string): string | null {
  const whole = known.get(KEY[from](text));
  const parts = whole === undefined ? partsOf(known, from, text) : [whole];
  if (parts === undefined || parts.length === 0) return null;
  const made = from === 'zh' ? capitalised(parts.join(' ')) : parts.join('');
  return made.length > MATERIAL_TEXT.title ? null : made;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words that join two parts and keep their place in the other language. */
const BETWEEN: Record<Language, ReadonlyMap<string, string>> = {
  zh: new Map([
    ['的', ''],
    ['与', 'and'],
    ['和', 'and'],
  ]),
  en: new Map([['and', '与']]),
};
/** Fewest units in a part; a single Chinese character means too many things inside a text. */
const SHORTEST = { zh: 2, en: 1 };
const LONGEST = { zh: 8, en: 4 };

/** Takes the longest known part each time; undefined when a part is unknown. */
function partsOf(known: Known, from: Language, text: string): string[] | undefined {
  const units = from === 'zh' ? Array.from(fold(text).replaceAll(' ', '')) : fold(text).split(' ');
  const parts: string[] = [];
  for (let place = 0; place < units.length;) {
    const between = place > 0 && place < units.length - 1 ? BETWEEN[from].get(units[place]!) : undefined;
    const [part, length] = between === undefined ? longestAt(known, from, units.slice(place)) : [between, 1];
    if (part === undefined) return undefined;
    if (part !== '') parts.push(part);
    place += length;
  }
  return parts;
}

function longestAt(known: Known, from: Language, units: readonly string[]): [part: string | undefined, length: number] {
  for (let length = Math.min(LONGEST[from], units.length); length >= SHORTEST[from]; length -= 1) {
    const part = known.get(KEY[from](units.slice(0, length).join(from === 'zh' ? '' : ' ')));
    if (part !== undefined) return [part, length];
  }
  return [undefined, 0];
}

/** Words of the dictionary that begin with this text. */
export function tradeWords(language: Language, start: string): string[] {
  const words = TRADE_PAIRS.map(([zh, en]) => (language === 'zh' ? zh : en));
  return [...new Set(words)].filter((word) => fold(word).startsWith(start));
}
