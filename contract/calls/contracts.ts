import * as z from 'zod/mini';
import { id, instant, line, type OutputOf, post } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';
import { FINANCE } from '../domain/roles.ts';

/** What a photographer may upload; nothing once the contract has ended. */
const terms = { videos: z.boolean(), photos: z.boolean(), ended: z.boolean() };

export type PhotographerContract = OutputOf<typeof contractDeskCalls.photographer>;

export const contractDeskCalls = {
  photographer: post('/office/contract/photographer', {
    who: FINANCE,
    summary: 'What a photographer may upload, whether the contract has ended, and everything that was ever set',
    input: z.strictObject({ userId: id }),
    output: z.object({
      ...terms,
      /** When works go off sale after the end. */
      offSaleAt: z.nullable(instant),
      /** Newest first. */
      history: z.array(z.object({ id, ...terms, reason: z.string(), by: z.nullable(z.string()), at: instant })),
    }),
  }),
  set: post('/office/contract/set', {
    who: FINANCE,
    summary: 'Change what a photographer may upload, end the contract, or let it go on',
    input: z.strictObject({ userId: id, ...terms, reason: line(1, LIMITS.reasonMax) }).check(
      z.refine(({ ended, videos, photos }) => !ended || !(videos || photos), {
        error: 'invalid',
        path: ['ended'],
      }),
    ),
    output: z.object({ id }),
  }),
};
