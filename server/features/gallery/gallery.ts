import type { Favourite, Gallery, Work, WorkCard } from '#contract/calls/gallery.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { authorsOf } from '../entries/entries.ts';
import * as queries from './gallery.queries.ts';
import type { CardRow } from './gallery.queries.ts';
import { countVotes, mostVoted } from './votes.queries.ts';

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
    voting: tracks.some(({ voting }) => voting),
    ...(await readPage(ctx, { contestId, trackId: null, after: null })),
  };
}

/** What the audience of a contest liked best; nothing before the results are out. */
export async function readFavourites(ctx: Reader, contestId: number): Promise<Favourite[]> {
  const votes = new Map((await mostVoted(ctx.db, contestId)).map((row) => [row.id, row.votes]));
  if (votes.size === 0) return [];
  const works = await presentCards(ctx, await queries.worksByIds(ctx.db, [...votes.keys()]));
  return works.map((work) => ({ ...work, votes: votes.get(work.id) ?? 0 }));
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
  return { works: await presentCards(ctx, rows.slice(0, PAGE)), more: rows.length > PAGE };
}

async function presentCards(ctx: Reader, rows: readonly CardRow[]): Promise<WorkCard[]> {
  const authors = await namesOf(ctx, rows);
  return rows.map((row) => ({ ...factsOf(ctx, row, authors), picture: pictureOf(ctx, row) }));
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
  const { story, place, takenOn, voting, slug, previous, next } = row;
  return {
    ...factsOf(ctx, row, authors),
    story,
    place,
    takenOn,
    voting,
    votes: row.audiencePrize && row.decided ? await countVotes(ctx.db, id) : null,
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
