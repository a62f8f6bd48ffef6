import type { PriceClass } from './material.ts';
import type { MediaKind, SizeClass } from './media.ts';

/** Kinds with a price table of their own; sound effects use that of music. */
export const PRICE_KINDS = ['video', 'photo', 'music'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export function priceKindOf(kind: MediaKind): PriceKind {
  return kind === 'effect' ? 'music' : kind;
}

/** Sizes of a photo, by its pixels. */
const PHOTO_SIZES = ['M', 'L', 'XL'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export function photoSizeOf(width: number, height: number): PhotoSize {
  const megapixels = (width * height) / 1_000_000;
  if (megapixels >= 50) return 'XL';
  return megapixels >= 24 ? 'L' : 'M';
}

/** Factors, in percent, by which the price of a leaf is multiplied. */
export const FACTORS = {
  video: ['class-A', 'class-B', 'class-C', 'size-1080P', 'size-4K', 'size-8K', 'hdr', 'raw'],
  photo: ['class-A', 'class-B', 'class-C', 'size-M', 'size-L', 'size-XL'],
  music: ['class-A', 'class-B', 'class-C'],
} as const satisfies Record<PriceKind, readonly string[]>;
export type Factor = (typeof FACTORS)[PriceKind][number];
export type Factors = Partial<Record<Factor, number>>;

/** The facts about a material on which its price depends. */
export interface PricedMaterial {
  kind: MediaKind;
  priceClass: PriceClass;
  sizeClass: SizeClass | null;
  width: number;
  height: number;
  hdr: boolean;
  raw: boolean;
}

export function factorsFor(material: PricedMaterial): Factor[] {
  const { kind, priceClass, sizeClass, width, height, hdr, raw } = material;
  const factors: Factor[] = [`class-${priceClass}`];
  if (kind === 'video') {
    factors.push(`size-${sizeClass ?? '1080P'}`);
    if (hdr) factors.push('hdr');
    if (raw) factors.push('raw');
  }
  if (kind === 'photo') factors.push(`size-${photoSizeOf(width, height)}`);
  return factors;
}

/** The price of one line in whole fen, rounded once and at least one fen. */
export function priceOf(leafFen: number, factors: Factors, material: PricedMaterial): number {
  let price = BigInt(leafFen);
  let hundreds = 1n;
  for (const factor of factorsFor(material)) {
    price *= BigInt(factors[factor] ?? 100);
    hundreds *= 100n;
  }
  const rounded = Number((price + hundreds / 2n) / hundreds);
  return Math.max(rounded, 1);
}
