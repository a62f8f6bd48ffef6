import type { Context } from '../../context.ts';
import { createTally } from '../../platform/database/tally.ts';
import { addToDay } from './banner-counts.queries.ts';

const shownTally = createTally('banners that were seen', (db, counts) => addToDay(db, 'shown', counts));
const clickedTally = createTally('clicks on banners', (db, counts) => addToDay(db, 'clicked', counts));

/** Counts what a browser tells, each banner once; it can be wrong, so nothing depends on it. */
export function countBanners(ctx: Context, { shown, clicked }: { shown: number[]; clicked: number[] }): void {
  for (const id of new Set(shown)) shownTally.count(ctx, id);
  for (const id of new Set(clicked)) clickedTally.count(ctx, id);
}

/** Writes what was counted. */
export async function writeBannerCounts(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  await shownTally.writeNow(ctx);
  await clickedTally.writeNow(ctx);
}
