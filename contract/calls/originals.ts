import * as z from 'zod/mini';
import { id, instant, line, post } from '../call.ts';
import { ENTRY_PARTS } from '../domain/entry.ts';
import { UPLOAD_BASE, UPLOAD_PLATFORMS } from '../domain/upload.ts';
import { uploadToken } from './uploads.ts';

/** A file of an entry and the original of it, once that was sent. */
export const originalOf = z.object({
  fileId: id,
  part: z.enum(ENTRY_PARTS),
  /** What the entrant calls the file that was entered. */
  name: z.string(),
  sent: z.nullable(z.object({ name: z.string(), bytes: z.int(), at: instant, late: z.boolean() })),
});
export type OriginalOf = z.output<typeof originalOf>;

const wanted = z.object({
  entryId: id,
  /** Until when coordinators want it; null when stock alone does. */
  dueAt: z.nullable(instant),
  /** The deadline has passed, and something is missing. */
  late: z.boolean(),
  files: z.array(originalOf),
});
export type WantedOriginals = z.output<typeof wanted>;

const fileName = line(1, 255);
const fileSize = z.int().check(z.gte(0), z.lte(2 ** 40));

export const originalCalls = {
  list: post('/entry/original/list', {
    who: 'member',
    summary: 'Of which of the caller’s entries originals are wanted, and which were sent',
    input: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ infos: z.array(wanted) }),
  }),
  token: post('/upload/token/original', {
    who: 'member',
    alsoAt: `${UPLOAD_BASE}/upload/token/original`,
    summary: 'Where to send the original of a file of an entry',
    input: z.strictObject({ fileId: id, fileName, fileSize }),
    output: z.object({ token: uploadToken }),
  }),
  sent: post('/upload/original/success', {
    who: 'member',
    alsoAt: `${UPLOAD_BASE}/upload/original/success`,
    summary: 'An original has been sent; it takes the place of one that was sent before',
    input: z.strictObject({ fileName, filePath: line(1, 300), fileSize, platform: z.enum(UPLOAD_PLATFORMS) }),
    output: z.object({ fileId: id }),
  }),
};
