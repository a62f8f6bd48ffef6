import type { Text } from '../text/text.ts';
import { fill, type Values } from '../text/fill.ts';
import { formatClock } from './clock.ts';
import { ENTRY_PARTS, type EntryPart, partsOf, type TrackKind } from './entry.ts';
import type { TrackLimits } from './track-limits.ts';

type Words = Text['entries']['limits'];

/** The limits of a track as its readers see them: 30,000 and 05:00. */
export function limitValues(limits: TrackLimits): Values {
  const { leastPictures: least, mostPictures: most } = limits;
  return {
    ...limits,
    pictures: least === most ? most : `${least}–${most}`,
    leastSide: limits.leastSide.toLocaleString('en'),
    mostSide: limits.mostSide.toLocaleString('en'),
    shortest: formatClock(limits.leastSeconds),
    longest: formatClock(limits.mostSeconds),
  };
}

/** What a file of a part must be. */
export function sayPart(words: Words, kind: TrackKind, part: EntryPart, limits: TrackLimits): string {
  const values = limitValues(limits);
  if (part !== 'picture') return fill(words[part], values);
  const side = limits.leastSide > 1 ? words.sides : words.side;
  const lines = kind === 'group' ? [words.pictures, words.picture, side] : [words.single, side];
  return fill(lines.join(words.comma), values);
}

/** What an entry in a track must be, a line for each part. */
export function sayTrack(words: Words, kind: TrackKind, limits: TrackLimits): string[] {
  const parts = ENTRY_PARTS.filter((part) => partsOf(kind, limits)[part]);
  const [only] = parts;
  if (only && parts.length === 1) return [sayPart(words, kind, only, limits)];
  return parts.map((part) => fill(words.of, { part: words.parts[part], what: sayPart(words, kind, part, limits) }));
}
