import type { Wanted } from '#contract/calls/cart.ts';
import { isPartOf } from '#contract/domain/excerpt.ts';
import { buyerIn, type Context, type MemberContext, transaction } from '../../context.ts';
import { priceLines } from '../prices/prices.ts';
import { roomInCart } from './cart.ts';
import { insertItems, materialsOnSale, type OnSale } from './cart.queries.ts';

/**
 * Adds as many of these as fit and can be sold to the caller, in the given order; drops a use that is not sold and a part that a
 * clip does not have.
 */
export async function putManyIntoCart(ctx: MemberContext, wanted: readonly Wanted[]) {
  const { userId } = ctx.actor;
  return await transaction(ctx, async (inside) => {
    const room = await roomInCart(inside);
    const materials = await materialsOnSale(
      inside.db,
      buyerIn(ctx),
      wanted.map(({ materialId }) => materialId),
    );
    const fitting = new Set(materials.filter((material) => maySell(material, userId)).map(({ id }) => id));
    const sold = await asSold(
      inside,
      // Keeps each material only once.
      wanted.filter(({ materialId }) => fitting.delete(materialId)),
      materials,
    );
    return { added: await insertItems(inside.db, { userId, wanted: sold, most: room }) };
  });
}

async function asSold(ctx: Context, wanted: Wanted[], materials: readonly OnSale[]): Promise<Wanted[]> {
  const decided = wanted.flatMap(({ materialId, terms }) => (terms ? [{ materialId, terms }] : []));
  const lines = decided.length > 0 ? await priceLines(ctx, decided) : [];
  const sold = new Set(lines.filter(({ exists }) => exists).map(({ materialId }) => materialId));
  return wanted.map(({ materialId, terms, excerpt }) => {
    const material = materials.find(({ id }) => id === materialId);
    const part = excerpt && material && isPartOf(excerpt, material) ? excerpt : null;
    return { materialId, terms: sold.has(materialId) ? terms : null, excerpt: part };
  });
}

function maySell({ kind, ownerId, boughtOut }: OnSale, userId: number): boolean {
  return (kind === 'video' || kind === 'photo') && ownerId !== userId && !boughtOut;
}
