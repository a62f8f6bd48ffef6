import * as z from 'zod/mini';
import { get, id, instant, line, nothing, type OutputOf, post } from '../call.ts';
import { isDay } from '../domain/editing.ts';
import { LIMITS } from '../domain/limits.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { FINANCE } from '../domain/roles.ts';

const percent = z.int().check(z.gte(1), z.lte(100));
/** A day, 2026-01-31, in China. */
const day = z.string().check(z.refine(isDay, { error: 'invalid' }));
const reason = line(1, LIMITS.reasonMax);

/** What is in effect today for one type of work. */
const current = z.object({
  kind: z.enum(MEDIA_KINDS),
  percent,
  agreementVersion: z.int(),
  rateId: z.nullable(id),
});

export const shareCalls = {
  rates: get('/share/rates', {
    who: 'anyone',
    summary: 'What photographers get of what buyers pay without VAT, in per cent, by the agreement in effect',
    input: nothing,
    output: z.object({ standard: percent, exclusive: percent }),
    keep: 60,
  }),
  mine: post('/share/mine', {
    who: 'photographer',
    summary: 'What the caller gets today by type of work, and every change that is set for later',
    input: nothing,
    output: z.object({
      exclusive: z.boolean(),
      current: z.array(current),
      /** Earliest first. */
      coming: z.array(z.object({ kind: z.enum(MEDIA_KINDS), effectiveOn: z.string(), before: percent, percent })),
    }),
  }),
};
export type OwnShares = OutputOf<typeof shareCalls.mine>;

const rate = z.object({
  id,
  /** Null: every type of work. */
  kind: z.nullable(z.enum(MEDIA_KINDS)),
  /** Null: exclusive or not. */
  exclusive: z.nullable(z.boolean()),
  /** Null: this rate ended on that day. */
  percent: z.nullable(percent),
  effectiveOn: z.string(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: instant,
});
export type ShareRate = z.output<typeof rate>;

export type PhotographerShares = OutputOf<typeof shareDeskCalls.photographer>;

export const shareDeskCalls = {
  everybody: post('/office/share/everybody', {
    who: FINANCE,
    summary: 'Shares of everybody that differ from the agreement, newest first',
    input: nothing,
    output: z.object({ rates: z.array(rate) }),
  }),
  photographer: post('/office/share/photographer', {
    who: FINANCE,
    summary: 'What a photographer gets today, and everything that was ever set, newest first',
    input: z.strictObject({ userId: id }),
    output: z.object({
      /** It is the caller, whose terms others set. */
      own: z.boolean(),
      exclusive: z.boolean(),
      current: z.array(current),
      rates: z.array(rate),
      standings: z.array(
        z.object({
          id,
          exclusive: z.boolean(),
          effectiveOn: z.string(),
          reason: z.string(),
          by: z.nullable(z.string()),
          at: instant,
        }),
      ),
    }),
  }),
  setRate: post('/office/share/setRate', {
    who: FINANCE,
    summary: 'A share from a day on, for one photographer or for everybody; a lower one at least 30 days ahead',
    input: z
      .strictObject({
        /** Absent: everybody, for one type and one way of selling. */
        userId: z.optional(id),
        kind: z.nullable(z.enum(MEDIA_KINDS)),
        exclusive: z.nullable(z.boolean()),
        percent: z.nullable(percent),
        effectiveOn: day,
        reason,
      })
      .check(
        z.refine(({ userId, kind }) => userId !== undefined || kind !== null, { error: 'required', path: ['kind'] }),
        z.refine(({ userId, exclusive }) => userId !== undefined || exclusive !== null, {
          error: 'required',
          path: ['exclusive'],
        }),
      ),
    output: z.object({ id }),
  }),
  setStanding: post('/office/share/setStanding', {
    who: FINANCE,
    summary: 'From a day on a photographer sells through us only, or elsewhere too',
    input: z.strictObject({ userId: id, exclusive: z.boolean(), effectiveOn: day, reason }),
    output: z.object({ id }),
  }),
};
