import { entryFileProblem, type EntryPart, partsOf } from '#contract/domain/entry.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { removeFiles } from '../media/media.ts';
import { beginUpload, finishUpload, type SentFile } from '../uploads/uploads.ts';
import { changeOwn, lockEditable } from './entries.ts';
import { deleteFiles, entryOf, insertFile, listFiles, markArrived, saveOrder } from './files.queries.ts';
import { keysOf } from './submit.ts';

interface Asked {
  entryId: number;
  part: EntryPart;
  fileName: string;
  fileSize: number;
}

/** Gives a file its place in an entry, and where to send it. Nothing new is begun after the deadline. */
export async function beginFile(ctx: MemberContext, { entryId, part, fileName, fileSize }: Asked) {
  return await transaction(ctx, async (tx) => {
    const entry = await lockEditable(tx, entryId);
    if (isProblem(entry)) return entry;
    if (!entry.open) return problem('entries-closed');
    const refused = entryFileProblem(part, { name: fileName, bytes: fileSize }, entry.limits);
    if (refused === 'file-type' || refused === 'empty-file') return problem(refused);
    if (refused) return problem('entry-file-too-big');
    const there = (await listFiles(tx.db, entryId)).filter((file) => file.part === part);
    if (there.length >= (partsOf(entry.kind, entry.limits)[part]?.most ?? 0)) return problem('entry-file-full');
    const { contestId } = entry;
    const fileId = await insertFile(tx.db, { contestId, entryId, part, name: fileName, bytes: fileSize });
    const begun = await beginUpload(tx, 'entry', { fileName, fileSize, entryFileId: fileId });
    return isProblem(begun) ? begun : { ...begun, fileId };
  });
}

/** Takes in a file that was sent, and has it checked. */
export async function takeInFile(ctx: MemberContext, sent: SentFile) {
  const done = await finishUpload(
    ctx,
    'entry',
    sent,
    async () => async (tx, upload, original) => await arrive(tx, upload.entryFileId, original.key),
  );
  if (isProblem(done)) return done;
  return done.entryFileId === null ? problem('not-found') : { fileId: done.entryFileId };
}

async function arrive(tx: MemberContext, fileId: number | null, key: string) {
  const entryId = fileId === null ? undefined : await entryOf(tx.db, fileId);
  if (fileId === null || entryId === undefined) return problem('not-found');
  const entry = await lockEditable(tx, entryId);
  if (isProblem(entry)) return entry;
  if (!(await markArrived(tx.db, fileId, key))) return problem('upload-ended');
  await tx.jobs.enqueue(tx.db, 'entries.check', { fileId });
  return { entryFileId: fileId };
}

export async function removeFile(ctx: MemberContext, { id }: { id: number }) {
  const entryId = await entryOf(ctx.db, id);
  if (entryId === undefined) return problem('not-found');
  return await changeOwn(ctx, entryId, async (tx) => {
    const removed = await deleteFiles(tx.db, entryId, id);
    if (removed.length === 0) return problem('not-found');
    await removeFiles(tx, keysOf(removed));
    return undefined;
  });
}

/** Puts pictures into another order, which names each of them once. */
export async function orderFiles(ctx: MemberContext, { id, fileIds }: { id: number; fileIds: number[] }) {
  return await changeOwn(ctx, id, async (tx): Promise<Problem | undefined> => {
    const there = (await listFiles(tx.db, id)).filter(({ part }) => part === 'picture').map((file) => file.id);
    const named = new Set(fileIds);
    if (named.size !== fileIds.length || named.size !== there.length || !there.every((one) => named.has(one)))
      return problem('changed-meanwhile');
    await saveOrder(tx.db, id, fileIds);
    return undefined;
  });
}
