import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type EntryFileProblem, entryMeasureProblem } from '#contract/domain/entry.ts';
import type { Rejection } from '#contract/domain/media.ts';
import type { Context } from '../../context.ts';
import { MediaCrashed, MediaRejected } from '../../platform/media/failures.ts';
import { inFolder } from '../../platform/media/folder.ts';
import { openMediaProcess } from '../../platform/media/media.ts';
import type { EntryPicture, Look, MadeFile } from '../../platform/media/steps.ts';
import {
  type Checked,
  claimHash,
  countCrash,
  findToCheck,
  markGood,
  markRefused,
  type ToCheck,
} from './check.queries.ts';
import { filmLimits, pictureLimits } from './limits.ts';

/** A file whose process has died this often is at fault itself. */
const CRASHES = 2;

/** Looks at a file of an entry and decides whether it may stay. Running it twice, or again after a crash, does no harm. */
export async function checkFile(ctx: Context, { fileId }: { fileId: number }, signal: AbortSignal): Promise<void> {
  const file = await findToCheck(ctx.db, fileId);
  if (!file) return;
  try {
    const refused = await inFolder(ctx.config.workDir, (folder) => look(ctx, file, folder, signal));
    if (refused) await markRefused(ctx.db, fileId, refused);
  } catch (error) {
    if (error instanceof MediaRejected)
      return await markRefused(ctx.db, fileId, PROBLEM_OF[error.reason] ?? 'unreadable');
    const crashed = error instanceof MediaCrashed && !signal.aborted;
    if (crashed && (await countCrash(ctx.db, fileId)) >= CRASHES)
      return await markRefused(ctx.db, fileId, 'unreadable');
    throw error;
  }
}

/** In the words of a contest, what makes a file unfit for the library. */
const PROBLEM_OF: Partial<Record<Rejection, EntryFileProblem>> = {
  empty: 'empty-file',
  'not-this-kind': 'file-type',
  'wrong-codec': 'wrong-codec',
  'wrong-colour': 'wrong-colour',
  'under-1080p': 'wrong-size',
  'too-short': 'too-short',
  'too-long': 'too-long',
  'side-too-long': 'side-too-long',
  'too-many-pixels': 'too-many-pixels',
};

async function look(
  ctx: Context,
  file: ToCheck,
  folder: string,
  signal: AbortSignal,
): Promise<EntryFileProblem | undefined> {
  const original = join(folder, 'original');
  const { size, sha256 } = await ctx.objects.fetchTo('originals', file.originalKey, original, signal);
  if (size !== file.bytes) throw new Error(`a file of an entry has ${size} bytes instead of ${file.bytes}`);
  if (!(await claimHash(ctx.db, file.id, sha256))) return 'same-file';
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  const seen = await (file.part === 'video' ? lookAtVideo : lookAtPicture)(file, { file: original, outputDir, signal });
  if (typeof seen === 'string') return seen;
  const { shown, thumbnail, ...found } = seen;
  const keys = await store(ctx, file, { shown, thumbnail });
  await markGood(ctx.db, file.id, { ...found, ...keys });
  return undefined;
}

type Seen = Omit<Checked, 'shownKey' | 'thumbnailKey'> & { shown: MadeFile; thumbnail: MadeFile };
interface Opened {
  file: string;
  outputDir: string;
  signal: AbortSignal;
}

const side = z.int().min(1).max(100_000);
const looks = { hash: z.string().regex(/^[0-9a-f]{16}$/), layout: z.array(z.int().min(0).max(255)).length(24) };
/** What a description can be, because a stranger's file may have taken over the process. */
const pictureFacts: z.ZodType<EntryPicture> = z.strictObject({
  width: side,
  height: side,
  ...looks,
  camera: z.string().max(130),
  takenAt: z.iso.datetime({ local: true }).nullable(),
});
const videoFacts = z.object({ width: side, height: side, durationMs: z.int().positive() });
const lookFacts: z.ZodType<Pick<Look, 'hash' | 'layout'>> = z.object(looks);

function believed<T>(schema: z.ZodType<T>, facts: unknown): T {
  const { data, error } = schema.safeParse(facts);
  if (error) throw new MediaCrashed('it found what cannot be');
  return data;
}

async function lookAtPicture(file: ToCheck, opened: Opened): Promise<Seen | EntryFileProblem> {
  const media = await openMediaProcess({ kind: 'photo', ...opened });
  try {
    const { facts, files } = await media.run('entry', { limits: pictureLimits(file.part, file.limits) });
    const found = believed(pictureFacts, facts);
    const problem = entryMeasureProblem(file.part, found, file.limits);
    return problem ?? { ...found, durationMs: null, ...pick(files) };
  } finally {
    await media.close();
  }
}

/** Measures before it encodes, which takes minutes. */
async function lookAtVideo(file: ToCheck, opened: Opened): Promise<Seen | EntryFileProblem> {
  const media = await openMediaProcess({ kind: 'video', ...opened });
  try {
    const { facts: probe } = await media.run('probe', { limits: filmLimits(file.limits) });
    const { width, height, durationMs } = believed(videoFacts, probe);
    const problem = entryMeasureProblem(file.part, { width, height, durationMs }, file.limits);
    if (problem) return problem;
    if (probe.container !== 'mp4') return 'file-type';
    const stills = await media.run('stills', { probe });
    const { hash, layout } = believed(lookFacts, stills.facts);
    const { files } = await media.run('screening', { probe });
    const made = pick([...files, ...stills.files]);
    return { width, height, durationMs, hash, layout, camera: '', takenAt: null, ...made };
  } finally {
    await media.close();
  }
}

function pick(files: readonly MadeFile[]): { shown: MadeFile; thumbnail: MadeFile } {
  const shown = files.find(({ rendition }) => rendition === 'unmarked');
  const thumbnail = files.find(({ rendition }) => rendition === 'thumb-1x');
  if (!shown || !thumbnail) throw new MediaCrashed('it made nothing to show');
  return { shown, thumbnail };
}

async function store(ctx: Context, file: ToCheck, { shown, thumbnail }: Pick<Seen, 'shown' | 'thumbnail'>) {
  const folder = `entries/${file.originalKey.split('.')[0]}`;
  const keys = {
    shownKey: `${folder}/shown.${file.part === 'video' ? 'mp4' : 'jpg'}`,
    thumbnailKey: `${folder}/thumbnail.webp`,
  };
  await ctx.objects.putFile('originals', keys.shownKey, shown.file, { contentType: shown.contentType });
  await ctx.objects.putFile('originals', keys.thumbnailKey, thumbnail.file, { contentType: thumbnail.contentType });
  return keys;
}
