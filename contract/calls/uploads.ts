import * as z from 'zod/mini';
import { id, instant, line, oneLine, post } from '../call.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import { MATERIAL_TEXT } from '../domain/keywords.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { MUSIC_LIMITS, SOUND_KINDS } from '../domain/music.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { RELEASE_KINDS, SIZES_AT_ONCE, UPLOAD_BASE, UPLOAD_PLATFORMS } from '../domain/upload.ts';

const fileName = line(1, 255);
const fileSize = z.int().check(z.gte(0), z.lte(2 ** 40));
const filePath = line(1, 300);
const platform = z.enum(UPLOAD_PLATFORMS);
const side = z.int().check(z.gte(0), z.lte(1_000_000));

/** Where a file goes: the object `filePath` below `url`, in parts of `partBytes`. */
export const uploadToken = z.object({
  bucketName: z.string(),
  filePath: z.string(),
  url: z.string(),
  region: z.string(),
  partBytes: z.int(),
});
export type UploadToken = z.output<typeof uploadToken>;

const place = { input: z.strictObject({ fileName, fileSize }), output: z.object({ token: uploadToken }) };
const begin = { who: 'photographer', ...place } as const;
const made = z.object({ materialId: id, materialCode: z.string() });

/** A material with the same file, or one alike; somebody else's is named only while it is on sale. */
export const sameFile = z.object({
  own: z.boolean(),
  material: z.nullable(z.object({ id, code: z.string(), kind: z.enum(MEDIA_KINDS), state: z.enum(MATERIAL_STATES) })),
});
export type SameFile = z.output<typeof sameFile>;

const sizes = {
  input: z.strictObject({ sizes: z.array(fileSize).check(z.minLength(1), z.maxLength(SIZES_AT_ONCE)) }),
  output: z.object({ sizes: z.array(z.int()) }),
};
const same = {
  input: z.strictObject({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  output: z.object({ same: z.nullable(sameFile) }),
};
const credentials = {
  input: z.strictObject({ filePath: z.optional(filePath) }),
  output: z.object({
    accessKeyId: z.string(),
    accessKeySecret: z.string(),
    securityToken: z.string(),
    expiration: instant,
    /** The open uploads that they are valid for: the one asked for and the newest others. */
    filePaths: z.array(z.string()),
  }),
};

/** The calls answer at their own address and below the base. */
const both: typeof post = (path, call) => post(path, { ...call, alsoAt: UPLOAD_BASE + path });

export const uploadCalls = {
  tokenForVideo: both('/upload/token/video', { ...begin, summary: 'Where to send a video' }),
  tokenForPhoto: both('/upload/token/photo', { ...begin, summary: 'Where to send a photo' }),
  tokenForRelease: both('/upload/token/release', { ...begin, summary: 'Where to send a consent' }),
  takenSizes: both('/upload/sizes', {
    who: 'photographer',
    summary: 'Those of these sizes that files in the library have; only such files need be compared',
    ...sizes,
  }),
  sameFile: both('/upload/same', {
    who: 'photographer',
    summary: 'Whether the library has a file already, by its SHA-256',
    ...same,
  }),
  credentials: both('/upload/ali/sts', {
    who: 'member',
    summary: 'Credentials for an hour at most, to write the caller’s open uploads and nothing else',
    ...credentials,
  }),
  videoSent: both('/upload/video/success', {
    who: 'photographer',
    summary: 'A video has been sent: it becomes material, once, however often this is called',
    input: z.strictObject({ fileName, filePath, fileSize, platform }),
    output: made,
  }),
  photoSent: both('/upload/photo/success', {
    who: 'photographer',
    summary: 'A photo has been sent; width and height are looked up in the file itself',
    input: z.strictObject({ fileName, filePath, fileSize, width: side, height: side, platform }),
    output: made,
  }),
  releaseSent: both('/upload/release/success', {
    who: 'photographer',
    summary: 'A consent has been sent; it can be attached to the caller’s material from now on',
    input: z.strictObject({
      fileName,
      filePath,
      fileSize,
      platform,
      kind: z.enum(RELEASE_KINDS),
      subject: oneLine(1, 120),
    }),
    output: z.object({ releaseId: id }),
  }),
  giveUp: both('/upload/cancel', {
    who: 'member',
    summary: 'The caller will not finish this upload',
    input: z.strictObject({ filePath }),
    output: z.object({}),
  }),
};

const label = oneLine(0, MUSIC_LIMITS.version);

/** The same for music and effects, which editors send for a shop. */
export const soundUploadCalls = {
  token: post('/office/music/upload/token', {
    who: CATALOGUE_EDITORS,
    summary: 'Where to send a piece of music or a sound effect',
    ...place,
  }),
  takenSizes: post('/office/music/upload/sizes', {
    who: CATALOGUE_EDITORS,
    summary: 'Those of these sizes that files in the library have',
    ...sizes,
  }),
  sameFile: post('/office/music/upload/same', {
    who: CATALOGUE_EDITORS,
    summary: 'Whether the library has a file already, whoever owns it',
    ...same,
  }),
  credentials: post('/office/music/upload/sts', {
    who: CATALOGUE_EDITORS,
    summary: 'Credentials for an hour at most, to write the caller’s open uploads and nothing else',
    ...credentials,
  }),
  sent: post('/office/music/upload/success', {
    who: CATALOGUE_EDITORS,
    summary: 'A sound has been sent for a shop: it becomes a piece, or a version of one, once',
    input: z.strictObject({
      fileName,
      filePath,
      fileSize,
      shopId: id,
      kind: z.enum(SOUND_KINDS),
      title: oneLine(1, MATERIAL_TEXT.title),
      /** Its piece; null for the main version, which has no label. */
      versionOf: z.nullable(id),
      versionZh: label,
      versionEn: label,
    }),
    output: made,
  }),
};
