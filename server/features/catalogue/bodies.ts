import type { Written } from '#contract/body.ts';
import { type Block, codesIn, picturesIn } from '#contract/domain/blocks.ts';
import type { ShownPicture } from '#contract/domain/draw-blocks.ts';
import { type Factors, type PricedMaterial, priceOf } from '#contract/domain/prices.ts';
import type { Context } from '../../context.ts';
import { addressesOf } from '../../platform/objects/picture-files.ts';
import { countFigures, onlineByCodes, pricedByCodes, picturesNamed } from './bodies.queries.ts';
import { itemsByIds } from './items.queries.ts';
import { anyItem, readerOf } from './items.ts';

type Reader = Pick<Context, 'db' | 'objects' | 'language' | 'actor'>;

/** A body that editors wrote, with everything that it names. */
export async function writtenOf(ctx: Reader, body: Block[]): Promise<Written> {
  const codes = codesIn(body);
  const counted = body.some((block) => block.type === 'figures' && block.items.some((item) => 'live' in item));
  const [pictures, rows, priced, figures] = await Promise.all([
    picturesFor(ctx, picturesIn(body)),
    codes.length === 0 ? [] : itemsByIds(ctx.db, readerOf(ctx), await onlineByCodes(ctx.db, codes)),
    codes.length === 0 ? [] : pricedByCodes(ctx.db, codes),
    counted ? countFigures(ctx.db) : null,
  ]);
  const materials = rows.map((row) => anyItem(ctx, row));
  const prices = Object.fromEntries(priced.map((row) => [row.code, leastPrice(row)]));
  return { body, pictures, materials, prices, figures };
}

/** Factors multiply all uses alike, so the cheapest of the kind is the cheapest of the material. */
function leastPrice(row: PricedMaterial & { factors: Factors | null; leastFen: number | null }): number | null {
  return row.leastFen === null ? null : priceOf(row.leastFen, row.factors ?? {}, row);
}

/** Pictures by key; those that are gone are left out. */
async function picturesFor({ db, objects }: Reader, keys: readonly string[]): Promise<Record<string, ShownPicture>> {
  const rows = keys.length === 0 ? [] : await picturesNamed(db, keys);
  const shown = rows.map((row) => {
    const { url, srcset } = addressesOf(objects, row);
    return [row.key, { src: url, srcset, width: row.width, height: row.height }] as const;
  });
  return Object.fromEntries(shown);
}
