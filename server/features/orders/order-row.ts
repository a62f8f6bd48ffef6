import type { OrderRow } from '#contract/calls/orders.ts';
import { nextStepOf } from '#contract/domain/order.ts';
import type { Context } from '../../context.ts';
import type { ListedRow } from './list.queries.ts';

/** A row of a list; it has deadlines only while they matter. */
export function orderRow(ctx: Context, row: ListedRow): OrderRow {
  return {
    orderId: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    closeReason: row.closeReason,
    refund: row.refund,
    next: nextStepOf(row.state, row.refund, row.approval),
    licensee: row.licensee,
    projectName: row.projectName,
    partCount: row.partCount,
    totalFen: row.totalFen,
    lineCount: row.lineCount,
    thumbnails: row.thumbnails.map((key) => ctx.objects.publicUrl(key)),
    createdAt: row.createdAt.toISOString(),
    quoteDueAt: row.state === 'submitted' ? (row.quoteDueAt?.toISOString() ?? null) : null,
    payBy: row.state === 'quoted' ? (row.payBy?.toISOString() ?? null) : null,
  };
}
