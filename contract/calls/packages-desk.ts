import * as z from 'zod/mini';
import { id, line, nothing, oneLine, post } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';
import { MOST_FEN } from '../domain/money.ts';
import { PACKAGE_LIMITS } from '../domain/package.ts';
import { SKU_KINDS } from '../domain/project.ts';
import { ORDER_READERS, SALES } from '../domain/roles.ts';
import { licenceTerms } from './prices.ts';

const name = oneLine(1, PACKAGE_LIMITS.name);
const priceFen = z.int().check(z.gte(1), z.lte(MOST_FEN));
const offer = {
  nameZh: name,
  nameEn: name,
  kind: z.enum(SKU_KINDS),
  terms: licenceTerms,
  count: z.int().check(z.gte(1), z.lte(PACKAGE_LIMITS.count)),
  days: z.int().check(z.gte(1), z.lte(PACKAGE_LIMITS.days)),
  /** Null where sales quote it. */
  priceFen: z.nullable(priceFen),
};

const deskPackage = z.object({
  packageId: id,
  version: z.int(),
  ...offer,
  onSale: z.boolean(),
  /** How many were paid for. */
  sold: z.int(),
});
export type DeskPackage = z.output<typeof deskPackage>;

export const packageDeskCalls = {
  list: post('/office/package/list', {
    who: ORDER_READERS,
    summary: 'All packages, those on sale first',
    input: nothing,
    output: z.object({ infos: z.array(deskPackage) }),
  }),
  add: post('/office/package/add', {
    who: SALES,
    summary: 'Puts a package on sale: so many licences for a use that is sold, at a price or on request',
    input: z.strictObject(offer),
    output: z.object({ packageId: id }),
  }),
  change: post('/office/package/change', {
    who: SALES,
    summary: 'Changes a package; what was bought stays as it was',
    input: z.strictObject({ packageId: id, version: z.int(), ...offer }),
    output: z.object({}),
  }),
  withdraw: post('/office/package/withdraw', {
    who: SALES,
    summary: 'Takes a package off sale; what was bought can be used as before',
    input: z.strictObject({ packageId: id, version: z.int() }),
    output: z.object({}),
  }),
  quote: post('/office/package/quote', {
    who: SALES,
    summary: 'Names the price of a package that somebody asked for',
    input: z.strictObject({ productOrderId: id, priceFen, words: z._default(line(0, PACKAGE_LIMITS.words), '') }),
    output: z.object({}),
  }),
  decline: post('/office/package/decline', {
    who: SALES,
    summary: 'Declines to quote a package that somebody asked for',
    input: z.strictObject({ productOrderId: id, words: line(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
};
