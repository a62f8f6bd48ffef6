import * as z from 'zod/mini';
import { id, instant, listOf, oneLine, paging, post, text } from '../call.ts';
import { RED_STATES } from '../domain/invoice.ts';
import { LIMITS } from '../domain/limits.ts';
import { MOST_FEN } from '../domain/money.ts';
import {
  GATEWAYS,
  OFFERED_WAYS,
  PAYMENT_STATES,
  PAYMENT_WAYS,
  REFUNDING_STATES,
  VOUCHER_BYTES,
} from '../domain/payment.ts';
import { requestKey } from './orders.ts';

export const payment = z.object({
  paymentId: id,
  way: z.enum(PAYMENT_WAYS),
  tradeNo: z.nullable(z.string()),
  amountFen: z.int(),
  state: z.enum(PAYMENT_STATES),
  /** The reason why it was rejected or must be refunded. */
  reason: z.string(),
  payer: z.string(),
  paidAt: instant,
  createdAt: instant,
  refund: z.nullable(
    z.object({
      state: z.enum(REFUNDING_STATES),
      amountFen: z.int(),
      tradeNo: z.nullable(z.string()),
      doneAt: z.nullable(instant),
    }),
  ),
});
export type Payment = z.output<typeof payment>;

/** A red-flush that a refund waits for, because the buyer must confirm it or may have to. */
export const awaitedRed = z.object({ invoiceId: id, state: z.enum(RED_STATES), confirmBy: z.nullable(instant) });
export type AwaitedRed = z.output<typeof awaitedRed>;

/** What a page hands to WeChat's own browser. */
const insideParameters = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
});
export type InsideParameters = z.output<typeof insideParameters>;

/** Where the buyer continues: at a page, with a QR code that a phone scans, or in WeChat's own browser. */
const paymentTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: z.string() }),
  z.object({ kind: z.literal('qr'), codeUrl: z.string() }),
  z.object({ kind: z.literal('inside'), parameters: insideParameters }),
]);

const bankAccount = z.object({ holder: z.string(), bank: z.string(), account: z.string() });

/** What is paid or refunded: an order, or a product order. */
export function ofOrderOrProduct<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.union([z.strictObject({ orderId: id, ...fields }), z.strictObject({ productOrderId: id, ...fields })]);
}

/** What is to be paid: the quote of an order, or a product order. */
function ofQuoteOrProduct<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.union([
    z.strictObject({ orderId: id, quoteId: id, ...fields }),
    z.strictObject({ productOrderId: id, ...fields }),
  ]);
}

/** The order or the product order that a row is about; the other one is null. */
export const orderOrProduct = { orderId: z.nullable(id), productOrderId: z.nullable(id) };

export const BILL_KINDS = ['payment', 'refund'] as const;
const billRow = z.object({
  at: instant,
  kind: z.enum(BILL_KINDS),
  ...orderOrProduct,
  orderNumber: z.string(),
  /** Of a product order, its plan. */
  projectName: z.string(),
  way: z.enum(PAYMENT_WAYS),
  tradeNo: z.nullable(z.string()),
  state: z.enum([...PAYMENT_STATES, ...REFUNDING_STATES]),
  /** Refunds are negative. */
  amountFen: z.int(),
});
export type BillRow = z.output<typeof billRow>;
const billFilter = {
  kind: z.optional(z.enum(BILL_KINDS)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

/** A picture, reduced by the browser, or a PDF, as a data URL. */
const voucherPicture = z
  .string()
  .check(
    z.maxLength(Math.ceil((VOUCHER_BYTES * 4) / 3) + 64),
    z.regex(/^data:(image\/jpeg|image\/png|application\/pdf);base64,[A-Za-z0-9+/]+=*$/),
  );

const fromWechat = z.string().check(z.regex(/^[\w-]{1,128}$/));

export const paymentCalls = {
  ofOrder: post('/payment/ofOrder', {
    who: 'member',
    summary: 'How an order of the caller can be paid, and what was paid for it',
    input: ofOrderOrProduct({}),
    output: z.object({
      ways: z.array(z.enum(OFFERED_WAYS)),
      /** WeChat can be paid inside its own browser. */
      insideWechat: z.boolean(),
      /** The account for transfers; null when they are not accepted. */
      bankAccount: z.nullable(bankAccount),
      payments: z.array(payment),
      /** Money arrived twice or late, or must be refunded: the buyer should contact service instead of paying again. */
      trouble: z.boolean(),
      /** The red-flush that the refund waits for. */
      redFlush: z.nullable(awaitedRed),
      /** A payment at a gateway has been begun and may still arrive. */
      underWay: z.nullable(z.object({ gateway: z.enum(GATEWAYS), expiresAt: instant })),
    }),
  }),
  start: post('/payment/start', {
    who: 'member',
    summary: 'Begins to pay the quote of an order, or a product order, at a gateway; again gives the same place to go',
    input: ofQuoteOrProduct({
      key: requestKey,
      gateway: z.enum(GATEWAYS),
      /** The buyer sits at a phone, and gets the gateway's page for phones. */
      phone: z.optional(z.boolean()),
      /** The buyer is in WeChat's own browser, which came back from WeChat with these. */
      inside: z.optional(z.strictObject({ code: fromWechat, state: fromWechat })),
    }),
    output: z.object({ target: paymentTarget, expiresAt: instant }),
  }),
  askPayer: post('/payment/askPayer', {
    who: 'member',
    summary: 'Where WeChat’s own browser asks WeChat who pays, before a payment inside it',
    input: ofOrderOrProduct({}),
    output: z.object({ url: z.string() }),
  }),
  check: post('/payment/check', {
    who: 'member',
    summary: 'Asks the gateway whether a payment that was begun has arrived, and says how the order stands',
    input: ofOrderOrProduct({}),
    output: z.object({ state: z.string(), trouble: z.boolean() }),
  }),
  voucher: post('/payment/voucher', {
    who: 'member',
    summary: 'Says that it was paid by bank transfer, with the receipt as a picture or PDF',
    input: ofQuoteOrProduct({
      key: requestKey,
      payer: oneLine(1, 100),
      amountFen: z.int().check(z.gte(1), z.lte(MOST_FEN)),
      paidOn: z.iso.date(),
      picture: voucherPicture,
    }),
    output: z.object({ paymentId: id }),
  }),
  voucherPicture: post('/payment/voucherPicture', {
    who: 'member',
    summary: 'A link to the receipt that the caller sent, good for ten minutes',
    input: z.strictObject({ paymentId: id }),
    output: z.object({ url: z.string() }),
  }),
  askRefund: post('/payment/askRefund', {
    who: 'member',
    summary: 'Asks for the money of an order back, within seven days of paying',
    input: ofOrderOrProduct({ key: requestKey, words: text(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
  bill: post('/bill/list', {
    who: 'member',
    summary: 'The caller’s payments and refunds, newest first, with their sums',
    input: z.strictObject({ ...billFilter, ...paging }),
    output: z.object({ ...listOf(billRow).shape, paidFen: z.int(), refundedFen: z.int() }),
  }),
  exportBill: post('/bill/export', {
    who: 'member',
    summary: 'The same as a table for spreadsheets',
    input: z.strictObject(billFilter),
    output: z.object({ csv: z.string() }),
  }),
};
