import type { OriginalOf, WantedOriginals } from '#contract/calls/originals.ts';
import { fileProblem } from '#contract/domain/upload.ts';
import type { Context, MemberContext } from '../../context.ts';
import { isProblem, problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { readFileNames } from '../entries/entries.ts';
import { removeFiles } from '../media/media.ts';
import { beginUpload, finishUpload, type Original, type SentFile } from '../uploads/uploads.ts';
import { listWanted, lockWanted, type OriginalRow, saveOriginal } from './originals.queries.ts';

/** Files with the names that their entrants gave them. */
export async function presentFiles({ db }: Context, files: readonly OriginalRow[]): Promise<OriginalOf[]> {
  const names = await readFileNames(
    db,
    files.map(({ fileId }) => fileId),
  );
  return files.map(({ fileId, part, sent }) => ({
    fileId,
    part,
    name: names.get(fileId) ?? '',
    sent: sent && { ...sent, at: new Date(sent.at).toISOString() },
  }));
}

export async function readWanted(
  ctx: MemberContext,
  { ids }: { ids: number[] },
): Promise<{ infos: WantedOriginals[] }> {
  const rows = await listWanted(ctx.db, ctx.actor.userId, ids);
  const infos = rows.map(async ({ entryId, dueAt, overdue, files }) => ({
    entryId,
    dueAt: dueAt?.toISOString() ?? null,
    late: overdue && files.some(({ sent }) => sent === null),
    files: await presentFiles(ctx, files),
  }));
  return { infos: await Promise.all(infos) };
}

interface Asked {
  fileId: number;
  fileName: string;
  fileSize: number;
}

/** Gives the place for an original that is wanted: a photo of a picture, a video of a video. */
export async function beginOriginal(ctx: MemberContext, { fileId, fileName, fileSize }: Asked) {
  const part = await lockWanted(ctx.db, ctx.actor.userId, fileId);
  if (part === undefined) return problem('not-found');
  const refused = fileProblem(part === 'video' ? 'video' : 'photo', fileName, fileSize);
  // A contest takes smaller videos than stock.
  if (refused && refused !== 'video-too-small') return problem(refused);
  return await beginUpload(ctx, 'original', { fileName, fileSize, originalOf: fileId });
}

/** Takes in an original that was sent, also after the deadline. */
export async function takeInOriginal(ctx: MemberContext, sent: SentFile) {
  const done = await finishUpload(ctx, 'original', sent, async () => async (tx, upload, original) => {
    if (upload.originalOf === null) return problem('not-found');
    const file = { fileId: upload.originalOf, name: upload.fileName, bytes: upload.sizeBytes };
    return await keep(tx, file, original);
  });
  if (isProblem(done)) return done;
  return done.originalOf === null ? problem('not-found') : { fileId: done.originalOf };
}

interface Kept {
  fileId: number;
  name: string;
  bytes: number;
}

async function keep(tx: MemberContext, file: Kept, original: Original) {
  if ((await lockWanted(tx.db, tx.actor.userId, file.fileId)) === undefined) return problem('not-found');
  const replaced = await saveOriginal(tx.db, { ...file, ...original });
  if (replaced !== undefined) await removeFiles(tx, [{ bucket: 'originals', key: replaced }]);
  const after = { file: file.name, size: file.bytes };
  await recordChange(tx, { action: 'entry.original-sent', subject: `entry-file:${file.fileId}`, after });
  // Stock may be waiting for it.
  await tx.jobs.enqueue(tx.db, 'stock-offers.take', {});
  return { originalOf: file.fileId };
}
