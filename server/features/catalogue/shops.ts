import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { countShopMaterials, findShop, shopCovers } from './shops.queries.ts';

/** How many covers a shop shows, and how many of its newest materials are candidates. */
const COVERS = { shown: 5, among: 60 };

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
