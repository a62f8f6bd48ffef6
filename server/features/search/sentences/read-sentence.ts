import type { Reading } from '#contract/domain/readings.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { trait } from '../filter-values.ts';
import type { FilterReading } from './lexicon.ts';
import { hideQuotes, LEXICONS, plain, READ, wordsLeft } from './plain-text.ts';

/** A part of a sentence that says something else than words to search for. */
interface ReadPart {
  reading: Reading;
  /** Of a filter; null for a use. */
  value: string | null;
  /** As it was typed: of a use what the material is for, else all of it. */
  said: string;
  /** All of it, as it was typed. */
  phrase: string;
}

export interface SentenceRead {
  /** What is left to search for. */
  words: string;
  parts: ReadPart[];
}

interface Manner {
  kind: MediaKind;
  /** Readings that somebody took away: such parts are words again, but for what refuses something. */
  unwanted?: readonly Reading[];
  /** Filters that somebody set: they are worth more than what the sentence says of them. */
  set?: readonly string[];
}

/** Filters that a sentence can set, of those that the kind has and can be found by. */
const READ_OF: Record<MediaKind, readonly FilterReading[]> = {
  video: ['people', 'orientation', 'resolution', 'colour', 'length', 'frameRate', 'hdr'],
  photo: ['people', 'orientation', 'resolution', 'colour'],
  music: ['vocals', 'energy', 'bpm', 'length'],
  effect: ['energy', 'length'],
};

const SAYINGS = LEXICONS.flatMap(({ sayings }) => sayings);
const USES = LEXICONS.flatMap(({ uses }) => uses);

/**
 * Reads what somebody typed by rules. Undefined where it is to be searched for as it stands: words, as most searches
 * are, and everything in quotes.
 */
export function readSentence(typed: string, { kind, unwanted = [], set = [] }: Manner): SentenceRead | undefined {
  const text = plain(typed);
  const open = hideQuotes(text);
  const isSentence = LEXICONS.some((lexicon) => lexicon.isSentence(open));
  const filters = filtersIn(open, { kind, unwanted });
  const uses = isSentence && !unwanted.includes('use') ? usesIn(filters.left) : undefined;
  const words = wordsLeft(uses?.left ?? filters.left, { text, isSentence });
  const found = [...filters.found, ...(uses?.found ?? [])].toSorted((one, other) => one.from - other.from);
  if (found.length === 0 && (!isSentence || words === '')) return undefined;
  // On its own it is what is looked for, not a remark about it.
  if (words === '' && found.every(({ aside }) => aside)) return undefined;
  const wanted = found.filter(({ reading }) => !unwanted.includes(reading) && !set.includes(reading));
  return { words, parts: onceEach(wanted).map((one) => asTyped(one, typed)) };
}

interface Found {
  reading: Reading;
  value: string | null;
  aside: boolean;
  from: number;
  to: number;
  /** What of it a chip shows. */
  shown: { from: number; to: number };
}

interface Search {
  found: Found[];
  /** The text without what was found. */
  left: string;
}

/** A filter that is said to have two values is none. */
function filtersIn(text: string, { kind, unwanted }: Required<Omit<Manner, 'set'>>): Search {
  const search = filtersOf(text, kind, unwanted, READ_OF[kind]);
  const unclear = READ_OF[kind].filter(
    (reading) => new Set(search.found.flatMap((one) => (one.reading === reading ? one.value : []))).size > 1,
  );
  if (unclear.length === 0) return search;
  const clear = READ_OF[kind].filter((reading) => !unclear.includes(reading));
  return filtersOf(text, kind, unwanted, clear);
}

function filtersOf(
  text: string,
  kind: MediaKind,
  unwanted: readonly Reading[],
  readings: readonly FilterReading[],
): Search {
  const search: Search = { found: [], left: text };
  for (const { reading, pattern, value: valueOf, refuses = false, aside = false } of SAYINGS) {
    if (!readings.includes(reading) || (!refuses && unwanted.includes(reading))) continue;
    for (const match of search.left.matchAll(pattern)) {
      const value = valueOf(match, kind);
      if (value === undefined || trait(kind, reading, value) === undefined) continue;
      const span = spanOf(match.index, match[0]);
      search.found.push({ reading, value, aside, ...span, shown: span });
      search.left = without(search.left, span);
    }
  }
  return search;
}

/** What the material is for, when something else is said too. */
function usesIn(text: string): Search {
  const search: Search = { found: [], left: text };
  for (const pattern of USES)
    for (const match of search.left.matchAll(pattern)) {
      const span = spanOf(match.index, match[0]);
      const use = match.groups?.['use'] ?? '';
      const shown = spanOf(match.index + match[0].lastIndexOf(use), use);
      search.found.push({ reading: 'use', value: null, aside: true, ...span, shown });
      search.left = without(search.left, span);
    }
  return search;
}

function spanOf(from: number, text: string) {
  return { from, to: from + text.length };
}

function without(text: string, { from, to }: { from: number; to: number }): string {
  return text.slice(0, from) + READ.repeat(to - from) + text.slice(to);
}

/** What is said twice is one. */
function onceEach(found: readonly Found[]): Found[] {
  return found.filter((one, at) => found.findIndex(({ reading }) => reading === one.reading) === at);
}

function asTyped({ reading, value, from, to, shown }: Found, typed: string): ReadPart {
  return { reading, value, said: typed.slice(shown.from, shown.to).trim(), phrase: typed.slice(from, to).trim() };
}
