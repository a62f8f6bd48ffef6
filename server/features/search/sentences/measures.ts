import { FRAME_RATES, rangeOf } from '#contract/domain/discovery.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { TEMPOS } from '#contract/domain/music.ts';
import { lengthsOf } from '../filter-values.ts';

const NUMBERS: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, 一: 1, 两: 2, 三: 3, 五: 5, 十: 10 };

function numberOf(text: string | undefined): number {
  return NUMBERS[text ?? ''] ?? Number(text);
}

/** Seconds of the amount that a pattern calls by this name, in its `unit`. */
function secondsOf({ groups }: RegExpExecArray, name: string): number {
  return numberOf(groups?.[name]) * (/^(?:m|分)/.test(groups?.['unit'] ?? '') ? 60 : 1);
}

type Value = (match: RegExpExecArray, kind: MediaKind) => string | undefined;

const knownLength = (kind: MediaKind, range: string) => lengthsOf(kind).find((known) => known === range);

export const shorterThan: Value = (match, kind) => knownLength(kind, `0-${secondsOf(match, 'to')}`);
export const longerThan: Value = (match, kind) => knownLength(kind, `${secondsOf(match, 'from')}-`);
export const lengthBetween: Value = (match, kind) =>
  knownLength(kind, `${secondsOf(match, 'from')}-${secondsOf(match, 'to')}`);

/** A length on the border of two ranges is in neither: “10 seconds” may be 9.9. */
export const lengthOf: Value = (match, kind) => {
  const seconds = secondsOf(match, 'long');
  const range = rangeOf(lengthsOf(kind), seconds);
  return range?.split('-').map(Number).includes(seconds) ? undefined : range;
};

export const frameRate: Value = ({ groups }) => {
  const rate = Math.round(Number(groups?.['rate']));
  return rate > 100 ? '100' : FRAME_RATES.find((known) => Number(known) === rate);
};

export const tempo: Value = ({ groups }) => rangeOf(TEMPOS, Number(groups?.['bpm']));
export const tempoBetween: Value = ({ groups }) =>
  TEMPOS.find((known) => known === `${groups?.['from'] ?? ''}-${groups?.['to'] ?? ''}`);
