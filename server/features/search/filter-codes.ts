import type { SearchQuery } from '#contract/calls/search.ts';
import { COLOUR_NAMES, FRAME_RATES, kindOfType, LENGTHS, ORIENTATIONS } from '#contract/domain/discovery.ts';
import { PRICE_CLASSES, SOURCES } from '#contract/domain/material.ts';
import { MEDIA_KINDS, type MediaKind, SIZE_CLASSES } from '#contract/domain/media.ts';

/** Values of filters, one bit each. Append new ones: the index stores the numbers. */
const TRAITS = [
  ...named('kind', MEDIA_KINDS),
  ...named('resolution', SIZE_CLASSES),
  ...named('length', LENGTHS),
  ...named('frameRate', FRAME_RATES),
  ...named('orientation', ORIENTATIONS),
  ...named('hdr', ['1']),
  ...named('people', ['0', '1']),
  ...named('source', SOURCES),
  ...named('priceClass', PRICE_CLASSES),
  ...named('colour', COLOUR_NAMES),
] as const;

const BITS = new Map<string, number>(TRAITS.map((trait, bit) => [trait, bit]));

function named(filter: string, values: readonly string[]): string[] {
  return values.map((value) => `${filter} ${value}`);
}

/** The bit of one value of one filter, such as `source raw`. */
export function trait(filter: string, value: string): number {
  const bit = BITS.get(`${filter} ${value}`);
  if (bit === undefined) throw new Error(`no such trait: ${filter} ${value}`);
  return bit;
}

/** First codes of traits, categories and shops, above the ids of words. */
const FIRST_CODE = { trait: 1_000_000_000, category: 1_100_000_000, shop: 1_600_000_000 };
const MOST_NUMBERS = 500_000_000;
const MOST_TRAITS = 100;

/** Each kind has its own codes, because a search covers one kind and shorter lists are read faster. */
function codeOfTrait(kind: MediaKind, bit: number): number {
  return FIRST_CODE.trait + numberOfKind(kind) * MOST_TRAITS + bit;
}

/** Undefined when the id is too big to exist. */
function codeOf(what: 'category' | 'shop', number: number): number | undefined {
  return number < MOST_NUMBERS ? FIRST_CODE[what] + number : undefined;
}

export function numberOfKind(kind: MediaKind): number {
  return MEDIA_KINDS.indexOf(kind) + 1;
}

/** All bits that must be set. */
export function maskOfFilters({ traits, kind }: Filters): number {
  return traits + maskOf([trait('kind', MEDIA_KINDS[kind - 1] ?? '')]);
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask + 2 ** bit, 0);
}

/** The traits and filter terms of a document. */
export function placeOf(kind: MediaKind, bits: readonly number[], categoryId: number | null, shopId: number | null) {
  const all = [...new Set([trait('kind', kind), ...bits])];
  const numbers = [categoryId === null ? undefined : codeOf('category', categoryId)];
  numbers.push(shopId === null ? undefined : codeOf('shop', shopId));
  return {
    traits: maskOf(all),
    codes: [...all.map((bit) => codeOfTrait(kind, bit)), ...numbers.filter((code) => code !== undefined)],
  };
}

type Narrowing = Pick<SearchQuery, 'type' | 'categoryId' | 'shopId'> & Partial<Record<TraitFilter, string | undefined>>;
type TraitFilter = (typeof TRAIT_FILTERS)[number];
const TRAIT_FILTERS = [
  'resolution',
  'length',
  'frameRate',
  'orientation',
  'hdr',
  'people',
  'source',
  'priceClass',
  'colour',
] as const;

/** The filters of a search, in the terms of the index. */
export interface Filters {
  kind: number;
  kindCode: number;
  /** All bits that must be set, except the kind's. */
  traits: number;
  categoryId: number | null;
  shopId: number | null;
  /** The same filters except the kind, as terms. */
  codes: number[];
}

/** Undefined when nothing can match. */
export function filtersOf(query: Narrowing): Filters | undefined {
  const kind = kindOfType(query.type);
  const bits = TRAIT_FILTERS.flatMap((filter) => {
    const value = query[filter];
    return value === undefined ? [] : [trait(filter, value)];
  });
  const codes: (number | undefined)[] = bits.map((bit) => codeOfTrait(kind, bit));
  if (query.categoryId !== undefined) codes.push(codeOf('category', query.categoryId));
  if (query.shopId !== undefined) codes.push(codeOf('shop', query.shopId));
  if (codes.includes(undefined)) return undefined;
  return {
    kind: numberOfKind(kind),
    kindCode: codeOfTrait(kind, trait('kind', kind)),
    traits: maskOf(bits),
    categoryId: query.categoryId ?? null,
    shopId: query.shopId ?? null,
    codes: codes.filter((code) => code !== undefined),
  };
}
