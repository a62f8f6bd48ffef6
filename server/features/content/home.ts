import { newestCases, shownBanners } from './home.queries.ts';
import { summariesOf } from './read.ts';
import type { EntryReader } from './reader.ts';

const CASES = 3;

/** What editors show on the home page; nothing of it in another language than the reader's. */
export async function readHome(ctx: EntryReader) {
  const { db, language } = ctx;
  const [banners, cases] = await Promise.all([shownBanners(db, language), newestCases(db, language, CASES)]);
  const told = await summariesOf(ctx, [...banners, ...cases]);
  return {
    banners: banners.map(({ id, facts: { place, link } }, index) => {
      const { title, summary, cover } = told[index]!;
      return { id, place, title, summary, cover, link };
    }),
    cases: told.slice(banners.length),
  };
}
