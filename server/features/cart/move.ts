import { buyerIn, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { bookmarkAll } from '../bookmarks/bookmarks.ts';
import { deleteItems } from './cart.queries.ts';
import { rowsOfCart } from './cart-rows.queries.ts';

/** Moves items from the cart to the bookmarks, all of them or none. */
export async function moveToBookmarks(ctx: MemberContext, cartIds: readonly number[]): Promise<Problem | undefined> {
  return await transaction(ctx, async (inside) => {
    const rows = await rowsOfCart(inside.db, buyerIn(ctx), cartIds);
    if (rows.length < new Set(cartIds).size) return problem('not-found');
    if (rows.some(({ online }) => !online)) return problem('not-on-sale');
    const refused = await bookmarkAll(
      inside,
      rows.map(({ id }) => id),
    );
    if (refused) return refused;
    await deleteItems(inside.db, ctx.actor.userId, cartIds);
    return undefined;
  });
}
