import * as z from 'zod/mini';
import { get, id, line, post } from '../call.ts';
import { AREAS, CHANNELS, PERIODS, SCENES } from '../domain/licence-terms.ts';
import { PRICE_CLASSES, SOURCES } from '../domain/material.ts';
import { SIZE_CLASSES } from '../domain/media.ts';
import { ORDER_LIMITS } from '../domain/order.ts';
import { PRICE_KINDS } from '../domain/prices.ts';

export const licenceTerms = z.strictObject({
  scene: z.enum(SCENES),
  channel: z.enum(CHANNELS),
  period: z.enum(PERIODS),
  area: z.enum(AREAS),
});

/** Special terms as sales type them: in both languages, or in none. */
export const specialTerms = z
  .strictObject({ zh: line(0, ORDER_LIMITS.specialTerms), en: line(0, ORDER_LIMITS.specialTerms) })
  .check(
    z.refine(({ zh, en }) => zh !== '' || en === '', { error: 'required', path: ['zh'] }),
    z.refine(({ zh, en }) => en !== '' || zh === '', { error: 'required', path: ['en'] }),
  );

/** Whole fen; null when on request. */
export const priceFen = z.nullable(z.int());

/** The four questions as a tree; the answers offered depend on those before. */
const priceTree = z.array(
  z.object({
    scene: z.enum(SCENES),
    channels: z.array(
      z.object({
        channel: z.enum(CHANNELS),
        periods: z.array(z.object({ period: z.enum(PERIODS), areas: z.array(z.enum(AREAS)) })),
      }),
    ),
  }),
);
export type PriceTree = z.output<typeof priceTree>;

export const priceCalls = {
  tree: get('/price/tree', {
    who: 'anyone',
    summary: 'Which uses a licence can be bought for, as four questions one after the other',
    input: z.strictObject({ kind: z.enum(PRICE_KINDS) }),
    output: z.object({ tree: priceTree }),
    keep: 60,
  }),
  of: post('/price/of', {
    who: 'anyone',
    summary: 'What materials on sale cost for a use; null where people decide',
    input: z.strictObject({
      materialIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
      terms: licenceTerms,
    }),
    output: z.object({ infos: z.array(z.object({ materialId: id, priceFen })) }),
  }),
  /** Price of the cheapest use, shown as “from ¥…” on a material's page. */
  from: get('/price/from', {
    who: 'anyone',
    summary: 'The least that a licence for a material costs, and for what; null where all is on request',
    input: z.strictObject({ materialId: z.coerce.number().check(z.int(), z.positive()) }),
    output: z.object({ priceFen, terms: z.nullable(licenceTerms) }),
  }),
  /** The prices by which a list can be narrowed; filters of the list that change prices narrow them. */
  classes: get('/price/classes', {
    who: 'anyone',
    summary: 'What materials of each grade cost for the usual use, cheapest first; budget footage only if asked for',
    input: z.strictObject({
      kind: z.enum(PRICE_KINDS),
      resolution: z.optional(z.enum(SIZE_CLASSES)),
      hdr: z.optional(z.literal('1')),
      source: z.optional(z.enum(SOURCES)),
    }),
    output: z.object({
      infos: z.array(z.object({ priceClass: z.enum(PRICE_CLASSES), fromFen: z.int(), toFen: z.int() })),
    }),
    keep: 60,
  }),
  vip: post('/price/vip', {
    who: 'member',
    summary: 'What the caller’s VIP membership would take off these lines today',
    input: z.strictObject({
      lines: z.array(z.strictObject({ materialId: id, terms: licenceTerms })).check(z.minLength(1), z.maxLength(100)),
    }),
    output: z.object({ percent: z.int(), vipFen: z.int() }),
  }),
};
