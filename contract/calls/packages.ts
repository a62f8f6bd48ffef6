import * as z from 'zod/mini';
import { id, instant, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { PACKAGE_LIMITS } from '../domain/package.ts';
import { SKU_KINDS } from '../domain/project.ts';
import { givenReferences } from '../references.ts';
import { licenceInfo, requestKey } from './orders.ts';
import { licenceTerms } from './prices.ts';

/** So many licences of one kind for one use. */
const offered = z.object({
  packageId: id,
  version: z.int(),
  name: z.string(),
  kind: z.enum(SKU_KINDS),
  terms: licenceTerms,
  count: z.int(),
  /** Days from payment within which they can be taken. */
  days: z.int(),
  /** Null where sales quote it. */
  priceFen: z.nullable(z.int()),
});
export type Package = z.output<typeof offered>;

const ownPackage = z.object({
  poolId: id,
  productOrderId: id,
  name: z.string(),
  kind: z.enum(SKU_KINDS),
  terms: licenceTerms,
  quota: z.int(),
  used: z.int(),
  /** The last day on which something may be taken. */
  endsOn: z.iso.date(),
});
export type OwnPackage = z.output<typeof ownPackage>;

const taking = z.object({
  orderId: id,
  number: z.string(),
  kind: z.enum(SKU_KINDS),
  by: z.string(),
  takenAt: instant,
  code: z.string(),
  title: z.string(),
});

export const packageCalls = {
  list: post('/package/list', {
    who: 'anyone',
    summary: 'Packages on sale, cheapest first, then those on request',
    input: nothing,
    output: z.object({ infos: z.array(offered) }),
  }),
  preview: post('/package/preview', {
    who: 'member',
    summary: 'Until when a package could be used if the caller bought it now, and for whom',
    input: z.strictObject({ packageId: id }),
    output: z.object({
      offer: offered,
      endsOn: z.iso.date(),
      /** Null when the caller buys for themselves. */
      company: z.nullable(z.string()),
      /** In a company only administrators buy packages. */
      mayBuy: z.boolean(),
    }),
  }),
  order: post('/package/order', {
    who: 'member',
    summary: 'Orders a package as the caller saw it, or asks sales for its price; the price is never the caller’s',
    input: z.strictObject({
      key: requestKey,
      packageId: id,
      version: z.int(),
      /** What sales should know to quote it. */
      words: z._default(oneLine(0, PACKAGE_LIMITS.words), ''),
    }),
    output: z.object({ productOrderId: id }),
  }),
  mine: post('/package/mine', {
    who: 'member',
    summary: 'Packages that the caller can take from today, those that end first at the top',
    input: nothing,
    output: z.object({
      infos: z.array(ownPackage),
      /** In a company, viewers and approvers only look. */
      mayTake: z.boolean(),
      /** The company that becomes the licensee; null when the caller names one. */
      company: z.nullable(z.string()),
    }),
  }),
  take: post('/package/take', {
    who: 'member',
    summary: 'Takes a licence from a package of the caller or their company: issued at once, and counted',
    input: z.strictObject({
      key: requestKey,
      poolId: id,
      materialId: id,
      projectName: licenceInfo.shape.projectName,
      brand: licenceInfo.shape.brand,
      /** Who is licensed; a company’s package licenses the company. */
      licensee: z.optional(licenceInfo.shape.licensee),
      licenseeType: z._default(licenceInfo.shape.licenseeType, 'company'),
      references: givenReferences,
    }),
    output: z.object({ orderId: id, number: z.string(), left: z.int() }),
  }),
  takings: post('/package/takings', {
    who: 'member',
    summary: 'What was taken from a package that the caller may read, newest first',
    input: z.strictObject({ productOrderId: id, ...paging }),
    output: listOf(taking),
  }),
};
