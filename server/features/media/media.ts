import { MEDIA_LIMITS, type MediaKind } from '#contract/domain/media.ts';
import { type Context, transaction } from '../../context.ts';
import { isProblem, problem } from '../../platform/problem.ts';
import { addMaterial, type NewMaterial, saveFile } from '../catalogue/catalogue.ts';
import { claimOriginal, readHolder } from './originals.queries.ts';
import { insertRun } from './runs.queries.ts';

export { readArrivals } from './arrivals.queries.ts';
export { namedFiles } from './media.queries.ts';
export type { Holder } from './originals.queries.ts';
export { presentSuggestion, type SuggestionRow } from './places/place-near.ts';
export { readTakenSizes } from './originals.queries.ts';
export { findSameFile, sameFileFor, sameFileForStaff } from './same-file.ts';

interface Original {
  key: string;
  contentType: string;
}

/**
 * Takes a file in `originals` into the catalogue: adds the material, its file and its run through the pipeline in the
 * caller's transaction.
 */
export async function takeIn(ctx: Context, material: NewMaterial, original: Original): Promise<number> {
  const id = await addMaterial(ctx, material);
  await saveFile(ctx.db, id, {
    rendition: 'original',
    bucket: 'originals',
    ...original,
    sizeBytes: material.sizeBytes,
  });
  await insertRun(ctx.db, id);
  await enqueueRun(ctx, id, material.sizeBytes);
  return id;
}

/**
 * The same for a file whose hash is known: when a material has it already, even one that is taken in at the same moment,
 * nothing is added and the answer is that one.
 */
export async function takeInOnce(
  ctx: Context,
  material: NewMaterial,
  { sha256, ...original }: Original & { sha256: string },
): Promise<{ id: number; known: boolean }> {
  const holder = await readHolder(ctx.db, sha256);
  if (holder) return { id: holder.id, known: true };
  const added = await transaction(ctx, async (tx) => {
    const id = await takeIn(tx, material, original);
    const first = await claimOriginal(tx.db, { sha256, materialId: id, sizeBytes: material.sizeBytes });
    return first === id ? { id, known: false } : problem('changed-meanwhile');
  });
  return isProblem(added) ? await takeInOnce(ctx, material, { sha256, ...original }) : added;
}

const MB = 1024 * 1024;
/** Files of this size and more have their own queue, so that small ones never wait behind them. */
const LARGE = 200 * MB;

export async function enqueueRun(ctx: Context, materialId: number, sizeBytes: number): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, sizeBytes >= LARGE ? 'media.process-large' : 'media.process', { materialId });
}

/** Enqueues the deletion of files that nothing refers to any more, once the caller's transaction commits. */
export async function removeFiles(
  ctx: Context,
  files: readonly { bucket: 'originals' | 'previews'; key: string }[],
): Promise<void> {
  for (const [bucket, some] of Map.groupBy(files, (file) => file.bucket))
    await ctx.jobs.enqueue(ctx.db, 'media.remove', { bucket, keys: some.map(({ key }) => key) });
}

/** Why a file of this size cannot be of this kind, if so. */
export function sizeProblem(kind: MediaKind, bytes: number): 'empty' | 'too-small' | 'too-big' | undefined {
  const { minBytes, maxBytes } = MEDIA_LIMITS[kind];
  if (bytes === 0) return 'empty';
  if (bytes < minBytes) return 'too-small';
  return bytes > maxBytes ? 'too-big' : undefined;
}

export { failedRuns } from './waiting.queries.ts';
