import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { countShopMaterials, findShop, findShops, shopCovers } from './shops.queries.ts';

/** How many covers a shop shows, and how many of its newest materials are candidates. */
const COVERS = { shown: 5, among: 60 };

/** Cards of these shops, in the given order. */
export async function shopCards(ctx: Pick<Context, 'db' | 'objects' | 'language'>, ids: readonly number[]) {
  const rows = new Map((await findShops(ctx.db, ids)).map((row) => [row.id, row]));
  return ids
    .flatMap((id) => rows.get(id) ?? [])
    .map(({ id, nameZh, nameEn, bioZh, bioEn, avatarKey }) => ({
      id,
      name: inLanguage(ctx.language, nameZh, nameEn),
      bio: inLanguage(ctx.language, bioZh, bioEn),
      avatar: avatarKey === null ? null : ctx.objects.publicUrl(avatarKey),
    }));
}

export async function oneShop(ctx: Context, id: number) {
  const [row, counts, covers] = await Promise.all([
    findShop(ctx.db, id),
    countShopMaterials(ctx.db, id),
    shopCovers(ctx.db, id, COVERS.among, COVERS.shown),
  ]);
  if (!row) return problem('not-found');
  const url = (key: string | null) => (key === null ? null : ctx.objects.publicUrl(key));
  return {
    shop: {
      id: row.id,
      name: inLanguage(ctx.language, row.nameZh, row.nameEn),
      bio: inLanguage(ctx.language, row.bioZh, row.bioEn),
      banner: url(row.bannerKey),
      avatar: url(row.avatarKey),
      covers: covers.map(({ key, colours }) => ({ url: ctx.objects.publicUrl(key), colour: colours?.[0] ?? '' })),
      counts: { video: 0, photo: 0, music: 0, effect: 0, ...counts },
      since: row.createdAt.toISOString(),
    },
  };
}
