import type { ParsedInputOf } from '#contract/call.ts';
import type { earningsCalls, EarningsFigures, EarningsWork } from '#contract/calls/earnings.ts';
import { type DayPeriod, monthsIn, timeBefore } from '#contract/domain/period.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { listWords } from '../tracking/tracking.ts';
import { presentRow, presentSold, presentWork } from './present.ts';
import { type GroupRow, sumSold, sumUses } from './sold.queries.ts';
import { countWorks, findWork, findWorks, listPriceChanges, listWorks } from './works.queries.ts';

const BEST_WORKS = 6;
const MOST_WORDS = 20;
const MOST_CHANGES = 20;

export async function readFigures(ctx: MemberContext, period: DayPeriod): Promise<EarningsFigures> {
  const groups = await sumSold(ctx.db, ctx.actor.userId, period, BEST_WORKS);
  const by = (wanted: GroupRow['by']) => groups.filter((group) => group.by === wanted);
  const income = (row: GroupRow) => ({ income: presentSold(row).income });
  const months = new Map(by('month').map((row) => [row.month, income(row).income]));
  const best = by('work');
  const works = new Map(
    (
      await findWorks(
        ctx.db,
        best.map(({ materialId }) => materialId),
      )
    ).map((row) => [row.id, row]),
  );
  return {
    before: timeBefore(period),
    ...presentSold(by('all')[0]!),
    months: monthsIn(period).map((month, place) => ({ month, income: months.get(place) ?? { now: 0, before: 0 } })),
    kinds: by('kind').map((row) => ({ kind: row.kind, ...income(row) })),
    works: best.map((row) => ({ ...presentWork(ctx, works.get(row.materialId)!), ...income(row) })),
    scenes: by('scene').map((row) => ({ scene: row.scene, ...income(row) })),
  };
}

export async function readWorks(
  ctx: MemberContext,
  { pageNo, pageSize, orderBy, ...period }: ParsedInputOf<typeof earningsCalls.works>,
) {
  const { userId } = ctx.actor;
  const offset = (pageNo - 1) * pageSize;
  const rows = await listWorks(ctx.db, userId, period, { orderBy, limit: pageSize, offset });
  // A page beyond the last one has no row that could tell the total.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countWorks(ctx.db, userId, period));
  return { infos: rows.map((row) => presentRow(ctx, row)), total };
}

export async function readWork(
  ctx: MemberContext,
  { id, ...period }: ParsedInputOf<typeof earningsCalls.work>,
): Promise<EarningsWork | Problem> {
  const { db, actor } = ctx;
  const row = await findWork(db, actor.userId, period, id);
  if (!row) return problem('not-found');
  const [words, priceChanges, uses] = await Promise.all([
    listWords(db, id, period, MOST_WORDS),
    listPriceChanges(db, id, MOST_CHANGES),
    sumUses(db, actor.userId, period, id),
  ]);
  return {
    work: presentRow(ctx, row),
    words,
    priceClass: row.priceClass,
    priceChanges: priceChanges.map((change) => ({ ...change, at: change.at.toISOString() })),
    uses: uses.map(({ scene, channel, period: term, area, ...sums }) => ({
      terms: { scene, channel, period: term, area },
      ...presentSold(sums),
    })),
  };
}
