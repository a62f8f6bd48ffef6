import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { RED_REASONS } from '../domain/invoice.ts';
import { LIMITS } from '../domain/limits.ts';
import { MOST_FEN } from '../domain/money.ts';
import { REFUND_STATES, ORDER_STATES } from '../domain/order.ts';
import { GATEWAYS, PAYMENT_WAYS, VOUCHER_KINDS } from '../domain/payment.ts';
import { FINANCE } from '../domain/roles.ts';
import { references } from '../references.ts';
import { lastDays } from '../period.ts';
import { requestKey } from './orders.ts';
import { awaitedRed, ofOrderOrProduct, orderOrProduct, payment } from './payments.ts';

/** Transfers to confirm, refund requests of buyers, refunds that are due, and all payments. */
export const FINANCE_VIEWS = ['transfers', 'requests', 'refund-due', 'ledger'] as const;
export type FinanceView = (typeof FINANCE_VIEWS)[number];

const row = z.object({
  ...payment.shape,
  ...orderOrProduct,
  orderNumber: z.string(),
  orderState: z.enum([...ORDER_STATES, 'awaiting']),
  refundState: z.enum(REFUND_STATES),
  buyer: z.string(),
  /** Of a product order, its plan. */
  licensee: z.string(),
  totalFen: z.nullable(z.int()),
});
export type FinanceRow = z.output<typeof row>;

/** Equal notices of one sender, told once. */
const refusedNotice = z.object({
  noticeId: id,
  /** The last time. */
  at: instant,
  firstAt: instant,
  times: z.int(),
  /** Empty for notices from before addresses were kept. */
  address: z.string(),
  gateway: z.enum(GATEWAYS),
  outcome: z.string(),
  outTradeNo: z.nullable(z.string()),
  tradeNo: z.nullable(z.string()),
  ...orderOrProduct,
  orderNumber: z.nullable(z.string()),
  announcedFen: z.nullable(z.int()),
  expectedFen: z.nullable(z.int()),
});
export type RefusedNotice = z.output<typeof refusedNotice>;

const ledgerFilter = {
  way: z.optional(z.enum(PAYMENT_WAYS)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Part of a transaction number, order number, payer or licensee. */
  keyword: z._default(line(0, 60), ''),
};

export const financeDeskCalls = {
  list: post('/office/finance/list', {
    who: FINANCE,
    summary: 'Payments; what waits oldest first, the ledger newest first',
    input: z.strictObject({ view: z.enum(FINANCE_VIEWS), ...ledgerFilter, ...paging }),
    output: listOf(row),
  }),
  counts: post('/office/finance/counts', {
    who: FINANCE,
    summary: 'How much waits, and how many notices of the last 7 days were not taken',
    input: nothing,
    output: z.object({ transfers: z.int(), requests: z.int(), refundDue: z.int(), failed: z.int(), notices: z.int() }),
  }),
  notices: post('/office/finance/notices', {
    who: FINANCE,
    summary: 'Notices of gateways that were not taken, newest first',
    input: z.strictObject(paging),
    output: listOf(refusedNotice),
  }),
  detail: post('/office/finance/detail', {
    who: FINANCE,
    summary: 'One payment with its receipt, its order’s other payments and what gateways said about it',
    input: z.strictObject({ paymentId: id }),
    output: z.object({
      payment: row,
      voucher: z.nullable(z.object({ url: z.string(), kind: z.enum(VOUCHER_KINDS) })),
      others: z.array(payment),
      /** By which the buyer's bookkeeping recognises the order. */
      references,
      refundWords: z.string(),
      refundRequestedAt: z.nullable(instant),
      /** The red-flush that the refund waits for. */
      redFlush: z.nullable(awaitedRed),
      /** The order is on an invoice, part of which is taken back with a refund. */
      invoiced: z.boolean(),
      /** The buyer downloaded neither files nor certificates, or no quote used the membership, so a refund is in full and needs no discussion. */
      untouched: z.boolean(),
      downloads: z.int(),
      certificates: z.int(),
      notices: z.array(z.object({ at: instant, outcome: z.string(), tradeNo: z.nullable(z.string()) })),
    }),
  }),
  confirm: post('/office/finance/confirm', {
    who: FINANCE,
    summary: 'The transfer was found: the order is confirmed, or the money must go back',
    input: z.strictObject({
      key: requestKey,
      paymentId: id,
      /** The bank's number. */
      tradeNo: oneLine(4, 64),
      amountFen: z.int().check(z.gte(1), z.lte(MOST_FEN)),
      receivedOn: z.iso.date(),
    }),
    output: z.object({ state: z.enum(['settled', 'refund_due']) }),
  }),
  reject: post('/office/finance/reject', {
    who: FINANCE,
    summary: 'The transfer was not found: the order waits for payment again',
    input: z.strictObject({ paymentId: id, reason: line(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
  approveRefund: post('/office/finance/approveRefund', {
    who: FINANCE,
    summary: 'The buyer gets the money back: licences are revoked or the membership ends, the order is closed',
    input: ofOrderOrProduct({
      key: requestKey,
      answer: line(0, LIMITS.reasonMax),
      /** Why the order's part of its invoice is taken back. */
      redReason: z._default(z.enum(RED_REASONS), '03'),
    }),
    output: z.object({}),
  }),
  refuseRefund: post('/office/finance/refuseRefund', {
    who: FINANCE,
    summary: 'The buyer does not get the money back',
    input: ofOrderOrProduct({ answer: line(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
  sendBack: post('/office/finance/sendBack', {
    who: FINANCE,
    summary: 'Sends money back that must go back: through its gateway, or as a transfer that was made',
    input: z.strictObject({
      key: requestKey,
      paymentId: id,
      /** The bank's number, for a transfer. */
      tradeNo: z._default(oneLine(0, 64), ''),
    }),
    output: z.object({}),
  }),
  exportLedger: post('/office/finance/export', {
    who: FINANCE,
    summary: 'The ledger as a table for spreadsheets',
    input: z.strictObject(ledgerFilter),
    output: z.object({ csv: z.string() }),
  }),
  figures: post('/office/finance/figures', {
    who: FINANCE,
    summary: 'Money of the last days by way of payment',
    input: lastDays,
    output: z.object({
      infos: z.array(
        z.object({
          day: z.iso.date(),
          alipayFen: z.int(),
          wechatFen: z.int(),
          transferFen: z.int(),
          refundedFen: z.int(),
        }),
      ),
    }),
  }),
};
