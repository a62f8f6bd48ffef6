import { FOLLOWING_LIMITS } from '#contract/domain/following.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { lockReader } from './readers.queries.ts';
import { countFollows, deleteFollow, findShopFor, insertFollow, noteSeen } from './shops.queries.ts';

export async function follow(ctx: MemberContext, shopId: number): Promise<Problem | undefined> {
  const { userId } = ctx.actor;
  return await transaction(ctx, async ({ db }) => {
    await lockReader(db, userId);
    const shop = await findShopFor(db, userId, shopId);
    if (!shop) return problem('not-found');
    if (shop.ownerId === userId) return problem('own-shop');
    await insertFollow(db, userId, shopId);
    return (await countFollows(db, userId)) > FOLLOWING_LIMITS.shops ? problem('follows-full') : undefined;
  });
}

/** Also from a shop that nobody knows: whoever does not follow it has what they want. */
export async function unfollow({ db, actor }: MemberContext, shopId: number): Promise<void> {
  await deleteFollow(db, actor.userId, shopId);
}

export async function lookAtShop({ db, actor: { userId } }: MemberContext, shopId: number, seen: boolean) {
  const shop = await findShopFor(db, userId, shopId);
  if (!shop) return problem('not-found');
  if (seen && shop.followed) await noteSeen(db, userId, shopId);
  return { followed: shop.followed, own: shop.ownerId === userId };
}
