import type { Reading } from '#contract/domain/readings.ts';
import type { MediaKind } from '#contract/domain/media.ts';

export type FilterReading = Exclude<Reading, 'use'>;

/** How a language states a filter. */
export interface Saying {
  reading: FilterReading;
  /** Global, for text in lower case and simplified characters. */
  pattern: RegExp;
  /** Value of the filter; undefined when no value says just this. */
  value: (match: RegExpExecArray, kind: MediaKind) => string | undefined;
  /** Says what is not wanted, so that it is never searched for as words. */
  refuses?: boolean;
  /** Is as likely meant as a word where nothing else is said: “4K”. */
  aside?: boolean;
}

/** What reading needs to know about a language. */
export interface Lexicon {
  sayings: readonly Saying[];
  isSentence: (text: string) => boolean;
  /** Global; `use` is what the material is for. */
  uses: readonly RegExp[];
  /** A clause without what only makes it a sentence. */
  tidy: (clause: string, isSentence: boolean) => string;
}

export const always = (value: string) => () => value;

/** The value of `values` under what the pattern calls `name`. */
export const named = (values: Readonly<Record<string, string>>) => (match: RegExpExecArray) =>
  values[match.groups?.['name'] ?? ''];
