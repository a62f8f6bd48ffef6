import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';
import { MOST_FEN } from '../domain/money.ts';
import { PRICE_KINDS } from '../domain/prices.ts';
import { SALES } from '../domain/roles.ts';
import { licenceTerms } from './prices.ts';

const kind = z.enum(PRICE_KINDS);
const percent = z.int().check(z.gte(1), z.lte(10_000));
const leaf = z.strictObject({
  ...licenceTerms.shape,
  fen: z.nullable(z.int().check(z.gte(1), z.lte(MOST_FEN))),
});
export type PriceLeaf = z.output<typeof leaf>;
const leaves = z.array(leaf).check(z.minLength(1), z.maxLength(1000));
const factors = z.record(z.string(), percent);
/** Below it no VIP discount takes a line. */
const floorFen = z.int().check(z.gte(0), z.lte(MOST_FEN));

const ownFloor = z.object({
  materialId: id,
  code: z.string(),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
  floorFen: z.int(),
});
export type OwnFloor = z.output<typeof ownFloor>;

const version = z.object({
  id,
  version: z.int(),
  note: z.string(),
  effectiveAt: instant,
  createdAt: instant,
  createdBy: z.nullable(z.string()),
  standing: z.enum(['past', 'current', 'planned', 'withdrawn']),
});
export type PriceVersion = z.output<typeof version>;

export const priceDeskCalls = {
  versions: post('/office/prices/versions', {
    who: SALES,
    summary: 'All price tables of a kind, newest first',
    input: z.strictObject({ kind }),
    output: z.object({ infos: z.array(version) }),
  }),
  table: post('/office/prices/table', {
    who: SALES,
    summary: 'One price table with all its leaves and factors',
    input: z.strictObject({ id }),
    output: z.object({ table: version, kind, leaves: z.array(leaf), factors, floorFen: z.int() }),
  }),
  preview: post('/office/prices/preview', {
    who: SALES,
    summary: 'What materials on sale would cost with these prices, beside what they cost now',
    input: z.strictObject({ kind, leaves, factors }),
    output: z.object({
      infos: z.array(
        z.object({
          materialId: id,
          code: z.string(),
          title: z.string(),
          thumbnail: z.string(),
          uses: z.array(z.object({ terms: licenceTerms, nowFen: z.nullable(z.int()), thenFen: z.nullable(z.int()) })),
        }),
      ),
    }),
  }),
  publish: post('/office/prices/publish', {
    who: SALES,
    summary: 'A new price table, from an instant on; null: at once',
    input: z.strictObject({
      kind,
      /** The version that was edited, because somebody else may have saved one meanwhile. */
      basedOn: z.int(),
      leaves,
      factors,
      floorFen,
      note: line(1, LIMITS.reasonMax),
      effectiveAt: z.nullable(instant),
    }),
    output: z.object({ id, version: z.int() }),
  }),
  withdraw: post('/office/prices/withdraw', {
    who: SALES,
    summary: 'Takes back a price table that has not come into effect',
    input: z.strictObject({ id, reason: line(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
  floors: post('/office/prices/floors', {
    who: SALES,
    summary: 'Materials with a minimum price of their own, newest first',
    input: z.strictObject({ kind, ...paging }),
    output: listOf(ownFloor),
  }),
  setFloor: post('/office/prices/setFloor', {
    who: SALES,
    summary: 'Gives a material a minimum price of its own; null: that of the price table',
    input: z.strictObject({
      code: line(1, 20),
      floorFen: z.nullable(z.int().check(z.gte(1), z.lte(MOST_FEN))),
      reason: line(1, LIMITS.reasonMax),
    }),
    output: z.object({}),
  }),
  deskSummary: post('/office/prices/summary', {
    who: SALES,
    summary: 'Which table of each kind is in effect',
    input: nothing,
    output: z.object({ infos: z.array(z.object({ kind, current: z.nullable(version), planned: z.int() })) }),
  }),
};
