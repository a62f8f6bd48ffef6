import type { catalogCalls } from '#contract/calls/catalog.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';
import { imageItem, inLanguage, musicItem, videoItem } from './items.ts';
import { listCategories, listHotWords, listTopics, newestItems } from './items.queries.ts';

/** How many of each the home page shows. */
const HOME = { topics: 8, videos: 12, photos: 12, music: 6 };

async function categoriesOf(ctx: Context, kind: MediaKind) {
  const rows = await listCategories(ctx.db, kind);
  return {
    list: rows.map((row) => ({ id: row.id, categoryName: inLanguage(ctx.language, row.name_zh, row.name_en) })),
  };
}

export const catalogHandlers: Handlers<typeof catalogCalls> = {
  async home(ctx) {
    const [topics, videos, photos, music] = await Promise.all([
      listTopics(ctx.db, HOME.topics),
      newestItems(ctx.db, ctx.actor?.userId, 'video', HOME.videos),
      newestItems(ctx.db, ctx.actor?.userId, 'photo', HOME.photos),
      newestItems(ctx.db, ctx.actor?.userId, 'music', HOME.music),
    ]);
    return {
      topicList: topics.map((row) => ({
        id: row.id,
        title: inLanguage(ctx.language, row.title_zh, row.title_en),
        homeCover: ctx.objects.publicUrl(row.cover),
        colour: row.colours?.[0] ?? '',
      })),
      videoList: videos.map((row) => videoItem(ctx, row)),
      photoList: photos.map((row) => imageItem(ctx, row)),
      musicList: music.map((row) => musicItem(ctx, row)),
    };
  },
  async hotWords(ctx) {
    const rows = await listHotWords(ctx.db);
    return { data: rows.map((row) => inLanguage(ctx.language, row.word_zh, row.word_en)) };
  },
  videoCategories: (ctx) => categoriesOf(ctx, 'video'),
  photoCategories: (ctx) => categoriesOf(ctx, 'photo'),
  material: () => problem('not-found'),
  sample: () => problem('not-found'),
  report: () => problem('not-found'),
  topics: () => problem('not-found'),
  topic: () => problem('not-found'),
  shop: () => problem('not-found'),
};
