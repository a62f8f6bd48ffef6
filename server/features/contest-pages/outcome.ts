import type { ShownContest } from '#contract/calls/contest-pages.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { decidedContests, juryOf, readFigures, type WinnerRow, winnersOf } from './outcome.queries.ts';

type Reader = Pick<Context, 'db' | 'objects' | 'language'>;

const MOST = 100;

/** Judges who have agreed to be named. */
export async function readJury({ db, language }: Reader, contestId: number): Promise<ShownContest['jury']> {
  const rows = await juryOf(db, contestId);
  return rows.map(({ name, titleZh, titleEn }) => ({ name, title: inLanguage(language, titleZh, titleEn) }));
}

/** Who won what in a contest that is decided; nobody while no prize has been given. */
export async function readOutcome(ctx: Reader, contestId: number): Promise<ShownContest['outcome']> {
  const [figures, winners] = await Promise.all([readFigures(ctx.db, contestId), winnersOf(ctx.db, contestId)]);
  const named = ({ trackZh, trackEn }: WinnerRow) =>
    trackZh === null ? null : inLanguage(ctx.language, trackZh, trackEn ?? '');
  const groups = [...Map.groupBy(winners, named)].map(([track, rows]) => ({
    track,
    works: rows.map((row) => workOf(ctx, row)),
  }));
  return { ...figures, groups };
}

function workOf({ objects, language }: Reader, row: WinnerRow) {
  const { title, author, cardKey, workId } = row;
  return {
    title,
    author,
    prize: inLanguage(language, row.prizeZh, row.prizeEn),
    words: inLanguage(language, row.wordsZh, row.wordsEn),
    picture: cardKey === null ? null : objects.publicUrl(cardKey),
    workId,
  };
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
