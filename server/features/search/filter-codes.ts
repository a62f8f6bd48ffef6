import type { SearchQuery } from '#contract/calls/search.ts';
import { kindOfType } from '#contract/domain/discovery.ts';
import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import { TAG_TYPES, type TagType } from '#contract/domain/music.ts';
import { trait, TRAIT_FILTERS, type TraitFilter } from './filter-traits.ts';

/** First codes of traits, tags, categories and shops, above the ids of words. */
const FIRST_CODE = { trait: 1_000_000_000, tag: 1_050_000_000, category: 1_100_000_000, shop: 1_600_000_000 };
const MOST_NUMBERS = 500_000_000;
const MOST_TRAITS = 100;
const MOST_TAGS = 10_000_000;

/** Where the codes of tags begin, and end. */
export const TAG_CODES = { from: FIRST_CODE.tag, to: FIRST_CODE.category };

/** Each kind has its own codes, because a search covers one kind and shorter lists are read faster. */
function codeOfTrait(kind: MediaKind, bit: number): number {
  return FIRST_CODE.trait + numberOfKind(kind) * MOST_TRAITS + bit;
}

/** Undefined when the id is too big to exist. */
function codeOf(what: 'category' | 'shop', number: number): number | undefined {
  return number < MOST_NUMBERS ? FIRST_CODE[what] + number : undefined;
}

/** Tags of another type have other codes, so that the number of a mood finds no genre. */
function codeOfTag(type: TagType, number: number): number | undefined {
  return number < MOST_TAGS ? FIRST_CODE.tag + TAG_TYPES.indexOf(type) * MOST_TAGS + number : undefined;
}

export function numberOfKind(kind: MediaKind): number {
  return MEDIA_KINDS.indexOf(kind) + 1;
}

/** The numbers of kinds that are heard, not seen. */
export const SOUND_NUMBERS: readonly number[] = [numberOfKind('music'), numberOfKind('effect')];

const bitOfKind = (kind: MediaKind) => MEDIA_KINDS.indexOf(kind);

/** All bits that must be set. */
export function maskOfFilters({ traits, kind }: Filters): number {
  return traits + 2 ** (kind - 1);
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask + 2 ** bit, 0);
}

interface Placed {
  kind: MediaKind;
  categoryId: number | null;
  shopId: number | null;
  tags: readonly { type: TagType; id: number }[];
}

/** The traits and filter terms of a document. */
export function placeOf({ kind, categoryId, shopId, tags }: Placed, bits: readonly number[]) {
  const all = [...new Set([bitOfKind(kind), ...bits])];
  const numbers = [
    categoryId === null ? undefined : codeOf('category', categoryId),
    shopId === null ? undefined : codeOf('shop', shopId),
    ...tags.map(({ type, id }) => codeOfTag(type, id)),
  ];
  return {
    traits: maskOf(all),
    codes: [...all.map((bit) => codeOfTrait(kind, bit)), ...numbers.filter((code) => code !== undefined)],
  };
}

type Narrowing = Pick<SearchQuery, 'type' | 'categoryId' | 'shopId'> &
  Partial<Pick<SearchQuery, TagType>> &
  Partial<Record<TraitFilter, string | undefined>>;

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
  /** Tags, as terms. They have no bits, because staff add as many as they like. */
  tags: number[];
  /** Words that a document must not have. */
  without: string[];
}

/** Undefined when nothing can match. */
export function filtersOf(query: Narrowing): Filters | undefined {
  const kind = kindOfType(query.type);
  const asked = TRAIT_FILTERS.filter((filter) => query[filter] !== undefined);
  const bits = asked.map((filter) => trait(kind, filter, query[filter] ?? ''));
  const codes = bits.map((bit) => (bit === undefined ? undefined : codeOfTrait(kind, bit)));
  if (query.categoryId !== undefined) codes.push(codeOf('category', query.categoryId));
  if (query.shopId !== undefined) codes.push(codeOf('shop', query.shopId));
  const tags = TAG_TYPES.flatMap((type) => {
    const id = query[type];
    return id === undefined ? [] : [codeOfTag(type, id)];
  });
  if (codes.includes(undefined) || tags.includes(undefined)) return undefined;
  return {
    kind: numberOfKind(kind),
    kindCode: codeOfTrait(kind, bitOfKind(kind)),
    traits: maskOf(bits.filter((bit) => bit !== undefined)),
    categoryId: query.categoryId ?? null,
    shopId: query.shopId ?? null,
    codes: codes.filter((code) => code !== undefined),
    tags: tags.filter((code) => code !== undefined),
    without: [],
  };
}

/** Whether the search is for what is heard. */
export function isOfSounds({ kind }: Filters): boolean {
  return SOUND_NUMBERS.includes(kind);
}

/** Whether anything but the kind narrows the search. */
export function narrows({ codes, tags, without }: Filters): boolean {
  return codes.length + tags.length + without.length > 0;
}
