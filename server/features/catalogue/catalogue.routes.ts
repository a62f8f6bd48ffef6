import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { MUSIC_TYPES } from '#contract/domain/music.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { isProblem } from '../../platform/problem.ts';
import { runningContests } from '../contests/contests.ts';
import { materialDetail, sampleLink } from './detail.ts';
import { homePage, hotWords } from './home.ts';
import { listCategories } from './items.queries.ts';
import { allPlaylists, onePlaylist } from './playlists.ts';
import { reportMaterial } from './reports.ts';
import { oneShop } from './shops.ts';
import { listTags } from './sounds.queries.ts';
import { allTopics, oneTopic } from './topics.ts';

const HOME_CONTESTS = 3;

async function categoriesOf(ctx: Context, kind: MediaKind) {
  const rows = await listCategories(ctx.db, kind);
  return {
    list: rows.map((row) => ({ id: row.id, categoryName: inLanguage(ctx.language, row.nameZh, row.nameEn) })),
  };
}

async function tagsOf(ctx: Context) {
  const rows = await listTags(ctx.db);
  const tags = rows.map(({ id, type, nameZh, nameEn }) => ({
    id,
    type,
    tagName: inLanguage(ctx.language, nameZh, nameEn),
  }));
  return { tags };
}

export const catalogueHandlers: Handlers<typeof catalogueCalls> = {
  async home(ctx) {
    const [page, contestList] = await Promise.all([homePage(ctx), runningContests(ctx, HOME_CONTESTS)]);
    return { ...page, contestList };
  },
  hotWords: async (ctx) => ({ data: await hotWords(ctx) }),
  videoCategories: (ctx) => categoriesOf(ctx, 'video'),
  photoCategories: (ctx) => categoriesOf(ctx, 'photo'),
  musicCategories: (ctx, { musicType }) => categoriesOf(ctx, MUSIC_TYPES[musicType]),
  musicTags: tagsOf,
  async material(ctx, { id }) {
    const material = await materialDetail(ctx, id);
    return isProblem(material) ? material : { material };
  },
  sample: (ctx, { id }) => sampleLink(ctx, id),
  report: async (ctx, input) => (await reportMaterial(ctx, input)) ?? {},
  topics: allTopics,
  topic: (ctx, { id }) => oneTopic(ctx, id),
  playlists: allPlaylists,
  playlist: (ctx, { id }) => onePlaylist(ctx, id),
  shop: (ctx, { id }) => oneShop(ctx, id),
};
