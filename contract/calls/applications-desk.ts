import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { claim } from '../claim.ts';
import { APPLICATION_STATES, APPLICATION_TEXT, REFUSAL_REASONS, SUBJECTS } from '../domain/application.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import { REVIEWERS } from '../domain/roles.ts';

export const APPLICATION_VIEWS = ['queue', 'overdue', 'mine', 'asked', 'approved', 'rejected'] as const;
export type ApplicationView = (typeof APPLICATION_VIEWS)[number];

const row = z.object({
  id,
  state: z.enum(APPLICATION_STATES),
  realName: z.string(),
  nickname: z.string(),
  city: z.string(),
  subjects: z.array(z.enum(SUBJECTS)),
  exclusive: z.boolean(),
  pictures: z.int(),
  /** Submitted more than once. */
  again: z.boolean(),
  thumbnail: z.nullable(z.string()),
  submittedAt: instant,
  dueAt: instant,
  overdue: z.boolean(),
  claim,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
});
export type ApplicationRow = z.output<typeof row>;

/** A work of another owner that looks like an image of the application. */
const alike = z.object({
  id,
  code: z.string(),
  title: z.string(),
  owner: z.string(),
  state: z.enum(MATERIAL_STATES),
  /** The same file, byte for byte. */
  same: z.boolean(),
  thumbnail: z.nullable(z.string()),
});

export type AlikeWork = z.output<typeof alike>;

const picture = z.object({
  id,
  fileName: z.string(),
  sizeBytes: z.int(),
  width: z.int(),
  height: z.int(),
  /** Links for ten minutes. */
  thumbnail: z.string(),
  view: z.string(),
  alike: z.array(alike),
});
export type DeskPicture = z.output<typeof picture>;

const event = z.object({
  kind: z.enum(['submitted', 'more-needed', 'rejected', 'approved']),
  words: z.string(),
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
  by: z.string(),
  at: instant,
});

const detail = z.object({
  ...row.shape,
  userId: id,
  /** The applicant is the caller, who may not decide. */
  own: z.boolean(),
  account: z.string(),
  memberSince: instant,
  phone: z.string(),
  wechat: z.string(),
  bio: z.string(),
  gear: z.string(),
  platforms: z.string(),
  videoLinks: z.array(z.string()),
  /** Empty when its images were deleted after a rejection. */
  images: z.array(picture),
  /** Newest first. */
  events: z.array(event),
  /** Earlier applications of the same person, newest first. */
  earlier: z.array(z.object({ id, state: z.enum(APPLICATION_STATES), at: instant })),
});
export type ApplicationDetail = z.output<typeof detail>;

const one = z.strictObject({ id });
const changed = z.object({ application: detail });
const words = line(1, APPLICATION_TEXT.words);

export const applicationDeskCalls = {
  summary: post('/office/application/summary', {
    who: REVIEWERS,
    summary: 'How many applications wait, are late, were asked for more, and were decided in the last 30 days',
    input: nothing,
    output: z.object({
      queue: z.int(),
      overdue: z.int(),
      mine: z.int(),
      asked: z.int(),
      approved: z.int(),
      rejected: z.int(),
    }),
  }),
  list: post('/office/application/list', {
    who: REVIEWERS,
    summary: 'Applications of photographers, those that wait by deadline',
    input: z.strictObject({
      view: z._default(z.enum(APPLICATION_VIEWS), 'queue'),
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(row),
  }),
  detail: post('/office/application/detail', {
    who: REVIEWERS,
    summary: 'One application with its images, works of others that look like them, and its history',
    input: one,
    output: changed,
  }),
  claim: post('/office/application/claim', {
    who: REVIEWERS,
    summary: 'Claim an application for 15 minutes, or keep it for longer; the first claim begins the review',
    input: one,
    output: changed,
  }),
  release: post('/office/application/release', {
    who: REVIEWERS,
    summary: 'Give an application back to the queue',
    input: one,
    output: changed,
  }),
  askMore: post('/office/application/more', {
    who: REVIEWERS,
    summary: 'Ask the applicant for more, in words',
    input: z.strictObject({ id, words }),
    output: changed,
  }),
  reject: post('/office/application/reject', {
    who: REVIEWERS,
    summary: 'Reject an application with a reason',
    input: z.strictObject({ id, reason: z.enum(REFUSAL_REASONS), words }),
    output: changed,
  }),
  approve: post('/office/application/approve', {
    who: REVIEWERS,
    summary: 'Make the applicant a photographer, who may upload videos, photos or both',
    input: z
      .strictObject({
        id,
        videos: z.boolean(),
        photos: z.boolean(),
        words: z._default(line(0, APPLICATION_TEXT.words), ''),
      })
      .check(z.refine(({ videos, photos }) => videos || photos, { error: 'required', path: ['photos'] })),
    output: changed,
  }),
  original: post('/office/application/original', {
    who: REVIEWERS,
    summary: 'A link for five minutes to an image as it was sent; leaves a line in the audit trail',
    input: one,
    output: z.object({ url: z.string() }),
  }),
};
