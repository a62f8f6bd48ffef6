import {
  COLOUR_NAMES,
  EFFECT_LENGTHS,
  FRAME_RATES,
  LENGTHS,
  MUSIC_LENGTHS,
  ORIENTATIONS,
} from '#contract/domain/discovery.ts';
import { PRICE_CLASSES, SOURCES } from '#contract/domain/material.ts';
import { MEDIA_KINDS, type MediaKind, SIZE_CLASSES } from '#contract/domain/media.ts';
import { ENERGIES, KEYS, TEMPOS } from '#contract/domain/music.ts';

const OF_PICTURES = {
  resolution: SIZE_CLASSES,
  length: LENGTHS,
  frameRate: FRAME_RATES,
  orientation: ORIENTATIONS,
  hdr: ['1'],
  people: ['0', '1'],
  source: SOURCES,
  priceClass: PRICE_CLASSES,
  colour: COLOUR_NAMES,
} as const;
const OF_SOUNDS = { source: SOURCES, priceClass: PRICE_CLASSES } as const;

/**
 * Filters of each kind and their values, one bit each: 49 at most, because a number holds 53 and the first four are the
 * kinds’. Append new ones: the index stores the numbers.
 */
const FILTERS = {
  video: OF_PICTURES,
  photo: OF_PICTURES,
  music: { ...OF_SOUNDS, length: MUSIC_LENGTHS, vocals: ['0', '1'], bpm: TEMPOS, key: KEYS, energy: ENERGIES },
  effect: { ...OF_SOUNDS, length: EFFECT_LENGTHS, energy: ENERGIES },
} as const satisfies Record<MediaKind, Record<string, readonly string[]>>;

export const TRAIT_FILTERS = [
  'resolution',
  'length',
  'frameRate',
  'orientation',
  'hdr',
  'people',
  'source',
  'priceClass',
  'colour',
  'vocals',
  'bpm',
  'key',
  'energy',
] as const;
export type TraitFilter = (typeof TRAIT_FILTERS)[number];

const BITS: Record<MediaKind, Map<string, number>> = {
  video: bitsOf(FILTERS.video),
  photo: bitsOf(FILTERS.photo),
  music: bitsOf(FILTERS.music),
  effect: bitsOf(FILTERS.effect),
};

function bitsOf(filters: Record<string, readonly string[]>): Map<string, number> {
  const named = Object.entries(filters).flatMap(([filter, values]) => values.map((value) => `${filter} ${value}`));
  return new Map(named.map((name, place) => [name, MEDIA_KINDS.length + place]));
}

/** The bit of one value of one filter; undefined when the kind has no such filter or value. */
export function trait(kind: MediaKind, filter: TraitFilter, value: string): number | undefined {
  return BITS[kind].get(`${filter} ${value}`);
}

export function lengthsOf(kind: MediaKind): readonly string[] {
  return FILTERS[kind].length;
}
