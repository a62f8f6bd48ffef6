import * as z from 'zod/mini';
import { get, idInAddress, instant, line, listOf, type OutputOf, post } from '../call.ts';
import { isDay } from '../domain/editing.ts';
import { POLICY_NAMES } from '../domain/policy.ts';
import { AGREEMENT_LIMITS } from './agreements.ts';

const name = z.enum(POLICY_NAMES);
export const policyVersion = z.int().check(z.positive());
/** A day, 2026-01-31, in China. */
const effectiveOn = z.string();

const policy = z.object({
  name,
  version: policyVersion,
  title: z.string(),
  /** Clauses with an empty line between them; the first line of each is its heading. */
  body: z.string(),
  sha256: z.string(),
  effectiveOn,
  /** The version in effect today. */
  current: policyVersion,
  /** Newest first; one that takes effect later is among them. */
  versions: z.array(z.object({ version: policyVersion, effectiveOn })),
});
export type Policy = z.output<typeof policy>;

export const policyCalls = {
  read: get('/policy/:name', {
    who: 'anyone',
    summary: 'The licence agreement, user agreement or privacy policy in effect, or another version of it',
    input: z.strictObject({ name, version: z.optional(idInAddress) }),
    output: policy,
    keep: 60,
  }),
};

const listed = z.object({
  version: policyVersion,
  titleZh: z.string(),
  titleEn: z.string(),
  bodyZh: z.string(),
  bodyEn: z.string(),
  sha256: z.string(),
  effectiveOn,
  publishedAt: instant,
  publishedBy: z.nullable(z.string()),
});
export type PolicyVersion = OutputOf<typeof policyDeskCalls.list>['infos'][number];

export const policyDeskCalls = {
  list: post('/office/policy/list', {
    who: ['admin'],
    summary: 'Every version of one of the three, newest first',
    input: z.strictObject({ name }),
    output: listOf(listed),
  }),
  publish: post('/office/policy/publish', {
    who: ['admin'],
    summary: 'Publish a new version; it can never be changed, and takes effect neither before today nor the one before',
    input: z.strictObject({
      name,
      /** The newest version that the caller has seen. */
      after: policyVersion,
      titleZh: line(1, AGREEMENT_LIMITS.titleZh),
      titleEn: line(1, AGREEMENT_LIMITS.titleEn),
      bodyZh: line(1, AGREEMENT_LIMITS.bodyZh),
      bodyEn: line(1, AGREEMENT_LIMITS.bodyEn),
      effectiveOn: z.string().check(z.refine(isDay, { error: 'invalid' })),
      reason: line(1, 500),
    }),
    output: z.object({ version: policyVersion }),
  }),
};
