import { fold } from './words/fold.ts';
import { queryWords, segmentsOf } from './words/words.ts';

/** A part of the query that can be left out by itself. */
export interface Piece {
  text: string;
  words: string[];
}

/** The most pieces; the last one takes the rest of the query. */
const MOST = 8;

export function piecesOf(keyword: string): Piece[] {
  const meant = new Set(queryWords(keyword));
  const pieces = segmentsOf(fold(keyword))
    .map(({ text, words }) => ({ text: text.trim(), words: words.filter((word) => meant.delete(word)) }))
    .filter(({ words }) => words.length > 0);
  const rest = pieces.slice(MOST - 1);
  if (rest.length < 2) return pieces;
  return [...pieces.slice(0, MOST - 1), { text: textOf(rest), words: wordsOf(rest) }];
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join(' ');
}

export function wordsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ words }) => words);
}

/** The pieces whose bit is set. */
export function chosen(pieces: readonly Piece[], kept: number): Piece[] {
  return pieces.filter((_, index) => Math.floor(kept / 2 ** index) % 2 === 1);
}
