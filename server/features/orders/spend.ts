import type { CompanySpend } from '#contract/calls/company-spend.ts';
import { yuanOf } from '#contract/domain/money.ts';
import { type DayPeriod, monthsIn, timeBefore } from '#contract/domain/period.ts';
import { buyerIn, type MemberContext } from '../../context.ts';
import { csv } from '../../platform/csv/write.ts';
import { textFor } from '../../platform/http/reply.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { listForTable, type SpentRow, sumSpent } from './spend.queries.ts';

/** Projects and people in the charts; the table has all. */
const MOST_RANKED = 8;
const MOST_EXPORTED = 50_000;

const NOTHING = { now: 0, before: 0 };
const spentIn = ({ now, before }: SpentRow) => ({ spent: { now, before } });

/** What the caller's company spent; not found without one. */
export async function readSpend(ctx: MemberContext, period: DayPeriod): Promise<CompanySpend | Problem> {
  if (buyerIn(ctx).customerId === null) return problem('not-found');
  const rows = await sumSpent(ctx.db, ctx.actor.userId, period, MOST_RANKED);
  const by = (wanted: SpentRow['by']) => rows.filter((row) => row.by === wanted);
  const all = by('all')[0];
  const months = new Map(by('month').map((row) => [row.month, spentIn(row).spent]));
  return {
    before: timeBefore(period),
    spent: all ? spentIn(all).spent : NOTHING,
    orders: all ? { now: all.ordersNow, before: all.ordersBefore } : NOTHING,
    months: monthsIn(period).map((month) => ({ month, spent: months.get(month) ?? NOTHING })),
    projects: by('project').map((row) => ({ name: row.projectName, ...spentIn(row) })),
    people: by('person').map((row) => ({ userId: row.userId, name: row.name, ...spentIn(row) })),
  };
}

export const exportPlaced = (ctx: MemberContext, period: DayPeriod) => exportOrders(ctx, period, 'placed');
export const exportSpent = (ctx: MemberContext, period: DayPeriod) => exportOrders(ctx, period, 'spent');

/** Orders of the caller's company as a spreadsheet: amounts in yuan, days in China. */
async function exportOrders(
  ctx: MemberContext,
  period: DayPeriod,
  which: 'placed' | 'spent',
): Promise<{ csv: string } | Problem> {
  if (buyerIn(ctx).customerId === null) return problem('not-found');
  const rows = await listForTable(ctx.db, ctx.actor.userId, period, { which, limit: MOST_EXPORTED });
  const { companyTable: c, trade } = textFor(ctx.language);
  const heads = [
    c.number,
    c.orderedOn,
    c.paidOn,
    c.state,
    c.project,
    c.buyer,
    trade.reference.poNumber,
    trade.reference.costCentre,
    c.licensee,
    c.amount,
  ];
  const lines = rows.map((row) => [
    row.number,
    row.orderedOn,
    row.paidOn ?? '',
    row.closeReason === null ? trade.state[row.state] : trade.closeReason[row.closeReason],
    row.projectName,
    row.buyer,
    row.poNumber,
    row.costCentre,
    row.licensee,
    row.totalFen === null ? '' : Number(yuanOf(row.totalFen)),
  ]);
  return { csv: csv([heads, ...lines]) };
}
