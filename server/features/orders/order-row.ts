import type { OrderRow } from '#contract/calls/orders.ts';
import { nextStepOf } from '#contract/domain/order.ts';
import type { Context } from '../../context.ts';
import type { ListedRow } from './list.queries.ts';

/** A row of a list; deadlines only while somebody has to keep them. */
export function orderRow(ctx: Context, row: ListedRow): OrderRow {
  return {
    orderId: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    closeReason: row.close_reason,
    refund: row.refund,
    next: nextStepOf(row.state, row.refund),
    licensee: row.licensee,
    projectName: row.project_name,
    totalFen: row.total_fen,
    lineCount: row.line_count,
    thumbnails: row.thumbnails.map((key) => ctx.objects.publicUrl(key)),
    createdAt: row.created_at.toISOString(),
    quoteDueAt: row.state === 'submitted' ? (row.quote_due_at?.toISOString() ?? null) : null,
    payBy: row.state === 'quoted' ? (row.pay_by?.toISOString() ?? null) : null,
  };
}
