import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import { TAG_TYPES } from '#contract/domain/music.ts';
import { type Trait, traitsOfKind } from '../filter-values.ts';
import type { Filters, Tag } from '../filters.ts';

/** First codes of traits, tags, categories and shops, above the ids of words. */
const FIRST_CODE = { trait: 1_000_000_000, tag: 1_050_000_000, category: 1_100_000_000, shop: 1_600_000_000 };
const MOST_NUMBERS = 500_000_000;
const MOST_TRAITS = 100;
const MOST_TAGS = 10_000_000;

/** Where the codes of tags begin, and end. */
export const TAG_CODES = { from: FIRST_CODE.tag, to: FIRST_CODE.category };

/** One bit for each trait of a kind: 49 at most, because a number holds 53 and the first four are the kinds’. */
const BITS: Record<MediaKind, ReadonlyMap<Trait, number>> = {
  video: bitsOf('video'),
  photo: bitsOf('photo'),
  music: bitsOf('music'),
  effect: bitsOf('effect'),
};

function bitsOf(kind: MediaKind): Map<Trait, number> {
  return new Map(traitsOfKind(kind).map((trait, place) => [trait, MEDIA_KINDS.length + place]));
}

const bitOfKind = (kind: MediaKind) => MEDIA_KINDS.indexOf(kind);

function bitsFor(kind: MediaKind, traits: readonly Trait[]): number[] {
  return traits.flatMap((trait) => BITS[kind].get(trait) ?? []);
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask + 2 ** bit, 0);
}

/** Each kind has its own codes, because a search covers one kind and shorter lists are read faster. */
function codeOfTrait(kind: MediaKind, bit: number): number {
  return FIRST_CODE.trait + numberOfKind(kind) * MOST_TRAITS + bit;
}

/** Undefined when the id is too big to exist. */
function codeOf(what: 'category' | 'shop', number: number): number | undefined {
  return number < MOST_NUMBERS ? FIRST_CODE[what] + number : undefined;
}

/** Tags of another type have other codes, so that the number of a mood finds no genre. */
function codeOfTag({ type, id }: Tag): number | undefined {
  return id < MOST_TAGS ? FIRST_CODE.tag + TAG_TYPES.indexOf(type) * MOST_TAGS + id : undefined;
}

export function numberOfKind(kind: MediaKind): number {
  return MEDIA_KINDS.indexOf(kind) + 1;
}

/** The numbers of kinds that are heard, not seen. */
export const SOUND_NUMBERS: readonly number[] = [numberOfKind('music'), numberOfKind('effect')];

export function codeOfKind(kind: MediaKind): number {
  return codeOfTrait(kind, bitOfKind(kind));
}

type Placed = Pick<Filters, 'kind' | 'traits' | 'categoryId' | 'shopId' | 'tags'>;

/** The bits and filter terms of a document. */
export function placeOf({ kind, traits, categoryId, shopId, tags }: Placed) {
  const all = [...new Set([bitOfKind(kind), ...bitsFor(kind, traits)])];
  const numbers = [
    categoryId === null ? undefined : codeOf('category', categoryId),
    shopId === null ? undefined : codeOf('shop', shopId),
    ...tags.map(codeOfTag),
  ];
  return {
    traits: maskOf(all),
    codes: [...all.map((bit) => codeOfTrait(kind, bit)), ...numbers.filter((code) => code !== undefined)],
  };
}

/** Filters in the terms of this index. */
export interface Codes {
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
  without: readonly string[];
}

/** All bits that must be set. */
export function maskOfCodes({ traits, kind }: Codes): number {
  return traits + 2 ** (kind - 1);
}

/** Undefined when nothing can match. */
export function codesOf({ kind, traits, categoryId, shopId, tags, without }: Filters): Codes | undefined {
  const bits = bitsFor(kind, traits);
  const codes = [
    ...bits.map((bit) => codeOfTrait(kind, bit)),
    ...(categoryId === null ? [] : [codeOf('category', categoryId)]),
    ...(shopId === null ? [] : [codeOf('shop', shopId)]),
  ];
  const tagCodes = tags.map(codeOfTag);
  if (codes.includes(undefined) || tagCodes.includes(undefined)) return undefined;
  return {
    kind: numberOfKind(kind),
    kindCode: codeOfKind(kind),
    traits: maskOf(bits),
    categoryId,
    shopId,
    codes: codes.filter((code) => code !== undefined),
    tags: tagCodes.filter((code) => code !== undefined),
    without,
  };
}
