import * as z from 'zod/mini';
import { get, id, instant, post } from '../call.ts';

const award = z.object({
  number: z.string(),
  standing: z.enum(['valid', 'revoked']),
  contest: z.string(),
  slug: z.string(),
  prize: z.string(),
  track: z.string(),
  title: z.string(),
  /** As they signed the entry. */
  author: z.string(),
  announcedAt: instant,
});
export type VerifiedAward = z.output<typeof award>;

export const awardCalls = {
  certificate: post('/award/certificate', {
    who: 'member',
    summary: 'A link to the certificate of a prize that the caller’s entry got, good for ten minutes',
    input: z.strictObject({ entryId: id }),
    output: z.object({ url: z.string() }),
  }),
  verify: get('/award/verify', {
    who: 'anyone',
    summary: 'Whether the number of an award certificate is genuine, and for what',
    input: z.strictObject({ number: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40)) }),
    output: z.object({ award }),
  }),
  verifyFile: get('/award/verifyFile', {
    who: 'anyone',
    summary: 'Of what a file is the paper, by its SHA-256: an award, or the record of a contest’s judging',
    input: z.strictObject({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: z.object({
      award: z.nullable(award),
      record: z.nullable(z.object({ contest: z.string(), slug: z.string(), sealedAt: instant })),
    }),
  }),
};
