import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post, text } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';
import { MOST_FEN } from '../domain/money.ts';
import {
  APPROVAL_STATES,
  BUYER_CLOSE_REASONS,
  CLOSE_REASONS,
  isCreditCode,
  LICENSEE_TYPES,
  namesOneParty,
  NEXT_STEPS,
  ORDER_LIMITS,
  ORDER_STATES,
  REFUND_STATES,
} from '../domain/order.ts';
import { ORDER_PARTS } from '../domain/order-parts.ts';
import { ORDER_KINDS } from '../domain/order-kind.ts';
import { PRICE_KINDS } from '../domain/prices.ts';
import { excerpt } from '../excerpt.ts';
import { givenReferences, referenceRules, references } from '../references.ts';
import { policyVersion } from './policies.ts';
import { licenceTerms, priceFen, specialTerms } from './prices.ts';

/** A key that the browser makes once for each action; sending it again changes nothing. */
export const requestKey = z.uuid();

/** A list shows no more than this; a keyword finds the rest. */
export const ORDERS_LISTED_UP_TO = 10_000;
/** A search by staff shows no more than this; staff narrow a longer result down. */
export const ORDERS_FOUND_UP_TO = 1000;

const name = oneLine(1, ORDER_LIMITS.name);
const maybe = oneLine(0, ORDER_LIMITS.name);

/** Details that the licence certificate shows. */
export const licenceInfo = z.strictObject({
  licenseeType: z.enum(LICENSEE_TYPES),
  // A break may part two parties, so it must not become a space.
  licensee: line(1, ORDER_LIMITS.name).check(z.refine(namesOneParty, { error: 'one-name' })),
  creditCode: z._default(
    z.pipe(
      z.string().check(z.trim(), z.toUpperCase()),
      z.string().check(z.refine((code) => code === '' || isCreditCode(code), { error: 'invalid' })),
    ),
    '',
  ),
  projectName: name,
  brand: name,
  endClient: z._default(maybe, ''),
  contactName: name,
  contact: name,
  startsOn: z.iso.date(),
});

const partInfo = z.omit(licenceInfo, { contactName: true, contact: true });
/** Projects of an order beyond the one that `licence` describes, each with its own licensee. */
const furtherParts = z.array(partInfo).check(z.maxLength(ORDER_PARTS - 1));
/** The project of a line: 0 is the one that `licence` describes, 1 the first of `furtherParts`. */
const part = z.int().check(z.gte(0), z.lt(ORDER_PARTS));

const quoteLine = z.object({
  lineId: id,
  priceFen: z.int(),
  /** All that is taken off. */
  discountFen: z.int(),
  /** The part of it that a VIP membership takes off. */
  vipFen: z.int(),
  amountFen: z.int(),
  /** What it is quoted for, which may differ from what was ordered. */
  terms: licenceTerms,
  special: specialTerms,
});

const quote = z.object({
  quoteId: id,
  version: z.int(),
  state: z.enum(['live', 'superseded', 'accepted', 'ended']),
  /** Made by the product from the price table. */
  auto: z.boolean(),
  note: z.string(),
  lines: z.array(quoteLine),
  totalFen: z.int(),
  discountFen: z.int(),
  vipFen: z.int(),
  netFen: z.int(),
  vatFen: z.int(),
  validUntil: instant,
  createdAt: instant,
});
export type Quote = z.output<typeof quote>;

const orderLine = z.object({
  lineId: id,
  materialId: id,
  code: z.string(),
  kind: z.enum(['video', 'photo', 'music', 'effect']),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
  online: z.boolean(),
  /** The use that the buyer ordered. */
  terms: licenceTerms,
  /** In and out points of a clip, as far as the buyer has set them. */
  excerpt: z.nullable(excerpt),
  /** The list price when the order was placed. */
  listFen: priceFen,
  part,
});
export type OrderLine = z.output<typeof orderLine>;

const orderMessage = z.object({
  id,
  side: z.enum(['buyer', 'staff']),
  author: z.string(),
  asksChange: z.boolean(),
  words: z.string(),
  at: instant,
});
export type OrderMessage = z.output<typeof orderMessage>;

export const orderRow = z.object({
  orderId: id,
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(ORDER_STATES),
  closeReason: z.nullable(z.enum(CLOSE_REASONS)),
  refund: z.enum(REFUND_STATES),
  next: z.enum(NEXT_STEPS),
  /** Of its first project. */
  licensee: z.string(),
  projectName: z.string(),
  /** How many projects it is for. */
  partCount: z.int(),
  totalFen: priceFen,
  lineCount: z.int(),
  /** Up to four thumbnails of its items. */
  thumbnails: z.array(z.string()),
  createdAt: instant,
  /** The time by which sales must answer; null unless they must. */
  quoteDueAt: z.nullable(instant),
  /** The time by which the buyer must pay; null unless they must. */
  payBy: z.nullable(instant),
});
export type OrderRow = z.output<typeof orderRow>;

const companyOrder = z.object({ ...orderRow.shape, buyer: z.string() });
export type CompanyOrder = z.output<typeof companyOrder>;

export const orderDetail = z.object({
  ...orderRow.shape,
  closeWords: z.string(),
  specialRequest: z.string(),
  licence: licenceInfo,
  furtherParts,
  /** The version of the licence agreement under which it was placed. */
  agreement: policyVersion,
  references,
  /** Which of them the buyer's company wants. */
  referenceRules,
  approval: z.enum(APPROVAL_STATES),
  /** Who approved or declined it, and their words. */
  approvalBy: z.nullable(z.string()),
  approvalWords: z.string(),
  /** Who bought it; null when the caller did. */
  boughtBy: z.nullable(z.string()),
  lines: z.array(orderLine),
  /** The quote in force, if any. */
  quote: z.nullable(quote),
  /** All quotes, newest first. */
  quotes: z.array(quote),
  messages: z.array(orderMessage),
  paidAt: z.nullable(instant),
  confirmedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  refundWords: z.string(),
  refundAnswer: z.string(),
  /** The time until which the buyer may ask for a refund; null before payment. */
  refundUntil: z.nullable(instant),
  /** Actions that the caller may take now. */
  may: z.object({
    say: z.boolean(),
    close: z.boolean(),
    askChange: z.boolean(),
    pay: z.boolean(),
    editLicence: z.boolean(),
    askRefund: z.boolean(),
    approve: z.boolean(),
  }),
});
export type OrderDetail = z.output<typeof orderDetail>;

const words = text(1, ORDER_LIMITS.message);

export const orderCalls = {
  create: post('/order/create', {
    who: 'member',
    summary: 'Orders licences for videos and pictures; what was in the cart leaves it',
    input: z.strictObject({
      key: requestKey,
      lines: z
        .array(
          z.strictObject({
            materialId: id,
            terms: licenceTerms,
            /** In and out points of a clip, for the papers; the licence is for all of it. */
            excerpt: z.optional(z.nullable(excerpt)),
            /** The price that the buyer saw: only compared, never charged. Null when on request. */
            priceFen: z.nullable(z.int().check(z.gte(0), z.lte(MOST_FEN))),
            /** Required when there are further projects. */
            part: z.optional(part),
          }),
        )
        .check(z.minLength(1), z.maxLength(ORDER_LIMITS.lines)),
      licence: licenceInfo,
      furtherParts: z._default(furtherParts, []),
      /** The version of the licence agreement that the buyer agreed to. */
      agreement: policyVersion,
      references: givenReferences,
      specialRequest: z._default(line(0, ORDER_LIMITS.specialRequest), ''),
    }),
    output: z.object({ orderId: id, number: z.string(), kind: z.enum(ORDER_KINDS), state: z.enum(ORDER_STATES) }),
  }),
  list: post('/order/list', {
    who: 'member',
    summary: 'The caller’s orders, newest first',
    input: z.strictObject({
      state: z.optional(z.enum(ORDER_STATES)),
      kind: z.optional(z.enum(PRICE_KINDS)),
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(orderRow),
  }),
  ofCompany: post('/company/orders', {
    who: 'member',
    summary: 'All orders of the caller’s company, newest first, with who bought them',
    input: z.strictObject({
      approval: z.optional(z.enum(APPROVAL_STATES)),
      state: z.optional(z.enum(ORDER_STATES)),
      kind: z.optional(z.enum(PRICE_KINDS)),
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(companyOrder),
  }),
  counts: post('/order/counts', {
    who: 'member',
    summary: 'How many orders the caller has in each state',
    input: nothing,
    output: z.object({ counts: z.record(z.enum(ORDER_STATES), z.int()) }),
  }),
  detail: post('/order/detail', {
    who: 'member',
    summary: 'One order of the caller',
    input: z.strictObject({ orderId: id }),
    output: z.object({ order: orderDetail }),
  }),
  lastLicence: post('/order/lastLicence', {
    who: 'member',
    summary: 'The licence info of the caller’s last order',
    input: nothing,
    output: z.object({ licence: z.nullable(licenceInfo) }),
  }),
  saveLicence: post('/order/saveLicence', {
    who: 'member',
    summary:
      'Changes what the papers will say, until the order is confirmed; references and projects stay when none are sent',
    input: z.strictObject({
      orderId: id,
      licence: licenceInfo,
      references: z.optional(references),
      /** All further projects, and the project of every line. */
      parts: z.optional(
        z.strictObject({
          further: furtherParts,
          lines: z.array(z.strictObject({ lineId: id, part })).check(z.maxLength(ORDER_LIMITS.lines)),
          /** The projects as the caller saw them: when they have changed meanwhile, the call is refused. */
          seen: furtherParts,
        }),
      ),
    }),
    output: z.object({}),
  }),
  say: post('/order/say', {
    who: 'member',
    summary: 'Says something to sales about an order; with `asksChange` its quote ends and another is asked for',
    input: z.strictObject({ orderId: id, words, asksChange: z._default(z.boolean(), false) }),
    output: z.object({}),
  }),
  close: post('/order/close', {
    who: 'member',
    summary: 'Closes an order that is not paid',
    input: z.strictObject({
      orderId: id,
      reason: z.enum(BUYER_CLOSE_REASONS),
      words: z._default(line(0, LIMITS.reasonMax), ''),
    }),
    output: z.object({}),
  }),
  answerApproval: post('/order/answerApproval', {
    who: 'member',
    summary: 'Approves or declines a colleague’s order that waits for approval',
    input: z.strictObject({ orderId: id, approve: z.boolean(), words: z._default(line(0, LIMITS.reasonMax), '') }),
    output: z.object({}),
  }),
  quotePaper: post('/order/quotePaper', {
    who: 'member',
    summary: 'A link to a quote as PDF, good for ten minutes',
    input: z.strictObject({ orderId: id, quoteId: id }),
    output: z.object({ url: z.string() }),
  }),
};
