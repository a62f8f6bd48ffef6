import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, type OutputOf, post } from '../call.ts';
import { AGREEMENT_KINDS } from '../domain/agreement.ts';
import { isDay } from '../domain/editing.ts';

const version = z.int().check(z.positive());
const texts = { titleZh: z.string(), titleEn: z.string(), bodyZh: z.string(), bodyEn: z.string() };

const agreement = z.object({
  version,
  kind: z.enum(AGREEMENT_KINDS),
  ...texts,
  sha256: z.string(),
  sharePercent: z.int(),
  exclusivePercent: z.int(),
  /** A day, 2026-01-31, in China. */
  effectiveOn: z.string(),
  publishedAt: instant,
});
export type Agreement = z.output<typeof agreement>;

const answer = z.object({ version, answer: z.enum(['agreed', 'rejected']), at: instant });

const standing = z.object({
  /** The newest version. */
  agreement,
  /** What the caller has to do: 0 nothing, 2 agree or reject, 3 read a notice. */
  signFlag: z.int(),
  /** Newest first. */
  answers: z.array(answer),
  /** When works go off sale after a rejection. */
  offSaleAt: z.nullable(instant),
});
export type AgreementStanding = z.output<typeof standing>;

/** The version that the caller has read; a newer one is told. */
const seen = z.strictObject({ version: z.optional(version) });

export const agreementCalls = {
  read: post('/user/protocol', {
    who: 'photographer',
    summary: 'The agreement, what the caller has to do about it and has answered before',
    input: nothing,
    output: standing,
  }),
  agree: post('/user/protocol/agree', {
    who: 'photographer',
    summary: 'Agree to the agreement, or acknowledge a notice; also after a rejection',
    input: seen,
    output: z.object({ version }),
  }),
  reject: post('/user/protocol/reject', {
    who: 'photographer',
    summary: 'Reject the agreement: no uploads and submissions from now on, works go off sale after 30 days',
    input: seen,
    output: z.object({ version }),
  }),
  paper: post('/user/protocol/paper', {
    who: 'photographer',
    summary: 'A link for ten minutes to the signed agreement as PDF',
    input: z.strictObject({ version }),
    output: z.object({ url: z.string() }),
  }),
};

export const AGREEMENT_LIMITS = { titleZh: 80, titleEn: 120, bodyZh: 20_000, bodyEn: 40_000 };

export type AgreementVersion = OutputOf<typeof agreementDeskCalls.list>['infos'][number];

export const agreementDeskCalls = {
  list: post('/office/agreement/list', {
    who: ['admin'],
    summary: 'Every version of the agreement, newest first, and how photographers have answered',
    input: nothing,
    output: listOf(
      z.object({
        ...agreement.shape,
        publishedBy: z.nullable(z.string()),
        agreed: z.int(),
        rejected: z.int(),
        /** Photographers who are still asked about it. */
        unanswered: z.int(),
      }),
    ),
  }),
  publish: post('/office/agreement/publish', {
    who: ['admin'],
    summary: 'Publish a new version; it can never be changed. Lower shares are notices at least 30 days ahead',
    input: z.strictObject({
      /** The newest version that the caller has seen. */
      after: version,
      kind: z.enum(AGREEMENT_KINDS),
      titleZh: line(1, AGREEMENT_LIMITS.titleZh),
      titleEn: line(1, AGREEMENT_LIMITS.titleEn),
      bodyZh: line(1, AGREEMENT_LIMITS.bodyZh),
      bodyEn: line(1, AGREEMENT_LIMITS.bodyEn),
      sharePercent: z.int().check(z.gte(1), z.lte(100)),
      exclusivePercent: z.int().check(z.gte(1), z.lte(100)),
      effectiveOn: z.string().check(z.refine(isDay, { error: 'invalid' })),
      reason: line(1, 500),
    }),
    output: z.object({ version: id }),
  }),
};
