import { yuanOf } from '#contract/domain/money.ts';
import { PAYMENT_STATES } from '#contract/domain/payment.ts';
import type { MemberContext } from '../../context.ts';
import { csv } from '../../platform/csv/write.ts';
import { textFor } from '../../platform/http/reply.ts';
import { type BillFilter, listBill, sumBill } from './bill.queries.ts';
import { minuteInChina, paidInChina } from './days.ts';

const MOST_EXPORTED = 10_000;

export async function readBill(
  ctx: MemberContext,
  { pageNo, pageSize, ...filter }: BillFilter & { pageNo: number; pageSize: number },
) {
  const whose = { buyerId: ctx.actor.userId, language: ctx.language };
  const sums = await sumBill(ctx.db, whose, filter);
  const rows = await listBill(ctx.db, whose, { filter, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { infos: rows.map((row) => ({ ...row, at: row.at.toISOString() })), ...sums };
}

/** The billing as a spreadsheet: amounts in yuan, times in China's time. */
export async function exportBill(ctx: MemberContext, filter: BillFilter) {
  const whose = { buyerId: ctx.actor.userId, language: ctx.language };
  const rows = await listBill(ctx.db, whose, { filter, limit: MOST_EXPORTED, offset: 0 });
  const { ledger, trade } = textFor(ctx.language);
  const { at, kind, order, project, way, tradeNo, state, amount } = ledger.columns;
  const stateName = (name: (typeof rows)[number]['state']) =>
    isPaymentState(name) ? trade.paymentState[name] : trade.refunding[name];
  const lines = rows.map((row) => [
    row.kind === 'payment' ? paidInChina(row.way, row.at) : minuteInChina(row.at),
    ledger.kind[row.kind],
    row.orderNumber,
    row.projectName,
    trade.way[row.way],
    row.tradeNo ?? '',
    stateName(row.state),
    Number(yuanOf(row.amountFen)),
  ]);
  return { csv: csv([[at, kind, order, project, way, tradeNo, state, amount], ...lines]) };
}

function isPaymentState(state: string): state is (typeof PAYMENT_STATES)[number] {
  return (PAYMENT_STATES as readonly string[]).includes(state);
}
