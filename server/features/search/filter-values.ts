import {
  COLOUR_NAMES,
  EFFECT_LENGTHS,
  FRAME_RATES,
  LENGTHS,
  MUSIC_LENGTHS,
  ORIENTATIONS,
} from '#contract/domain/discovery.ts';
import { PRICE_CLASSES, SOURCES } from '#contract/domain/material.ts';
import { type MediaKind, SIZE_CLASSES } from '#contract/domain/media.ts';
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

/** Filters of each kind and their values. Append new ones: PostgreSQL’s index numbers them in this order. */
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

/** A filter and its value: “orientation landscape”. */
export type Trait = `${TraitFilter} ${string}`;

/** All traits that something of this kind can have, in a fixed order. */
export function traitsOfKind(kind: MediaKind): Trait[] {
  return Object.entries<readonly string[]>(FILTERS[kind]).flatMap(([filter, values]) =>
    values.map((value): Trait => `${filter as TraitFilter} ${value}`),
  );
}

const KNOWN: Record<MediaKind, ReadonlySet<Trait>> = {
  video: new Set(traitsOfKind('video')),
  photo: new Set(traitsOfKind('photo')),
  music: new Set(traitsOfKind('music')),
  effect: new Set(traitsOfKind('effect')),
};

/** Undefined when the kind has no such filter or value. */
export function trait(kind: MediaKind, filter: TraitFilter, value: string): Trait | undefined {
  const named: Trait = `${filter} ${value}`;
  return KNOWN[kind].has(named) ? named : undefined;
}

export function lengthsOf(kind: MediaKind): readonly string[] {
  return FILTERS[kind].length;
}
