import type { ShownContest } from '#contract/calls/contest-pages.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { awardsOf, countEntered, decidedContests, juryOf, type RankedRow, rankedWorks } from './outcome.queries.ts';

type Reader = Pick<Context, 'db' | 'objects' | 'language'>;

const LINK_SECONDS = 600;
const MOST = 100;

/** Judges who have agreed to be named. */
export async function readJury({ db, language }: Reader, contestId: number): Promise<ShownContest['jury']> {
  const rows = await juryOf(db, contestId);
  return rows.map(({ name, titleZh, titleEn }) => ({ name, title: inLanguage(language, titleZh, titleEn) }));
}

/** Who won what in a contest that is decided. */
export async function readOutcome(ctx: Reader, contestId: number): Promise<ShownContest['outcome']> {
  const [entered, awards] = await Promise.all([countEntered(ctx.db, contestId), awardsOf(ctx.db, contestId)]);
  const most = awards.reduce((sum, { count }) => sum + count, 0);
  const ranked = await rankedWorks(ctx.db, contestId, most);
  const tracks = Map.groupBy(ranked, ({ trackId }) => trackId);
  const shown = [...tracks.values()].map(async (rows) => {
    const own = prizesFor(awards, rows[0]!.trackId, tracks.size);
    const works = rows.flatMap((row) => {
      const award = own.find(({ upTo }) => row.rank <= upTo);
      return award ? [workOf(ctx, row, inLanguage(ctx.language, award.nameZh, award.nameEn))] : [];
    });
    return { name: inLanguage(ctx.language, rows[0]!.trackZh, rows[0]!.trackEn), works: await Promise.all(works) };
  });
  return { entered, tracks: await Promise.all(shown) };
}

type Award = Awaited<ReturnType<typeof awardsOf>>[number];

/**
 * Prizes of a track, each with the last rank that gets it. Tracks are ranked by themselves, so that prizes of the whole
 * contest follow from ranks only where it has one track.
 */
export function prizesFor(awards: readonly Award[], trackId: number, tracks: number): (Award & { upTo: number })[] {
  const own = awards.filter((award) => award.trackId === trackId || (award.trackId === null && tracks === 1));
  let upTo = 0;
  return own.map((award) => ({ ...award, upTo: (upTo += award.count) }));
}

async function workOf({ objects }: Reader, { title, author, thumbnailKey }: RankedRow, prize: string) {
  const picture =
    thumbnailKey === null ? null : await objects.signedUrl('originals', thumbnailKey, { seconds: LINK_SECONDS });
  return { title, author, prize, picture };
}

/** Contests whose results are out. */
export async function readDecided({ db, language }: Reader) {
  const rows = await decidedContests(db, MOST);
  const infos = rows.map((row) => ({
    slug: row.slug,
    title: inLanguage(language, row.titleZh, row.titleEn),
    summary: inLanguage(language, row.summaryZh, row.summaryEn),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    resultsAt: row.resultsAt.toISOString(),
  }));
  return { infos, total: infos.length };
}
