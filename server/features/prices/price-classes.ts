import type { ParsedInputOf } from '#contract/call.ts';
import type { priceCalls } from '#contract/calls/prices.ts';
import { USUAL_TERMS } from '#contract/domain/licence-terms.ts';
import { PRICE_CLASSES } from '#contract/domain/material.ts';
import { SIZE_CLASSES } from '#contract/domain/media.ts';
import { type PricedMaterial, priceOf } from '#contract/domain/prices.ts';
import type { Context } from '../../context.ts';
import { findLeaf } from './prices.queries.ts';

type Asked = ParsedInputOf<typeof priceCalls.classes>;

const NOTHING_SPECIAL = { sizeClass: null, width: 0, height: 0, hdr: false, raw: false };

/** Pixels of one photo of each size. */
const PHOTOS = [6, 24, 50].map((megapixels) => ({ ...NOTHING_SPECIAL, width: 1000, height: megapixels * 1000 }));

/** One example of every material that has a price of its own in its grade. */
function examplesOf({ kind, resolution, hdr, source }: Asked): Omit<PricedMaterial, 'kind' | 'priceClass'>[] {
  if (kind === 'photo') return PHOTOS;
  if (kind === 'music') return [NOTHING_SPECIAL];
  const sizes = resolution ? [resolution] : SIZE_CLASSES;
  const ranges = hdr ? [true] : [false, true];
  return sizes.flatMap((sizeClass) =>
    ranges.map((inHdr) => ({ ...NOTHING_SPECIAL, sizeClass, hdr: inHdr, raw: source === 'raw' })),
  );
}

/** What each grade of a kind costs for the usual use, cheapest first; nothing when that use has no price. */
export async function classes(ctx: Context, asked: Asked) {
  const leaf = await findLeaf(ctx.db, asked.kind, USUAL_TERMS);
  if (!leaf || leaf.fen === null) return { infos: [] };
  const { fen, factors } = leaf;
  const infos = PRICE_CLASSES.map((priceClass) => {
    const prices = examplesOf(asked).map((example) =>
      priceOf(fen, factors, { ...example, kind: asked.kind, priceClass }),
    );
    return { priceClass, fromFen: Math.min(...prices), toFen: Math.max(...prices) };
  });
  return { infos: infos.toSorted((one, other) => one.fromFen - other.fromFen) };
}
