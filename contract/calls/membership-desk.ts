import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';
import { MEMBERSHIP_LIMITS, MEMBERSHIP_STANDINGS, PRODUCT_ORDER_STATES } from '../domain/membership.ts';
import { MOST_DISCOUNT_PERCENT, MOST_FEN } from '../domain/money.ts';
import { REFUND_STATES } from '../domain/order.ts';
import { PRICE_KINDS } from '../domain/prices.ts';
import { ORDER_READERS, SALES } from '../domain/roles.ts';
import { lastDays } from '../period.ts';

const name = oneLine(1, MEMBERSHIP_LIMITS.planName);
const offer = {
  nameZh: name,
  nameEn: name,
  days: z.int().check(z.gte(1), z.lte(MEMBERSHIP_LIMITS.days)),
  percent: z.int().check(z.gte(1), z.lte(MOST_DISCOUNT_PERCENT)),
  priceFen: z.int().check(z.gte(1), z.lte(MOST_FEN)),
  kinds: z.array(z.enum(PRICE_KINDS)).check(z.minLength(1), z.maxLength(PRICE_KINDS.length)),
};

const deskPlan = z.object({
  planId: id,
  version: z.int(),
  ...offer,
  onSale: z.boolean(),
  /** Memberships that were paid for. */
  sold: z.int(),
});
export type DeskPlan = z.output<typeof deskPlan>;

const sold = z.object({
  productOrderId: id,
  number: z.string(),
  buyer: z.string(),
  account: z.string(),
  company: z.nullable(z.string()),
  /** The plan or package. */
  plan: z.string(),
  /** Of a plan; null for a package. */
  percent: z.nullable(z.int()),
  /** Of a package: how many licences it has, and how many were taken. */
  quota: z.nullable(z.int()),
  taken: z.nullable(z.int()),
  /** Null while sales are asked for a price, by when, and with which words. */
  totalFen: z.nullable(z.int()),
  quoteDueAt: z.nullable(instant),
  requestWords: z.string(),
  state: z.enum(PRODUCT_ORDER_STATES),
  refund: z.enum(REFUND_STATES),
  createdAt: instant,
  startsOn: z.nullable(z.iso.date()),
  endsOn: z.nullable(z.iso.date()),
  standing: z.nullable(z.enum(MEMBERSHIP_STANDINGS)),
  used: z.boolean(),
  savedFen: z.int(),
  /** The payment to refund, for finance’s desk. */
  paymentId: z.nullable(id),
});
export type SoldMembership = z.output<typeof sold>;

export const SOLD_VIEWS = ['active', 'quotes', 'requests', 'all'] as const;
export type SoldView = (typeof SOLD_VIEWS)[number];

export const membershipDeskCalls = {
  plans: post('/office/vip/plans', {
    who: ORDER_READERS,
    summary: 'All VIP plans, those on sale first',
    input: nothing,
    output: z.object({ infos: z.array(deskPlan) }),
  }),
  addPlan: post('/office/vip/addPlan', {
    who: SALES,
    summary: 'Puts a plan on sale',
    input: z.strictObject(offer),
    output: z.object({ planId: id }),
  }),
  changePlan: post('/office/vip/changePlan', {
    who: SALES,
    summary: 'Changes a plan; what was bought stays as it was',
    input: z.strictObject({ planId: id, version: z.int(), ...offer }),
    output: z.object({}),
  }),
  withdrawPlan: post('/office/vip/withdrawPlan', {
    who: SALES,
    summary: 'Takes a plan off sale; memberships that were bought run on',
    input: z.strictObject({ planId: id, version: z.int() }),
    output: z.object({}),
  }),
  figures: post('/office/vip/figures', {
    who: ORDER_READERS,
    summary: 'Memberships and packages that were sold in the last days, and what memberships took off orders',
    input: lastDays,
    output: z.object({
      infos: z.array(z.object({ day: z.iso.date(), plansFen: z.int(), packagesFen: z.int(), savedFen: z.int() })),
    }),
  }),
  sold: post('/office/vip/sold', {
    who: ORDER_READERS,
    summary: 'Product orders and what they gave, newest first',
    input: z.strictObject({
      view: z.enum(SOLD_VIEWS),
      /** Part of a number, of a buyer’s name or account, or of a company. */
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(sold),
  }),
  revoke: post('/office/vip/revoke', {
    who: SALES,
    summary: 'Ends a membership or a package at once without sending money back; quotes and licences stay',
    input: z.strictObject({ productOrderId: id, words: line(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
};
