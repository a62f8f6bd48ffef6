import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { FINDINGS, REJECTIONS, RENDITIONS } from '#contract/domain/media.ts';
import { MediaCrashed, MediaRejected } from './failures.ts';
import type { MadeFile, Outcome } from './steps.ts';

const CONTENT_TYPES = [
  'image/jpeg',
  'image/webp',
  'video/mp4',
  'video/quicktime',
  'audio/mpeg',
  'application/json',
] as const;

const made = z.strictObject({
  rendition: z.enum(RENDITIONS),
  /** A file name in the output folder that cannot lead out of it. */
  file: z.string().regex(/^[a-z0-9-]+\.[a-z0-9]+$/),
  contentType: z.enum(CONTENT_TYPES),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  durationMs: z.int().positive().optional(),
});

const reply = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({
    type: z.literal('done'),
    outcome: z.strictObject({ facts: z.json(), files: z.array(made).max(10), findings: z.array(z.enum(FINDINGS)) }),
  }),
  z.strictObject({ type: z.literal('rejected'), reason: z.enum(REJECTIONS), detail: z.string().max(2000) }),
  z.strictObject({ type: z.literal('failed'), message: z.string().max(2000) }),
]);

/** Checks a reply, because a stranger's file may have taken over the process: accepts only what can be true. */
export function understand(message: unknown, outputDir: string): Outcome<unknown> {
  const { data, error } = reply.safeParse(message);
  if (error) throw new MediaCrashed(`it said ${error.message}`);
  if (data.type === 'rejected') throw new MediaRejected(data.reason, data.detail);
  if (data.type !== 'done') throw new MediaCrashed('message' in data ? data.message : data.type);
  const { facts, files, findings } = data.outcome;
  return { facts, files: files.map((file) => placed(file as MadeFile, outputDir)), findings };
}

/** Accepts only a plain file, because a link could lead anywhere. */
function placed(madeFile: MadeFile, outputDir: string): MadeFile {
  const file = join(outputDir, madeFile.file);
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) throw new MediaCrashed(`it made no ${madeFile.file}`);
  return { ...madeFile, file };
}
