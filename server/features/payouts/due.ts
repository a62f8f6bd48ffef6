import type { DueRow as Shown, DueView } from '#contract/calls/payouts.ts';
import { type Hold, MOST_LINES } from '#contract/domain/payout.ts';
import type { PayoutTemplate } from '#contract/domain/payout-file.ts';
import type { MemberContext } from '../../context.ts';
import { lackingInGbk } from '../../platform/csv/gbk.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { countBatches } from './batches.queries.ts';
import { type DueRow, listDue } from './due.queries.ts';
import { newestTemplate } from './templates.queries.ts';

/** Everything that keeps a statement out of a file of this encoding; a payment by hand has no file. */
export function holdsOf(row: DueRow, encoding: PayoutTemplate['encoding'] | 'none'): Hold[] {
  const { realName, accountId, holder, bounceReason, netFen, taxCategory, invoiced } = row;
  const holds: [Hold, boolean][] = [
    ['real-name', realName === null],
    ['account', accountId === null],
    ['holder', realName !== null && accountId !== null && holder !== realName],
    ['bounced', bounceReason !== null],
    ['category', netFen === null],
    ['invoice', taxCategory === 'company' && !invoiced],
    ['letters', encoding === 'gbk' && accountId !== null && lackingInGbk(writtenOf(row)).length > 0],
  ];
  return holds.filter(([, holding]) => holding).map(([hold]) => hold);
}

const writtenOf = ({ holder, bank, branch, province, city }: DueRow) => holder + bank + branch + province + city;

/** What keeps one statement from being paid by hand. */
export async function readHolds(ctx: MemberContext, { id }: { id: number }): Promise<{ holds: Hold[] } | Problem> {
  const [row] = await listDue(ctx.db, [id]);
  return row ? { holds: holdsOf(row, 'none') } : problem('not-found');
}

async function sortDue(ctx: MemberContext) {
  const [rows, { template }] = await Promise.all([listDue(ctx.db, 'all'), newestTemplate(ctx.db)]);
  const shown = rows.map((row) => present(row, holdsOf(row, template.encoding)));
  return {
    ready: shown.filter(({ holds }) => holds.length === 0),
    held: shown.filter(({ holds }) => holds.length > 0),
  };
}

export async function readDue(
  ctx: MemberContext,
  { view, pageNo, pageSize }: { view: DueView; pageNo: number; pageSize: number },
) {
  const sorted = await sortDue(ctx);
  const next = sorted.ready.slice(0, MOST_LINES);
  return {
    infos: sorted[view].slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: sorted[view].length,
    next: { ids: next.map(({ id }) => id), totalFen: next.reduce((sum, { netFen }) => sum + (netFen ?? 0), 0) },
  };
}

export async function readCounts(ctx: MemberContext) {
  const [{ ready, held }, batches] = await Promise.all([sortDue(ctx), countBatches(ctx.db)]);
  return { ready: ready.length, held: held.length, ...batches };
}

function present(row: DueRow, holds: Hold[]): Shown {
  const { id, number, quarter, userId, photographer, netFen, holder, bank, numberEnd } = row;
  return {
    id,
    number,
    quarter,
    userId,
    photographer,
    netFen,
    confirmedAt: row.confirmedAt.toISOString(),
    account: row.accountId === null ? null : { holder, bank, numberEnd },
    holds,
    bounceReason: row.bounceReason ?? '',
  };
}
