import { randomUUID } from 'node:crypto';
import type { UploadToken } from '#contract/calls/uploads.ts';
import { GID } from '#contract/domain/roles.ts';
import { endingOf, fileProblem, type UploadKind } from '#contract/domain/upload.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { contractRefusal } from '../contracts/contracts.ts';
import { agreementRefusal } from '../agreements/agreements.ts';
import { recordChange } from '../audit/audit.ts';
import { maySend } from './may-send.ts';
import { countOpen, endUpload, findUpload, insertUpload, lockUploads, openPaths } from './uploads.queries.ts';

export { finishUpload, type Original, type SentFile } from './finish.ts';
export { shopOf } from './uploads.queries.ts';

const folderOf = (userId: number) => `user/${userId}/`;
const MOST_OPEN = 2000;

/** Kinds that people send who have not signed to sell. */
const UNSIGNED: readonly UploadKind[] = ['application', 'entry', 'original'];

/** Why the member may not upload files of this kind, if so. */
export async function sendRefusal(ctx: MemberContext, kind: UploadKind): Promise<Problem | undefined> {
  const unsigned = UNSIGNED.includes(kind)
    ? undefined
    : ((await contractRefusal(ctx)) ?? (await agreementRefusal(ctx)));
  return unsigned ?? (maySend(ctx.actor, kind) ? undefined : problem('not-allowed'));
}

/** Opens an upload under an unguessable path in the caller's folder; a file of an entry has its place there already. */
export async function beginUpload(
  ctx: MemberContext,
  kind: UploadKind,
  file: { fileName: string; fileSize: number; entryFileId?: number; originalOf?: number },
): Promise<{ token: UploadToken } | Problem> {
  const { userId } = ctx.actor;
  const refusal = await sendRefusal(ctx, kind);
  if (refusal) return refusal;
  const refused = fileProblem(kind, file.fileName, file.fileSize);
  if (refused) return problem(refused);
  const path = `${folderOf(userId)}${randomUUID()}/${randomUUID()}.${endingOf(file.fileName)}`;
  const { bucket, url, region, partBytes } = ctx.objects.uploadTarget;
  return await transaction(ctx, async ({ db }) => {
    await lockUploads(db, userId);
    if ((await countOpen(db, userId)) >= MOST_OPEN) return problem('uploads-full');
    const { fileName, fileSize: sizeBytes, entryFileId = null, originalOf = null } = file;
    await insertUpload(db, { userId, kind, fileName, sizeBytes, path, entryFileId, originalOf });
    return { token: { bucketName: bucket, filePath: path, url, region, partBytes } };
  });
}

const CREDENTIAL_SECONDS = 3600;
const PATHS_AT_ONCE = 20;

/** Issues credentials to write open uploads of the caller: the named one and the newest others. */
export async function uploadCredentials(ctx: MemberContext, { filePath }: { filePath?: string | undefined }) {
  const folder = folderOf(ctx.actor.userId);
  const open = await openPaths(ctx.db, ctx.actor.userId, { first: filePath ?? '', count: PATHS_AT_ONCE });
  // People who apply or enter have a file to send, or nothing to ask for.
  if (ctx.actor.gid !== GID.photographer && open.length === 0) return problem('not-allowed');
  // A policy names at least one key; this one is never given out, and the sweep deletes anything written to it.
  const keys = open.length > 0 ? open : [`${folder}none`];
  const issued = await ctx.objects.issueUploadCredentials({ keys, folder, seconds: CREDENTIAL_SECONDS });
  const { expiresAt, keys: named, ...credentials } = issued;
  const filePaths = named.filter((key) => open.includes(key));
  return { ...credentials, expiration: expiresAt.toISOString(), filePaths };
}

/** Gives up an upload whose file was refused for good, unless another report of it has ended it meanwhile. */
export async function giveUpRefused(ctx: MemberContext, path: string): Promise<void> {
  const refused = await giveUpUpload(ctx, path);
  if (refused && refused.code !== 'upload-ended') throw new Error(`an upload could not be given up: ${refused.code}`);
}

/** Gives up an upload and deletes its file; the sweep ends parts that were sent but never completed. */
export async function giveUpUpload(ctx: MemberContext, path: string): Promise<Problem | undefined> {
  const upload = await findUpload(ctx.db, ctx.actor.userId, path);
  if (!upload) return problem('not-found');
  if (upload.state === 'given-up') return undefined;
  return await transaction(ctx, async (tx) => {
    if (!(await endUpload(tx.db, upload.id, { state: 'given-up' }))) return problem('upload-ended');
    await recordChange(tx, {
      action: 'upload.given-up',
      subject: `upload:${upload.id}`,
      before: { state: 'open' },
      after: { state: 'given-up' },
    });
    await tx.jobs.enqueue(tx.db, 'uploads.remove', { path });
    return undefined;
  });
}
