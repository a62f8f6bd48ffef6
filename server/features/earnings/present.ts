import type { EarningsRow } from '#contract/calls/earnings.ts';
import type { Compared } from '#contract/period.ts';
import type { Context } from '../../context.ts';
import type { SoldRow } from './sold.queries.ts';
import type { CountedRow, WorkRow } from './works.queries.ts';

const compared = (now: number, before: number): Compared => ({ now, before });

export function presentSold(row: SoldRow) {
  return {
    sales: compared(row.sales, row.salesBefore),
    refunds: compared(row.refunds, row.refundsBefore),
    income: compared(row.income, row.incomeBefore),
  };
}

export function presentWork({ objects }: Pick<Context, 'objects'>, row: WorkRow) {
  const { id, code, kind, titleZh, titleEn, thumbnail } = row;
  return { id, code, kind, titleZh, titleEn, thumbnail: thumbnail === null ? null : objects.publicUrl(thumbnail) };
}

export function presentRow(ctx: Pick<Context, 'objects'>, row: CountedRow): EarningsRow {
  return {
    ...presentWork(ctx, row),
    opens: compared(row.opens, row.opensBefore),
    samples: compared(row.samples, row.samplesBefore),
    carts: compared(row.carts, row.cartsBefore),
    ...presentSold(row),
  };
}
