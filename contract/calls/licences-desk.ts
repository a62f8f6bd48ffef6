import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';
import { ORDER_READERS, SALES } from '../domain/roles.ts';
import { licence, licenceCorrection } from './licences.ts';

export const LICENCE_VIEWS = ['corrections', 'all', 'revoked'] as const;
export type LicenceView = (typeof LICENCE_VIEWS)[number];

const row = z.object({
  ...licence.shape,
  buyer: z.string(),
  /** The correction that the buyer asked for; null unless that request is open. */
  wanted: z.nullable(z.object({ correctionId: id, fields: licenceCorrection, words: z.string(), askedAt: instant })),
});
export type LicenceDeskRow = z.output<typeof row>;

export const licenceDeskCalls = {
  list: post('/office/licences/list', {
    who: ORDER_READERS,
    summary: 'Licences; requests to put one right oldest first, everything else newest first',
    input: z.strictObject({
      view: z.enum(LICENCE_VIEWS),
      /** Part of a number, order number, code, licensee or buyer. */
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(row),
  }),
  counts: post('/office/licences/counts', {
    who: ORDER_READERS,
    summary: 'How much waits',
    input: nothing,
    output: z.object({ corrections: z.int() }),
  }),
  detail: post('/office/licences/detail', {
    who: ORDER_READERS,
    summary: 'One licence, with all versions and every download',
    input: z.strictObject({ licenceId: id }),
    output: z.object({
      licence: row,
      versions: z.array(licence),
      downloads: z.array(
        z.object({ at: instant, by: z.nullable(z.string()), how: z.enum(['file', 'archive', 'credentials']) }),
      ),
    }),
  }),
  reissue: post('/office/licences/reissue', {
    who: SALES,
    summary: 'Issues a licence anew with corrections; the old number then says that it is superseded',
    input: z.strictObject({ licenceId: id, fields: licenceCorrection, reason: line(1, LIMITS.reasonMax) }),
    output: z.object({ licenceId: id, number: z.string() }),
  }),
  refuseCorrection: post('/office/licences/refuseCorrection', {
    who: SALES,
    summary: 'Leaves a licence as it is, and says why',
    input: z.strictObject({ correctionId: id, answer: line(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
  revoke: post('/office/licences/revoke', {
    who: ['admin'],
    summary: 'Ends a licence for good; downloads of it end too',
    input: z.strictObject({ licenceId: id, reason: line(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
  certificate: post('/office/licences/certificate', {
    who: ORDER_READERS,
    summary: 'A link to the certificate as PDF, good for ten minutes',
    input: z.strictObject({ licenceId: id }),
    output: z.object({ url: z.string() }),
  }),
};
