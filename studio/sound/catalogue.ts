import { EVERYDAY, NATURE } from './catalogue/effects.ts';
import { CHINESE, QUIET, RHYTHM, SCREEN } from './catalogue/music.ts';
import { type Sound, stemsOf, versionOf } from './catalogue/sound.ts';

export type { Sound } from './catalogue/sound.ts';

/** Takes one of each kind in turn, so that the first ones differ. */
function inTurn(lists: readonly (readonly Sound[])[]): Sound[] {
  const rows = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: rows }, (_, row) => lists.flatMap((list) => list.slice(row, row + 1))).flat();
}

const ORIGINALS = inTurn([RHYTHM, CHINESE, NATURE, SCREEN, QUIET, EVERYDAY]);

const OTHER_VERSIONS = [
  ['late-bus-home', 'no-drums'],
  ['open-roads', 'cut'],
  ['summit', 'underscore'],
  ['neon-harbour', 'no-drums'],
  ['rooftop-sunset', 'loop'],
  ['summit', 'cut'],
  ['sunday-kitchen', 'cut'],
  ['pulse-lab', 'underscore'],
  ['late-bus-home', 'loop'],
] as const;

const original = (slug: string) => ORIGINALS.find((sound) => sound.slug === slug)!;

const VERSIONS: readonly Sound[] = OTHER_VERSIONS.map(([slug, version]) => versionOf(original(slug), version));

/** All sounds of the studio; versions follow their pieces, a few of them early, so that a smaller demo has some too. */
export const SOUNDS: readonly Sound[] = [
  ...ORIGINALS.slice(0, 24),
  ...VERSIONS.slice(0, 3),
  ...stemsOf(original('late-bus-home')),
  ...ORIGINALS.slice(24),
  ...VERSIONS.slice(3),
];
