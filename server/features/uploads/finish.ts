import { randomBytes } from 'node:crypto';
import { endingOf, type ReleaseKind, type UploadKind } from '#contract/domain/upload.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { ObjectMissing } from '../../platform/objects/failures.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { takeIn } from '../media/media.ts';
import * as queries from './uploads.queries.ts';
import type { Upload } from './uploads.queries.ts';
import { maySend } from './may-send.ts';

/** A file that its sender reports. */
export interface SentFile {
  filePath: string;
  fileSize: number;
  platform: string;
}

/** The copy that nobody else can write. */
export interface Original {
  key: string;
  contentType: string;
}

type Made = queries.Made;
type Make = (tx: MemberContext, upload: Upload, original: Original) => Promise<Made | Problem>;
/** Looks at the copy before the transaction; what it returns makes the result in there. */
type Prepare = (upload: Upload, original: Original) => Promise<Make | Problem>;

/** Turns an uploaded file into a material and starts its pipeline. */
export async function takeInMaterial(ctx: MemberContext, kind: 'video' | 'photo', sent: SentFile) {
  const done = await finishUpload(ctx, kind, sent, async () => async (tx, upload, original) => {
    const ownerId = tx.actor.userId;
    const shopId = await queries.shopOf(tx.db, ownerId);
    const material = { kind, ownerId, shopId, fileName: upload.fileName, sizeBytes: upload.sizeBytes };
    return { materialId: await takeIn(tx, material, original) };
  });
  return materialOf(done);
}

/** The material that an upload became. */
export function materialOf(done: Upload | Problem) {
  if (isProblem(done)) return done;
  if (done.materialId === null || done.code === null) return problem('not-found');
  return { materialId: done.materialId, materialCode: done.code };
}

/** Turns an uploaded file into a release that can be attached to materials. */
export async function takeInRelease(ctx: MemberContext, sent: SentFile & { kind: ReleaseKind; subject: string }) {
  const done = await finishUpload(ctx, 'release', sent, async () => async (tx, upload, { key }) => {
    const about = { kind: sent.kind, subject: sent.subject, fileName: upload.fileName };
    return { releaseId: await queries.insertRelease(tx.db, { ...about, ownerId: tx.actor.userId, key }) };
  });
  if (isProblem(done)) return done;
  return done.releaseId === null ? problem('not-found') : { releaseId: done.releaseId };
}

/** Makes something out of an uploaded file once; repeated or concurrent calls get the reply of the first. */
export async function finishUpload(
  ctx: MemberContext,
  kind: UploadKind,
  sent: SentFile,
  prepare: Prepare,
): Promise<Upload | Problem> {
  if (!maySend(ctx.actor, kind)) return problem('not-allowed');
  const find = async () => {
    const found = await queries.findUpload(ctx.db, ctx.actor.userId, sent.filePath);
    if (found?.kind !== kind) return problem('not-found');
    return found.state === 'given-up' ? problem('upload-ended') : found;
  };
  const upload = await find();
  if (isProblem(upload) || upload.state === 'done') return upload;
  const original = sent.fileSize === upload.sizeBytes ? await secure(ctx, upload) : problem('upload-differs');
  const refused = isProblem(original) ? original : await take(ctx, upload, { ...sent, original, prepare });
  ctx.meter?.uploaded(kind, refused ? 'refused' : 'taken', upload.sizeBytes);
  if (refused && !isProblem(original)) await ctx.objects.remove('originals', [original.key]);
  // Another call may have finished first and the uploaded file may be gone; both calls then give the same reply.
  const now = await find();
  return isProblem(now) || now.state === 'done' ? now : (refused ?? problem('upload-ended'));
}

/**
 * Copies the uploaded file to where its sender cannot write, under a new name, so that the checked bytes are the ones
 * that are kept. The sweep deletes copies that a crash leaves behind.
 */
async function secure(ctx: MemberContext, upload: Upload): Promise<Original | Problem> {
  const there = await ctx.objects.head('uploads', upload.path);
  if (!there) return problem('upload-missing');
  if (there.size !== upload.sizeBytes) return problem('upload-differs');
  const ending = endingOf(upload.fileName);
  const original = {
    key: `${randomBytes(20).toString('hex')}.${ending}`,
    contentType: CONTENT_TYPES[ending] ?? 'application/octet-stream',
  };
  try {
    const to = { bucket: 'originals', key: original.key } as const;
    await ctx.objects.copy({ bucket: 'uploads', key: upload.path }, to, { contentType: original.contentType });
  } catch (error) {
    if (error instanceof ObjectMissing) return problem('upload-missing');
    throw error;
  }
  const kept = await ctx.objects.head('originals', original.key);
  if (kept?.size === upload.sizeBytes) return original;
  await ctx.objects.remove('originals', [original.key]);
  return problem('upload-differs');
}

const CONTENT_TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
};

interface Taken {
  platform: string;
  original: Original;
  prepare: Prepare;
}

async function take(ctx: MemberContext, upload: Upload, { prepare, ...end }: Taken): Promise<Problem | undefined> {
  const make = await prepare(upload, end.original);
  return isProblem(make) ? make : await record(ctx, upload, { ...end, make });
}

type Finished = Omit<Taken, 'prepare'> & { make: Make };

/** Ends the upload, makes the result and enqueues the next work, in one transaction. */
async function record(ctx: MemberContext, upload: Upload, end: Finished): Promise<Problem | undefined> {
  return await transaction(ctx, async (tx) => {
    if (!(await queries.endUpload(tx.db, upload.id, { state: 'done', platform: end.platform })))
      return problem('upload-ended');
    const made = await end.make(tx, upload, end.original);
    if (isProblem(made)) return made;
    await queries.linkMade(tx.db, upload.id, made);
    await recordChange(tx, {
      action: 'upload.done',
      subject: `upload:${upload.id}`,
      before: { state: 'open' },
      after: { state: 'done', ...recorded(made) },
    });
    await tx.jobs.enqueue(tx.db, 'uploads.remove', { path: upload.path });
    return undefined;
  });
}

/** The audit trail keeps the field names that it has always used. */
function recorded(made: Made) {
  if ('materialId' in made) return { material_id: made.materialId };
  return 'releaseId' in made ? { release_id: made.releaseId } : made;
}
