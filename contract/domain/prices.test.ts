import { expect, test } from 'vitest';
import { PRICE_CLASSES } from './material.ts';
import { MEDIA_KINDS, SIZE_CLASSES } from './media.ts';
import { MOST_FEN } from './money.ts';
import {
  type Factor,
  FACTORS,
  type Factors,
  factorsFor,
  photoSizeOf,
  type PricedMaterial,
  priceKindOf,
  priceOf,
} from './prices.ts';

/** Random numbers that are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const roll = dice(20_260_101);
const oneOf = <T>(all: readonly T[]): T => all[roll(all.length)] as T;

function anyMaterial(): PricedMaterial {
  return {
    kind: oneOf(MEDIA_KINDS),
    priceClass: oneOf(PRICE_CLASSES),
    sizeClass: oneOf([...SIZE_CLASSES, null]),
    width: roll(12_000),
    height: roll(12_000),
    hdr: roll(2) === 1,
    raw: roll(2) === 1,
  };
}

function anyFactors(kind: PricedMaterial['kind']): Factors {
  const names: readonly Factor[] = FACTORS[priceKindOf(kind)];
  return Object.fromEntries(names.map((name) => [name, 1 + roll(400)]));
}

test('[D12] 10,000 prices are whole fen, at least one, and none falls while its leaf or a factor rises', () => {
  const wrong: object[] = [];
  for (let i = 0; i < 10_000; i += 1) {
    const material = anyMaterial();
    const factors = anyFactors(material.kind);
    const leaf = 1 + roll(i % 2 === 0 ? 2_000_000 : MOST_FEN);
    const price = priceOf(leaf, factors, material);
    const raised = oneOf(factorsFor(material));
    const known = factorsFor(material).every((factor) => factor in factors);
    const dearer = priceOf(leaf, { ...factors, [raised]: (factors[raised] ?? 100) + 1 + roll(50) }, material);
    const fine =
      known &&
      Number.isInteger(price) &&
      price >= 1 &&
      priceOf(leaf + roll(1000), factors, material) >= price &&
      dearer >= price;
    if (!fine) wrong.push({ material, factors, leaf, price, dearer });
  }
  expect(wrong).toEqual([]);
});

test('[D12] a price is rounded once, after all factors', () => {
  const film: PricedMaterial = {
    kind: 'video',
    priceClass: 'A',
    sizeClass: '4K',
    width: 3840,
    height: 2160,
    hdr: true,
    raw: true,
  };
  const factors = { 'class-A': 150, 'size-4K': 150, hdr: 120, raw: 40 };
  expect(priceOf(48_000, factors, film)).toBe(51_840);
  // 3 × 1.5 × 1.5 × 1.2 × 0.4 = 3.24; rounding at each step would give 4 or more.
  expect(priceOf(3, factors, film)).toBe(3);
  expect(priceOf(1, { ...factors, raw: 1 }, film)).toBe(1);
  expect(priceOf(48_000, factors, { ...film, sizeClass: null, hdr: false, raw: false })).toBe(72_000);
});

test('[D12] photos are priced by their pixels', () => {
  expect([photoSizeOf(4000, 3000), photoSizeOf(6000, 4000), photoSizeOf(10_000, 5000)]).toEqual(['M', 'L', 'XL']);
  const photo: PricedMaterial = {
    kind: 'photo',
    priceClass: 'B',
    sizeClass: null,
    width: 6000,
    height: 4000,
    hdr: true,
    raw: true,
  };
  expect(factorsFor(photo)).toEqual(['class-B', 'size-L']);
  expect(factorsFor({ ...photo, kind: 'effect' })).toEqual(['class-B']);
});
