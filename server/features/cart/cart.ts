import { CART_MOST, type CartItem, type Wanted } from '#contract/calls/cart.ts';
import { isOfTarget, TARGET } from '#contract/domain/discovery.ts';
import { isPartOf } from '#contract/domain/excerpt.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { buyerIn, type Context, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { priceLines } from '../prices/prices.ts';
import {
  cartIdOf,
  countByKind,
  deleteItems,
  deleteMaterials,
  insertItems,
  lockCart,
  materialsOnSale,
  updateTerms,
} from './cart.queries.ts';
import { pageOfCart, rowsOfCart } from './cart-rows.queries.ts';
import { cartItems } from './cart-items.ts';
import { NO_SUCH_EXCERPT } from './excerpt.ts';

/** Removes materials from somebody's cart once they have ordered them. */
export async function leaveCart(
  ctx: Pick<Context, 'db'>,
  userId: number,
  materialIds: readonly number[],
): Promise<void> {
  await deleteMaterials(ctx.db, userId, materialIds);
}

/** Counts the videos and photos in somebody's cart. */
export async function countCart(ctx: Pick<Context, 'db'>, userId: number) {
  const counts = await countByKind(ctx.db, userId);
  return { videoShopping: counts.video ?? 0, photoShopping: counts.photo ?? 0 };
}

type Category = CartItem['category'];

/** Adds a material to the cart; a material already there keeps its licence scope. */
export async function putIntoCart(
  ctx: MemberContext,
  { materialId, category, terms, excerpt }: Wanted & { category: Category },
): Promise<{ cartId: number } | Problem> {
  const { userId } = ctx.actor;
  return await transaction(ctx, async (inside) => {
    const { db } = inside;
    const room = await roomInCart(inside);
    const [material] = await materialsOnSale(db, buyerIn(ctx), [materialId]);
    if (!material || !isOfTarget(material.kind, material.source, category)) return problem('not-found');
    if (material.ownerId === userId) return problem('own-material');
    if (material.boughtOut) return problem('bought-out');
    if (excerpt && !isPartOf(excerpt, material)) return NO_SUCH_EXCERPT;
    if (terms && !(await isSold(inside, [materialId], terms))) return problem('no-such-use');
    await insertItems(db, { userId, wanted: [{ materialId, terms, excerpt }], most: room });
    const cartId = await cartIdOf(db, userId, materialId);
    return cartId === undefined ? problem('cart-full') : { cartId };
  });
}

/** Locks the caller's cart until the transaction ends and returns how many items it can still take. */
export async function roomInCart(ctx: MemberContext): Promise<number> {
  await lockCart(ctx.db, ctx.actor.userId);
  const { videoShopping, photoShopping } = await countCart(ctx, ctx.actor.userId);
  return Math.max(CART_MOST - videoShopping - photoShopping, 0);
}

async function isSold(ctx: Context, materialIds: number[], terms: LicenceTerms): Promise<boolean> {
  const lines = await priceLines(
    ctx,
    materialIds.map((materialId) => ({ materialId, terms })),
  );
  return lines.every(({ exists }) => exists);
}

/** Sets the licence scope of these items; changes nothing unless all of them are in the caller's cart. */
export async function chooseTerms(
  ctx: MemberContext,
  cartIds: readonly number[],
  terms: LicenceTerms | null,
): Promise<CartItem[] | Problem> {
  const buyer = buyerIn(ctx);
  return await transaction(ctx, async (inside) => {
    const rows = await rowsOfCart(inside.db, buyer, cartIds);
    if (rows.length < new Set(cartIds).size) return problem('not-found');
    const ids = rows.map(({ id }) => id);
    if (terms && !(await isSold(inside, ids, terms))) return problem('no-such-use');
    await updateTerms(inside.db, buyer.userId, cartIds, terms);
    return await cartItems(inside, await rowsOfCart(inside.db, buyer, cartIds));
  });
}

export async function takeOut(ctx: MemberContext, cartIds: readonly number[]): Promise<number> {
  return await deleteItems(ctx.db, ctx.actor.userId, cartIds);
}

interface Page {
  category?: Category | undefined;
  pageNo: number;
  pageSize: number;
}

export async function listCart(ctx: MemberContext, { category, pageNo, pageSize }: Page) {
  const { rows, total } = await pageOfCart(ctx.db, {
    buyer: buyerIn(ctx),
    kind: category === undefined ? undefined : category === TARGET.photo ? 'photo' : 'video',
    source: category === TARGET.pond5 ? 'pond5' : undefined,
    pageNo,
    pageSize,
  });
  return { infos: await cartItems(ctx, rows), total };
}
