import * as z from 'zod/mini';
import { id, instant, line, nothing, oneLine, post } from '../call.ts';
import {
  APPLICATION_STATES,
  APPLICATION_TEXT,
  isVideoLink,
  MOST_VIDEO_LINKS,
  REFUSAL_REASONS,
  SUBJECTS,
} from '../domain/application.ts';
import { UPLOAD_BASE, UPLOAD_PLATFORMS } from '../domain/upload.ts';
import { uploadToken } from './uploads.ts';

const form = {
  terms: z.boolean(),
  realName: oneLine(0, APPLICATION_TEXT.realName),
  phone: line(0, 40),
  wechat: oneLine(0, APPLICATION_TEXT.wechat),
  nickname: oneLine(0, APPLICATION_TEXT.nickname),
  bio: line(0, APPLICATION_TEXT.bio),
  city: oneLine(0, APPLICATION_TEXT.city),
  gear: line(0, APPLICATION_TEXT.gear),
  subjects: z.array(z.enum(SUBJECTS)).check(z.maxLength(SUBJECTS.length)),
  platforms: line(0, APPLICATION_TEXT.platforms),
  exclusive: z.nullable(z.boolean()),
  videoLinks: z
    .array(line(1, APPLICATION_TEXT.videoLink).check(z.refine(isVideoLink, { error: 'invalid' })))
    .check(z.maxLength(MOST_VIDEO_LINKS)),
};

const picture = z.object({
  id,
  fileName: z.string(),
  sizeBytes: z.int(),
  width: z.int(),
  height: z.int(),
  /** A link for ten minutes. */
  thumbnail: z.string(),
});
export type ApplicationPicture = z.output<typeof picture>;

/** Something that the office or the applicant said or did. */
const event = z.object({
  kind: z.enum(['submitted', 'more-needed', 'rejected', 'approved']),
  words: z.string(),
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
  at: instant,
});

export type ApplicationEvent = z.output<typeof event>;

const application = z.object({
  id,
  version: z.int(),
  state: z.enum(APPLICATION_STATES),
  ...form,
  phoneVerified: z.boolean(),
  pictures: z.array(picture),
  /** While it waits for a decision. */
  queue: z.nullable(z.object({ position: z.int(), dueAt: instant, overdue: z.boolean() })),
  /** Newest first. */
  events: z.array(event),
  /** From when the applicant may apply again; null unless rejected. */
  againFrom: z.nullable(instant),
});
export type Application = z.output<typeof application>;

const whole = z.object({ application: z.nullable(application) });
const fileName = line(1, 255);
const fileSize = z.int().check(z.gte(0), z.lte(2 ** 40));

export const applicationCalls = {
  read: post('/application', {
    who: 'member',
    summary: 'The caller’s application to become a photographer, the newest; null before the first',
    input: nothing,
    output: whole,
  }),
  save: post('/application/save', {
    who: 'member',
    summary: 'Save the caller’s application; the first save begins it',
    input: z.strictObject({ version: z.int().check(z.gte(0)), ...form }),
    output: z.object({ application }),
  }),
  verifyPhone: post('/application/phone', {
    who: 'member',
    summary: 'Prove the mobile number in the application with a code of purpose “apply”',
    input: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
    output: z.object({ application }),
  }),
  tokenForPicture: post('/upload/token/application', {
    who: 'member',
    alsoAt: `${UPLOAD_BASE}/upload/token/application`,
    summary: 'Where to send an image for the caller’s application',
    input: z.strictObject({ fileName, fileSize }),
    output: z.object({ token: uploadToken }),
  }),
  pictureSent: post('/upload/application/success', {
    who: 'member',
    alsoAt: `${UPLOAD_BASE}/upload/application/success`,
    summary: 'An image has been sent: it is opened, checked and added to the caller’s application, once',
    input: z.strictObject({ fileName, filePath: line(1, 300), fileSize, platform: z.enum(UPLOAD_PLATFORMS) }),
    output: z.object({ picture }),
  }),
  removePicture: post('/application/picture/remove', {
    who: 'member',
    summary: 'Remove an image from the caller’s application',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  submit: post('/application/submit', {
    who: 'member',
    summary: 'Submit the caller’s application, or submit it again with what was missing',
    input: z.strictObject({
      version: z.int().check(z.gte(1)),
      words: z._default(line(0, APPLICATION_TEXT.words), ''),
    }),
    output: z.object({ application }),
  }),
};
