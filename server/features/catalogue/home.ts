import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { bestOfNew, featured, findHero } from './home.queries.ts';
import { imageItem, musicItem, readerOf, videoItem } from './items.ts';
import { type ItemRow, itemsByIds, listHotWords, newestItems } from './items.queries.ts';
import { firstTopics } from './topics.ts';

/** How many of each the home page shows. */
const SHOWN = { topics: 8, videos: 12, photos: 12, music: 6, picks: { video: 4, photo: 5 } };

/** How many candidates are considered. */
const AMONG = { hero: 12, picks: 48 };

/** The part of the home page that comes from the catalogue; no card appears twice. */
export async function homePage(ctx: Context) {
  const reader = readerOf(ctx);
  const [words, topics, videos, photos, music, chosen] = await Promise.all([
    hotWords(ctx),
    firstTopics(ctx, SHOWN.topics),
    newestItems(ctx.db, reader, 'video', SHOWN.videos + SHOWN.picks.video),
    newestItems(ctx.db, reader, 'photo', SHOWN.photos + SHOWN.picks.photo),
    newestItems(ctx.db, reader, 'music', SHOWN.music),
    heroAndPicks(ctx),
  ]);
  const picked = new Set(chosen.picks.map(({ id }) => id));
  const unpicked = (rows: ItemRow[], count: number) => rows.filter(({ id }) => !picked.has(id)).slice(0, count);
  return {
    ...chosen,
    hotWords: words,
    topicList: topics,
    videoList: unpicked(videos, SHOWN.videos).map((row) => videoItem(ctx, row)),
    photoList: unpicked(photos, SHOWN.photos).map((row) => imageItem(ctx, row)),
    musicList: music.map((row) => musicItem(ctx, row)),
  };
}

export async function hotWords(ctx: Pick<Context, 'db' | 'language'>): Promise<string[]> {
  const rows = await listHotWords(ctx.db);
  return rows.map((row) => inLanguage(ctx.language, row.wordZh, row.wordEn));
}

/** The first picture at the top of the home page, and a large version for previews on other sites. */
export async function heroPicture(ctx: Pick<Context, 'db' | 'objects'>) {
  const hero = await findHero(ctx.db, AMONG.hero);
  return hero && { shown: ctx.objects.publicUrl(hero.thumbnail), large: ctx.objects.publicUrl(hero.poster) };
}

async function heroAndPicks(ctx: Context) {
  const hero = await findHero(ctx.db, AMONG.hero);
  const ids = await pickedIds(ctx, hero?.id);
  const rows = await itemsByIds(ctx.db, readerOf(ctx), [...ids, ...(hero ? [hero.id] : [])]);
  const found = new Map(rows.map((row) => [row.id, row]));
  const clip = hero && found.get(hero.id);
  return {
    hero: clip ? videoItem(ctx, clip) : null,
    picks: ids
      .flatMap((id) => found.get(id) ?? [])
      .map((row) => (row.kind === 'video' ? videoItem(ctx, row) : imageItem(ctx, row))),
  };
}

/** Alternates clips and photos; the clip at the top of the page is not among them. */
async function pickedIds({ db }: Context, hero: number | undefined): Promise<number[]> {
  const { video, photo } = SHOWN.picks;
  const [chosen, pictures] = await Promise.all([featured(db, 'video', video + 1), featured(db, 'photo', photo)]);
  const clips = chosen.filter((id) => id !== hero).slice(0, video);
  if (clips.length + pictures.length > 0) return inTurn(clips, pictures);
  const [newClips, newPictures] = await Promise.all([
    bestOfNew(db, 'video', { skip: SHOWN.videos, among: AMONG.picks, count: video }),
    bestOfNew(db, 'photo', { skip: SHOWN.photos, among: AMONG.picks, count: photo }),
  ]);
  return inTurn(newClips, newPictures);
}

function inTurn(clips: readonly number[], pictures: readonly number[]): number[] {
  const turns = Math.max(clips.length, pictures.length);
  return Array.from({ length: turns }, (_, n) => [...clips.slice(n, n + 1), ...pictures.slice(n, n + 1)]).flat();
}
