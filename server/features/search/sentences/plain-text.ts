import { fold } from '../words/fold.ts';
import { CHINESE } from './chinese-lexicon.ts';
import { ENGLISH } from './english-lexicon.ts';

// Chinese first: what it says around “4K” belongs to it.
export const LEXICONS = [CHINESE, ENGLISH];

const QUOTES = /["“”「『«][^"“”「」『』«»]*["“”」』»]/gu;
/** Stand for what was read and for what is in quotes, sign by sign: no pattern crosses them. */
export const READ = '\n';
const QUOTED = '\0';
const CLAUSES = /[;。、!?！？\n]+|(?<!\d)[,:]|[,:](?!\d)|\.(?=\s|$)/u;

/** The text as the lexicons have it, sign for sign. */
export function plain(text: string): string {
  return text.replaceAll(/[^ -~]|[A-Z]/gu, (sign) => {
    const folded = fold(sign);
    return folded.length === sign.length ? folded : sign;
  });
}

/** Words in quotes are nobody's to read. */
export function hideQuotes(text: string): string {
  return text.replaceAll(QUOTES, (quoted) => QUOTED.repeat(quoted.length));
}

/** The words of what was not read; `text` has what stands in quotes. */
export function wordsLeft(left: string, { text, isSentence }: { text: string; isSentence: boolean }): string {
  const shown = restored(left, text);
  if (!isSentence && !left.includes(READ)) return shown;
  return shown
    .split(CLAUSES)
    .map((clause) => LEXICONS.reduce((words, { tidy }) => tidy(words, isSentence), clause))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .join(' ');
}

function restored(left: string, text: string): string {
  return Array.from({ length: left.length }, (_, at) => (left[at] === QUOTED ? text[at] : left[at])).join('');
}
