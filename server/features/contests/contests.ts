import type { ContestItem } from '#contract/items.ts';
import type { ContestOrder } from '#contract/domain/discovery.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { contestsToCome, countContests, findContest, listContests } from './contests.queries.ts';

export { addContest, showBroughtContests } from './brought.ts';
export { contestsBrought } from './brought.queries.ts';
export { isContestShown } from './contests.queries.ts';
export { saveResultsReady } from './results.queries.ts';

type Row = Awaited<ReturnType<typeof listContests>>[number];

type Reader = Pick<Context, 'db' | 'language'>;

function contestItem({ language }: Reader, row: Row): ContestItem {
  return {
    id: row.id,
    slug: row.slug,
    title: inLanguage(language, row.titleZh, row.titleEn),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    open: row.open,
  };
}

/** Contests that people can enter now or soon. */
export async function runningContests(ctx: Reader, count: number): Promise<ContestItem[]> {
  const rows = await contestsToCome(ctx.db, count);
  return rows.map((row) => contestItem(ctx, row));
}

interface Wanted {
  orderBy: ContestOrder;
  pageNo: number;
  pageSize: number;
}

export async function contestPage(ctx: Reader, wanted: Wanted) {
  const [rows, { total, open }] = await Promise.all([listContests(ctx.db, wanted), countContests(ctx.db)]);
  return { collectingGameCount: open, infos: rows.map((row) => contestItem(ctx, row)), total };
}

/** Contests with what they are about, those that close next first. */
export async function contestsInWords(ctx: Reader, count: number): Promise<(ContestItem & { summary: string })[]> {
  const rows = await listContests(ctx.db, { orderBy: 'closing', pageNo: 1, pageSize: count });
  return rows.map((row) => ({
    ...contestItem(ctx, row),
    summary: inLanguage(ctx.language, row.summaryZh, row.summaryEn),
  }));
}

/** A contest that is published. */
export async function readContest(ctx: Reader, id: number): Promise<ContestItem | undefined> {
  const row = await findContest(ctx.db, id);
  return row && contestItem(ctx, row);
}
