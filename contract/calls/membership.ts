import * as z from 'zod/mini';
import { id, instant, nothing, post } from '../call.ts';
import { MEMBERSHIP_STANDINGS, PRODUCT_CLOSE_REASONS, PRODUCT_ORDER_STATES } from '../domain/membership.ts';
import { REFUND_STATES } from '../domain/order.ts';
import { PRICE_KINDS } from '../domain/prices.ts';
import { SKU_KINDS } from '../domain/project.ts';
import { requestKey } from './orders.ts';
import { licenceTerms } from './prices.ts';

const terms = { name: z.string(), days: z.int(), kinds: z.array(z.enum(PRICE_KINDS)) };

const plan = z.object({ planId: id, version: z.int(), ...terms, percent: z.int(), priceFen: z.int() });
export type Plan = z.output<typeof plan>;

/** The licences of a package: how many there are, for what, and how many were taken. */
const pool = z.object({
  poolId: id,
  kind: z.enum(SKU_KINDS),
  terms: licenceTerms,
  quota: z.int(),
  used: z.int(),
});
export type Pool = z.output<typeof pool>;

/** A plan or a package as it was when it was ordered. */
const productOrder = z.object({
  productOrderId: id,
  number: z.string(),
  ...terms,
  /** Of a plan; null for a package. */
  planId: z.nullable(id),
  percent: z.nullable(z.int()),
  /** Of a package; null for a plan. */
  pool: z.nullable(pool),
  /** Null while sales are asked for a price. */
  totalFen: z.nullable(z.int()),
  /** What the buyer told sales then, when sales answer at the latest, and what they answered. */
  requestWords: z.string(),
  quoteDueAt: z.nullable(instant),
  answerWords: z.string(),
  state: z.enum(PRODUCT_ORDER_STATES),
  closeReason: z.nullable(z.enum(PRODUCT_CLOSE_REASONS)),
  refund: z.enum(REFUND_STATES),
  refundWords: z.string(),
  refundAnswer: z.string(),
  payBy: z.nullable(instant),
  createdAt: instant,
  paidAt: z.nullable(instant),
  /** All members of the company have it. */
  forCompany: z.boolean(),
  /** The first and last day; while it is not paid, of what would begin now. */
  startsOn: z.nullable(z.iso.date()),
  endsOn: z.nullable(z.iso.date()),
  /** Null until it is paid. */
  standing: z.nullable(z.enum(MEMBERSHIP_STANDINGS)),
  may: z.object({ pay: z.boolean(), cancel: z.boolean(), askRefund: z.boolean() }),
});
export type ProductOrder = z.output<typeof productOrder>;

const ownMembership = z.object({
  productOrderId: id,
  name: z.string(),
  percent: z.int(),
  kinds: z.array(z.enum(PRICE_KINDS)),
  forCompany: z.boolean(),
  /** The last day, also of memberships that follow without a gap. */
  endsOn: z.iso.date(),
  /** With today. */
  daysLeft: z.int(),
  savedFen: z.int(),
});
export type OwnMembership = z.output<typeof ownMembership>;

export const membershipCalls = {
  mine: post('/vip/mine', {
    who: 'member',
    summary: 'The membership that gives the caller discounts today, and what it has saved',
    input: nothing,
    output: z.object({ membership: z.nullable(ownMembership) }),
  }),
  savings: post('/vip/savings', {
    who: 'member',
    summary: 'What each plan would have saved on the orders that the caller paid for in the last 12 months',
    input: nothing,
    output: z.object({
      lines: z.int(),
      paidFen: z.int(),
      infos: z.array(z.object({ planId: id, savedFen: z.int() })),
    }),
  }),
  plans: post('/vip/plans', {
    who: 'anyone',
    summary: 'VIP plans on sale, cheapest first',
    input: nothing,
    output: z.object({ infos: z.array(plan) }),
  }),
  preview: post('/vip/preview', {
    who: 'member',
    summary: 'From which to which day a plan would run if the caller bought it now, and for whom',
    input: z.strictObject({ planId: id }),
    output: z.object({
      plan,
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      /** Null when the caller buys for themselves. */
      company: z.nullable(z.string()),
      /** In a company only administrators buy plans. */
      mayBuy: z.boolean(),
    }),
  }),
  order: post('/vip/order', {
    who: 'member',
    summary: 'Orders a plan as the caller saw it; the price is the plan’s',
    input: z.strictObject({ key: requestKey, planId: id, version: z.int() }),
    output: z.object({ productOrderId: id }),
  }),
  orders: post('/vip/orders', {
    who: 'member',
    summary: 'Product orders that the caller may read, newest first',
    input: nothing,
    output: z.object({ infos: z.array(productOrder) }),
  }),
  detail: post('/vip/orderDetail', {
    who: 'member',
    summary: 'One product order that the caller may read',
    input: z.strictObject({ productOrderId: id }),
    output: z.object({ order: productOrder }),
  }),
  cancel: post('/vip/cancel', {
    who: 'member',
    summary: 'Cancels a product order that is not paid',
    input: z.strictObject({ productOrderId: id }),
    output: z.object({}),
  }),
};
