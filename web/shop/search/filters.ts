import {
  COLOUR_NAMES,
  EFFECT_LENGTHS,
  FRAME_RATES,
  LENGTHS,
  MUSIC_LENGTHS,
  ORIENTATIONS,
  SEARCH_TYPES,
  type SearchType,
} from '#contract/domain/discovery.ts';
import { PRICE_CLASSES, SOURCES } from '#contract/domain/material.ts';
import { SIZE_CLASSES } from '#contract/domain/media.ts';
import { ENERGIES, KEYS, TAG_TYPES, type TagType, TEMPOS } from '#contract/domain/music.ts';

/** Filters with few values, in the order in which they are offered. */
export const CHOICES = {
  resolution: SIZE_CLASSES,
  length: LENGTHS,
  orientation: ORIENTATIONS,
  colour: COLOUR_NAMES,
  people: ['1', '0'],
  frameRate: FRAME_RATES,
  hdr: ['1'],
  source: SOURCES,
  priceClass: PRICE_CLASSES,
  bpm: TEMPOS,
  key: KEYS,
  vocals: ['1', '0'],
  energy: ENERGIES,
} as const;

export type ChoiceName = keyof typeof CHOICES;
/** Filters whose values are numbers that the catalogue gave. */
type NumberName = TagType | 'categoryId' | 'shopId';
export type FilterName = ChoiceName | NumberName;

/** Filters that fit each type of material. */
const OFFERED: Record<SearchType, readonly (ChoiceName | TagType)[]> = {
  video: ['resolution', 'length', 'orientation', 'colour', 'people', 'frameRate', 'hdr', 'source', 'priceClass'],
  pic: ['orientation', 'colour', 'people', 'source', 'priceClass'],
  music: ['genre', 'mood', 'instrument', 'theme', 'bpm', 'key', 'vocals', 'energy', 'length', 'priceClass'],
  effect: ['mood', 'theme', 'energy', 'length', 'priceClass'],
};

/** Values of a filter; sounds have lengths of their own. */
export function valuesOf(type: SearchType, name: ChoiceName): readonly string[] {
  if (name !== 'length') return CHOICES[name];
  return type === 'music' ? MUSIC_LENGTHS : type === 'effect' ? EFFECT_LENGTHS : LENGTHS;
}

export function choicesOf(type: SearchType): readonly (ChoiceName | TagType)[] {
  return OFFERED[type];
}

export function isTag(name: FilterName): name is TagType {
  return (TAG_TYPES as readonly FilterName[]).includes(name);
}

export function isNumber(name: FilterName): name is NumberName {
  return isTag(name) || name === 'categoryId' || name === 'shopId';
}

/** All filters of a search for this type. */
export function filtersOf(type: SearchType): FilterName[] {
  return ['categoryId', ...OFFERED[type], 'shopId'];
}

/** The filters of every type. */
export const ALL_FILTERS: readonly FilterName[] = [...new Set(SEARCH_TYPES.flatMap(filtersOf))];
