import type { FinanceRow, FinanceView, RefusedNotice } from '#contract/calls/finance-desk.ts';
import { yuanOf } from '#contract/domain/money.ts';
import { REFUND_DUE_REASONS } from '#contract/domain/payment.ts';
import type { MemberContext } from '../../../context.ts';
import { csv } from '../../../platform/csv/write.ts';
import { textFor } from '../../../platform/http/reply.ts';
import { problem } from '../../../platform/problem.ts';
import { holdingRed, isInvoiced } from '../../invoices/invoices.ts';
import { touched } from '../../licences/licences.ts';
import { paidInChina } from '../days.ts';
import { countRefused, listNotices, listRefused } from '../notices.queries.ts';
import { voucherAt } from '../own-payments.ts';
import { listPaymentsOf } from '../payments.queries.ts';
import { presentPayment } from '../present-payment.ts';
import {
  countLedger,
  type DeskRow,
  findDeskRow,
  findRefundWish,
  isUsed,
  type LedgerFilter,
  listLedger,
} from './finance-desk.queries.ts';

/** Refused notices, from gateways or from others who pretend to be one. */
export async function readRefusedNotices(
  ctx: MemberContext,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ infos: RefusedNotice[]; total: number }> {
  const total = await countRefused(ctx.db);
  const rows = await listRefused(ctx.db, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const infos = rows.map(({ id, at, firstAt, ...row }) => ({
    noticeId: id,
    at: at.toISOString(),
    firstAt: firstAt.toISOString(),
    ...row,
  }));
  return { infos, total };
}

const MOST_EXPORTED = 20_000;

function presentRow(row: DeskRow): FinanceRow {
  const { orderId, productOrderId, orderNumber, orderState, orderRefund: refundState } = row;
  const { buyer, licensee, totalFen } = row;
  return {
    ...presentPayment(row),
    orderId,
    productOrderId,
    orderNumber,
    orderState,
    refundState,
    buyer,
    licensee,
    totalFen,
  };
}

export async function readLedger(
  ctx: MemberContext,
  { view, pageNo, pageSize, ...filter }: LedgerFilter & { view: FinanceView; pageNo: number; pageSize: number },
) {
  const total = await countLedger(ctx.db, view, filter);
  const rows = await listLedger(ctx.db, {
    view,
    filter,
    language: ctx.language,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  return { infos: rows.map(presentRow), total };
}

export async function readPayment(ctx: MemberContext, { paymentId }: { paymentId: number }) {
  const row = await findDeskRow(ctx.db, paymentId, ctx.language);
  if (!row) return problem('not-found');
  const payments = await listPaymentsOf(ctx.db, row);
  const wish = await findRefundWish(ctx.db, row);
  const notices = row.outTradeNo === null ? [] : await listNotices(ctx.db, row.outTradeNo);
  const { voucherKey, poNumber, costCentre } = row;
  return {
    payment: presentRow(row),
    voucher: voucherKey === null ? null : await voucherAt(ctx, voucherKey),
    references: { poNumber, costCentre },
    others: payments.filter(({ id }) => id !== paymentId).map(presentPayment),
    refundWords: wish?.words ?? '',
    refundRequestedAt: wish?.at?.toISOString() ?? null,
    redFlush: await holdingRed(ctx, row),
    invoiced: await isInvoiced(ctx.db, [row]),
    ...(row.orderId === null ? await useOfProduct(ctx, row.productOrderId) : await useOfOrder(ctx, row.orderId)),
    notices: notices.map((notice) => ({
      ...notice,
      at: notice.at.toISOString(),
    })),
  };
}

/** What a buyer has had of an order, for whoever decides on its refund. */
async function useOfOrder(ctx: MemberContext, orderId: number) {
  const { downloads, certificates } = await touched(ctx, orderId);
  return { untouched: downloads === 0 && certificates === 0, downloads, certificates };
}

/** The same of a product order. */
async function useOfProduct(ctx: MemberContext, productOrderId: number) {
  return { untouched: !(await isUsed(ctx.db, productOrderId)), downloads: 0, certificates: 0 };
}

/** The ledger as a spreadsheet: amounts in yuan, times in China's time. */
export async function exportLedger(ctx: MemberContext, filter: LedgerFilter) {
  const rows = await listLedger(ctx.db, {
    view: 'ledger',
    filter,
    language: ctx.language,
    limit: MOST_EXPORTED,
    offset: 0,
  });
  const { ledger, trade } = textFor(ctx.language);
  const c = ledger.columns;
  const reasonIn = (reason: string) => {
    const known = REFUND_DUE_REASONS.find((one) => one === reason);
    return known ? trade.refundDueReason[known] : reason;
  };
  const heads = [c.at, c.order, c.buyer, c.licensee, c.way, c.tradeNo, c.payer, c.amount, c.state, c.reason];
  const lines = rows.map((row) => [
    paidInChina(row.way, row.paidAt),
    row.orderNumber,
    row.buyer,
    row.licensee,
    trade.way[row.way],
    row.tradeNo ?? '',
    row.payer,
    Number(yuanOf(row.amountFen)),
    trade.paymentState[row.state],
    reasonIn(row.reason),
    row.refundState === 'done' ? Number(yuanOf(row.refundFen ?? 0)) : '',
    row.refundTradeNo ?? '',
  ]);
  return { csv: csv([[...heads, c.refunded, c.refundTradeNo], ...lines]) };
}
