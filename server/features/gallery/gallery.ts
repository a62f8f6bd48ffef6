import type { Gallery, Work, WorkCard } from '#contract/calls/gallery.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { authorsOf } from '../entries/entries.ts';
import * as queries from './gallery.queries.ts';
import type { CardRow } from './gallery.queries.ts';

export { workDates } from './gallery.queries.ts';

type Reader = Pick<Context, 'db' | 'objects' | 'secrets' | 'language'>;

const PAGE = 24;

/** What visitors see of a contest at first; null while there is nothing to see. */
export async function readGallery(ctx: Reader, contestId: number): Promise<Gallery | null> {
  const tracks = await queries.countByTrack(ctx.db, contestId);
  if (tracks.length === 0) return null;
  return {
    tracks: tracks.map(({ id, nameZh, nameEn, works }) => ({
      id,
      name: inLanguage(ctx.language, nameZh, nameEn),
      works,
    })),
    ...(await readPage(ctx, { contestId, trackId: null, after: null })),
  };
}

interface Asked {
  contest: string;
  track?: number | undefined;
  after?: number | undefined;
}

export async function readWorks(ctx: Reader, { contest, track, after }: Asked) {
  const contestId = await queries.findContestId(ctx.db, contest);
  if (contestId === undefined) return problem('not-found');
  return await readPage(ctx, { contestId, trackId: track ?? null, after: after ?? null });
}

interface Place {
  contestId: number;
  trackId: number | null;
  after: number | null;
}

async function readPage(ctx: Reader, place: Place): Promise<{ works: WorkCard[]; more: boolean }> {
  const rows = await queries.listWorks(ctx.db, { ...place, most: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const authors = await namesOf(ctx, shown);
  const works = shown.map((row) => ({ ...factsOf(ctx, row, authors), picture: pictureOf(ctx, row) }));
  return { works, more: rows.length > PAGE };
}

/** Judging is blind, so that nobody is named before it has ended and its results are out. */
async function namesOf(ctx: Reader, rows: readonly CardRow[]): Promise<Map<number, string>> {
  const ids = rows.filter(({ decided }) => decided).map(({ id }) => id);
  return ids.length === 0 ? new Map() : await authorsOf(ctx, ids);
}

function factsOf({ language }: Reader, row: CardRow, authors: ReadonlyMap<number, string>) {
  const { id, title, kind, pictures, durationMs, prizeZh, prizeEn } = row;
  const track = inLanguage(language, row.trackZh, row.trackEn);
  const prize = prizeZh === null ? null : inLanguage(language, prizeZh, prizeEn ?? '');
  return { id, title, track, kind, pictures, durationMs, author: authors.get(id) ?? null, prize };
}

function pictureOf({ objects }: Reader, { cardKey, width, height }: CardRow) {
  return { url: objects.publicUrl(cardKey), width, height };
}

/** A work that visitors may see now. */
export async function readWork(ctx: Reader, id: number): Promise<Work | undefined> {
  const row = await queries.findWork(ctx.db, id);
  if (!row) return undefined;
  const [files, authors] = await Promise.all([queries.shownFiles(ctx.db, id), namesOf(ctx, [row])]);
  const urlOf = (key: string) => ctx.objects.publicUrl(key);
  const film = files.find(({ part }) => part === 'video');
  const { story, place, takenOn, slug, previous, next } = row;
  return {
    ...factsOf(ctx, row, authors),
    story,
    place,
    takenOn,
    juryWords: inLanguage(ctx.language, row.wordsZh ?? '', row.wordsEn ?? ''),
    contest: { slug, title: inLanguage(ctx.language, row.contestZh, row.contestEn) },
    shown: files
      .filter(({ part }) => part !== 'video')
      .map(({ markedKey, width, height }) => ({ url: urlOf(markedKey), width, height })),
    film: film ? urlOf(film.markedKey) : null,
    previous,
    next,
  };
}
