import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post, text } from '../call.ts';
import { NO_SPECIAL_TERMS } from '../domain/licence-terms.ts';
import { LIMITS } from '../domain/limits.ts';
import { MOST_DISCOUNT_PERCENT, MOST_FEN } from '../domain/money.ts';
import { ORDER_LIMITS, SALES_CLOSE_REASONS } from '../domain/order.ts';
import { PRICE_KINDS } from '../domain/prices.ts';
import { ORDER_READERS, SALES } from '../domain/roles.ts';
import { lastDays } from '../period.ts';
import { orderDetail, orderRow } from './orders.ts';
import { licenceTerms, specialTerms } from './prices.ts';

export const SALES_VIEWS = ['queue', 'overdue', 'quoted', 'paid', 'confirmed', 'closed', 'all'] as const;
export type SalesView = (typeof SALES_VIEWS)[number];

const row = z.object({
  ...orderRow.shape,
  buyer: z.string(),
  overdue: z.boolean(),
  auto: z.boolean(),
  /** It waits for a quote because the buyer asked for a change to the last one. */
  asksChange: z.boolean(),
});
export type SalesRow = z.output<typeof row>;

/** By what rule the buyer's membership takes something off the next quote. */
const draftVip = z.object({
  percent: z.int(),
  /** 0 percent where the membership does not cover the kind; below the floor it takes no line. */
  lines: z.array(z.object({ lineId: id, percent: z.int(), floorFen: z.int() })),
});
export type DraftVip = z.output<typeof draftVip>;

export const salesDeskCalls = {
  list: post('/office/sales/list', {
    who: ORDER_READERS,
    summary: 'Orders; the queue by deadline, everything else newest first',
    input: z.strictObject({
      view: z.enum(SALES_VIEWS),
      kind: z.optional(z.enum(PRICE_KINDS)),
      /** Part of a number, licensee, project or buyer. */
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(row),
  }),
  counts: post('/office/sales/counts', {
    who: ORDER_READERS,
    summary: 'How many orders are in each view that somebody works on',
    input: nothing,
    output: z.object({ queue: z.int(), overdue: z.int(), quoted: z.int(), paid: z.int() }),
  }),
  detail: post('/office/sales/detail', {
    who: ORDER_READERS,
    summary: 'One order, with its buyer',
    input: z.strictObject({ orderId: id }),
    output: z.object({
      order: orderDetail,
      buyer: z.object({ id, name: z.string(), account: z.string(), since: instant, orders: z.int(), paidFen: z.int() }),
      vip: z.nullable(draftVip),
    }),
  }),
  quote: post('/office/sales/quote', {
    who: SALES,
    summary: 'Quotes an order: for each line its price and its scope; or quotes it anew before it is paid',
    input: z.strictObject({
      orderId: id,
      /** Version of the quote in force, 0 when there is none, because somebody else may have quoted meanwhile. */
      basedOn: z.int().check(z.gte(0)),
      lines: z
        .array(
          z.strictObject({
            lineId: id,
            priceFen: z.int().check(z.gte(1), z.lte(MOST_FEN)),
            /** The use as ordered when missing. */
            terms: z.optional(licenceTerms),
            special: z._default(specialTerms, NO_SPECIAL_TERMS),
          }),
        )
        .check(z.minLength(1), z.maxLength(ORDER_LIMITS.lines)),
      discountPercent: z._default(z.int().check(z.gte(0), z.lte(MOST_DISCOUNT_PERCENT)), 0),
      note: z._default(line(0, ORDER_LIMITS.message), ''),
      validDays: z._default(z.int().check(z.gte(1), z.lte(ORDER_LIMITS.quoteDaysMax)), ORDER_LIMITS.quoteDays),
    }),
    output: z.object({ quoteId: id, version: z.int() }),
  }),
  say: post('/office/sales/say', {
    who: SALES,
    summary: 'Says something to the buyer about an order',
    input: z.strictObject({ orderId: id, words: text(1, ORDER_LIMITS.message) }),
    output: z.object({}),
  }),
  close: post('/office/sales/close', {
    who: SALES,
    summary: 'Closes an order that is not paid',
    input: z.strictObject({
      orderId: id,
      reason: z.enum(SALES_CLOSE_REASONS),
      words: line(1, LIMITS.reasonMax),
    }),
    output: z.object({}),
  }),
  figures: post('/office/sales/figures', {
    who: ORDER_READERS,
    summary: 'Orders, quotes and money of the last days',
    input: lastDays,
    output: z.object({
      infos: z.array(
        z.object({
          day: z.iso.date(),
          orders: z.int(),
          confirmed: z.int(),
          confirmedFen: z.int(),
          refundedFen: z.int(),
        }),
      ),
      /** Quotes that sales made in these days: how many in time, and the median time. */
      answered: z.int(),
      inTime: z.int(),
      /** Orders that got none by their deadline: those still waiting, and those closed in these days. */
      unanswered: z.int(),
      medianHours: z.nullable(z.number()),
    }),
  }),
};
