import type { cartCalls } from '#contract/calls/cart.ts';
import type { Handlers } from '../../handler.ts';
import { isProblem, problem } from '../../platform/problem.ts';
import { bookmarkCounts } from '../bookmarks/bookmarks.ts';
import { itemsFor } from '../catalogue/catalogue.ts';
import { chooseTerms, countCart, listCart, putIntoCart, takeOut } from './cart.ts';
import { putBoardIntoCart } from './board.ts';
import { chooseExcerpt } from './excerpt.ts';
import { idsInCart } from './cart.queries.ts';
import { moveToBookmarks } from './move.ts';
import { putManyIntoCart } from './put-many.ts';

export const cartHandlers: Handlers<typeof cartCalls> = {
  list: (ctx, wanted) => listCart(ctx, wanted),
  add: (ctx, { targetId, category, terms, excerpt }) =>
    putIntoCart(ctx, { materialId: targetId, category, terms: terms ?? null, excerpt }),
  addMany: (ctx, { wanted }) => putManyIntoCart(ctx, wanted),
  addBoard: (ctx, { boardId, decidedOnly }) => putBoardIntoCart(ctx, boardId, decidedOnly),
  remove: async (ctx, { cartId }) => ((await takeOut(ctx, [cartId])) === 1 ? {} : problem('not-found')),
  async removeMany(ctx, { cartIds }) {
    // Items already removed, perhaps in another tab, are no error.
    await takeOut(ctx, cartIds);
    return {};
  },
  async terms(ctx, { cartIds, terms }) {
    const infos = await chooseTerms(ctx, cartIds, terms);
    return isProblem(infos) ? infos : { infos };
  },
  excerpt: async (ctx, { cartId, excerpt }) => (await chooseExcerpt(ctx, cartId, excerpt)) ?? {},
  moveToBookmarks: async (ctx, { cartIds }) => (await moveToBookmarks(ctx, cartIds)) ?? {},
  counts: (ctx) => countCart(ctx, ctx.actor.userId),
  preferences: async (ctx) => ({ ...(await bookmarkCounts(ctx)), ...(await countCart(ctx, ctx.actor.userId)) }),
  ids: async (ctx) => ({ infos: await idsInCart(ctx.db, ctx.actor.userId) }),
  async look(ctx, { materialIds }) {
    const items = await itemsFor(ctx, materialIds);
    return { infos: items.filter(({ kind }) => kind === 'video' || kind === 'photo') };
  },
};
