import { COLOUR_NAMES, FRAME_RATES, LENGTHS, ORIENTATIONS, type SearchType } from '#contract/domain/discovery.ts';
import { PRICE_CLASSES, SOURCES } from '#contract/domain/material.ts';
import { SIZE_CLASSES } from '#contract/domain/media.ts';

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
} as const;

export type ChoiceName = keyof typeof CHOICES;
export type FilterName = ChoiceName | 'categoryId' | 'shopId';

/** Filters that fit each type of material. */
const OFFERED: Record<SearchType, readonly ChoiceName[]> = {
  video: ['resolution', 'length', 'orientation', 'colour', 'people', 'frameRate', 'hdr', 'source', 'priceClass'],
  pic: ['orientation', 'colour', 'people', 'source', 'priceClass'],
  music: ['priceClass'],
  effect: ['length', 'priceClass'],
};

export function choicesOf(type: SearchType): readonly ChoiceName[] {
  return OFFERED[type];
}

/** All filters of a search for this type. */
export function filtersOf(type: SearchType): FilterName[] {
  return ['categoryId', ...OFFERED[type], 'shopId'];
}
