import { isOfTarget, type TargetType } from '#contract/domain/discovery.ts';
import type { Source } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { itemsFor } from '../catalogue/catalogue.ts';
import {
  bookmarkOf,
  countBookmarks,
  countByKind,
  deleteBookmark,
  insertBookmarks,
  lockBookmarks,
  materialsOnSale,
  pageOfBookmarks,
} from './bookmarks.queries.ts';

export { lockBookmarks } from './bookmarks.queries.ts';

const MOST_BOOKMARKS = 5000;

export const PICTURES: readonly MediaKind[] = ['video', 'photo'];
export const SOUNDS: readonly MediaKind[] = ['music', 'effect'];

type Material = Awaited<ReturnType<typeof materialsOnSale>>[number];

/** Bookmarks a material; a material that is already bookmarked keeps its bookmark. */
export async function bookmark(
  ctx: MemberContext,
  materialId: number,
  targetType: TargetType,
): Promise<{ id: number } | Problem> {
  return await transaction(ctx, async (inside) => {
    const refused = await bookmarkAll(inside, [materialId], ({ kind, source }) => isOfTarget(kind, source, targetType));
    const id = await bookmarkOf(inside.db, ctx.actor.userId, materialId);
    return refused ?? (id === undefined ? problem('not-found') : { id });
  });
}

/**
 * Bookmarks all of these materials or none. Call it in a transaction: it locks the caller's bookmarks to count them.
 */
export async function bookmarkAll(
  ctx: MemberContext,
  materialIds: readonly number[],
  accepts: (material: Material) => boolean = () => true,
): Promise<Problem | undefined> {
  const { userId } = ctx.actor;
  await lockBookmarks(ctx.db, userId);
  const materials = (await materialsOnSale(ctx.db, materialIds)).filter(accepts);
  if (materials.length < new Set(materialIds).size) return problem('not-found');
  if (materials.some(({ source }) => source === 'raw')) return problem('no-bookmark');
  await insertBookmarks(ctx.db, userId, materialIds);
  return (await countBookmarks(ctx.db, userId)) > MOST_BOOKMARKS ? problem('bookmarks-full') : undefined;
}

/** Counts somebody's bookmarks by kind. */
export async function bookmarkCounts({ db, actor }: MemberContext) {
  const counts = await countByKind(db, actor.userId);
  return {
    videoBookmark: counts.video ?? 0,
    photoBookmark: counts.photo ?? 0,
    musicBookmark: counts.music ?? 0,
    musicEffectBookmark: counts.effect ?? 0,
  };
}

export async function cancelBookmark(
  ctx: MemberContext,
  id: number,
  kinds: readonly MediaKind[],
): Promise<Problem | undefined> {
  return (await deleteBookmark(ctx.db, ctx.actor.userId, id, kinds)) ? undefined : problem('not-found');
}

interface Page {
  kind: MediaKind;
  source?: Source;
  pageNo: number;
  pageSize: number;
}

export async function listBookmarks(ctx: MemberContext, { kind, source, pageNo, pageSize }: Page) {
  const wanted = { userId: ctx.actor.userId, kind, source, pageNo, pageSize };
  const { ids, total, gone } = await pageOfBookmarks(ctx.db, wanted);
  return { infos: await itemsFor(ctx, ids), total, gone };
}
