import { type Excerpt, isPartOf } from '#contract/domain/excerpt.ts';
import { buyerIn, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { materialsOnSale, updateExcerpt } from './cart.queries.ts';
import { rowsOfCart } from './cart-rows.queries.ts';

export const NO_SUCH_EXCERPT = problem('bad-input', { fields: { excerpt: 'invalid' } });

/** Sets which part of a clip in the caller's cart is wanted. */
export async function chooseExcerpt(
  ctx: MemberContext,
  cartId: number,
  excerpt: Excerpt | null,
): Promise<Problem | undefined> {
  const buyer = buyerIn(ctx);
  return await transaction(ctx, async ({ db }) => {
    const [row] = await rowsOfCart(db, buyer, [cartId]);
    if (!row) return problem('not-found');
    const [material] = await materialsOnSale(db, buyer, [row.id]);
    if (!material) return problem('not-on-sale');
    if (excerpt && !isPartOf(excerpt, material)) return NO_SUCH_EXCERPT;
    await updateExcerpt(db, cartId, excerpt);
    return undefined;
  });
}
