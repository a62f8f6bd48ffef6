import type { BatchDetail, BatchRow as Shown, PayoutLine } from '#contract/calls/payouts.ts';
import { lineNumber } from '#contract/domain/payout.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { type BatchRow, findBatch } from './batches.queries.ts';
import { listLines, type PayoutRow } from './lines.queries.ts';
import { listReturns } from './returns.queries.ts';
import { readTemplate } from './templates.queries.ts';

export function presentBatch(row: BatchRow): Shown {
  const { id, number, state, lineCount, totalFen, paidCount, bouncedCount, preparedBy, releasedBy } = row;
  return {
    id,
    number,
    state,
    lineCount,
    totalFen,
    paidCount,
    bouncedCount,
    preparedBy,
    preparedAt: row.preparedAt.toISOString(),
    releasedBy,
    releasedAt: row.releasedAt?.toISOString() ?? null,
  };
}

export async function readBatch(ctx: MemberContext, { id }: { id: number }): Promise<{ batch: BatchDetail } | Problem> {
  const row = await findBatch(ctx.db, id);
  if (!row) return problem('not-found');
  const [lines, returns, { encoding }] = await Promise.all([
    listLines(ctx.db, id),
    listReturns(ctx.db, id),
    readTemplate(ctx.db, row.templateVersion),
  ]);
  return {
    batch: {
      ...presentBatch(row),
      templateVersion: row.templateVersion,
      encoding,
      fileHash: row.fileHash ?? '',
      mine: row.preparedById === ctx.actor.userId,
      lines: lines.map((line) => presentLine(row.number, line)),
      returns: returns.map((one) => ({ ...one, at: one.at.toISOString() })),
    },
  };
}

function presentLine(batch: string, row: PayoutRow): PayoutLine {
  const { id, place, statementId, statement, photographer, holder, bank, branch, numberEnd, amountFen } = row;
  return {
    id,
    line: lineNumber(batch, place ?? 0),
    statementId,
    statement,
    photographer,
    holder,
    bank,
    branch,
    numberEnd,
    amountFen,
    state: row.state,
    reference: row.reference,
    paidAt: row.paidAt?.toISOString() ?? null,
    reason: row.reason,
    bouncedAt: row.bouncedAt?.toISOString() ?? null,
  };
}
