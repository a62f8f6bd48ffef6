import type { ContestPage, ShownContest } from '#contract/calls/contest-pages.ts';
import { INDEX, RESULTS } from '#contract/domain/contest-pages.ts';
import { DEFAULT_BODY, RESULTS_BODY } from '#contract/domain/draw-contest.ts';
import { inLanguage, type Language, LANGUAGES } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { pagesOfContest } from '../content/content.ts';
import { readFavourites, readGallery } from '../gallery/gallery.ts';
import { type ContestRow, criteriaOf, findShownContest, prizesOf, tracksOf } from './contest-pages.queries.ts';
import { readJury, readOutcome } from './outcome.ts';

export { contestPageDates } from './contest-pages.queries.ts';
export { readDecided } from './outcome.ts';

type Reader = Pick<Context, 'db' | 'objects' | 'secrets' | 'language' | 'actor'>;

/** What the server knows of a page beside what readers see. */
type Read = ContestPage & { seo: string; languages: readonly Language[] };

/** A page of a published contest. The first one, and the results once they are out, are there though nobody wrote them. */
export async function readContestPage(
  ctx: Reader,
  { slug, page }: { slug: string; page: string },
): Promise<Read | undefined> {
  const row = await findShownContest(ctx.db, slug);
  if (!row) return undefined;
  const [contest, { entry, pages }] = await Promise.all([
    presentContest(ctx, row),
    pagesOfContest(ctx, { contestId: row.id, page }),
  ]);
  const own = isTooEarly(contest, page) ? undefined : (entry ?? unwritten(ctx, contest, page));
  if (!own) return undefined;
  const { title, summary, language, cover, body, pictures, materials, prices, figures, seo, languages } = own;
  const shown = { slug, title, summary, language, cover, body, pictures, materials, prices, figures };
  return { ...shown, page, contest, pages: withIndex(contest, pages), seo, languages };
}

function withIndex({ title }: ShownContest, pages: ContestPage['pages']): ContestPage['pages'] {
  const index = pages.find(({ page }) => page === INDEX) ?? { page: INDEX, title };
  return [index, ...pages.filter(({ page }) => page !== INDEX)];
}

/** Nobody reads of results before they are out. */
function isTooEarly({ state }: ShownContest, page: string): boolean {
  return page === RESULTS && state !== 'decided';
}

function unwritten({ language }: Reader, { title, summary }: ShownContest, page: string) {
  const body = { [INDEX]: DEFAULT_BODY, [RESULTS]: RESULTS_BODY }[page];
  if (!body) return undefined;
  const nothing = { cover: null, pictures: {}, materials: [], prices: {}, figures: null, seo: '' };
  return { ...nothing, title, summary, language, body: [...body], languages: LANGUAGES };
}

async function presentContest(ctx: Reader, row: ContestRow): Promise<ShownContest> {
  const { db, language } = ctx;
  const [tracks, criteria, prizes, jury, outcome, gallery, favourites] = await Promise.all([
    tracksOf(db, row.id),
    criteriaOf(db, row.id),
    prizesOf(db, row.id),
    readJury(ctx, row.id),
    row.state === 'decided' ? readOutcome(ctx, row.id) : null,
    readGallery(ctx, row.id),
    row.state === 'decided' ? readFavourites(ctx, row.id) : [],
  ]);
  const own = (zh: string, en: string) => inLanguage(language, zh, en);
  return {
    slug: row.slug,
    title: own(row.titleZh, row.titleEn),
    series: row.series,
    summary: own(row.summaryZh, row.summaryEn),
    rules: own(row.rulesZh, row.rulesEn),
    sponsor: own(row.sponsorZh, row.sponsorEn),
    state: row.state,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    resultsAt: row.resultsAt?.toISOString() ?? null,
    maxScore: row.maxScore,
    tracks: tracks.map(({ kind, limits, ...track }) => ({
      name: own(track.nameZh, track.nameEn),
      brief: own(track.briefZh, track.briefEn),
      kind,
      limits,
    })),
    criteria: criteria.map(({ nameZh, nameEn, maxScore }) => ({ name: own(nameZh, nameEn), maxScore })),
    prizes: prizes.map(({ count, trackZh, trackEn, ...prize }) => ({
      name: own(prize.nameZh, prize.nameEn),
      reward: own(prize.rewardZh, prize.rewardEn),
      count,
      track: trackZh === null ? null : own(trackZh, trackEn ?? ''),
    })),
    jury,
    outcome,
    gallery,
    favourites,
  };
}
