import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, transaction } from '../../context.ts';
import { MediaRejected } from '../../platform/media/failures.ts';
import { openMediaProcess } from '../../platform/media/media.ts';
import type { Heard, MadeFile } from '../../platform/media/steps.ts';
import { readMaterial, reindex, saveFile, saveHeard, saveLoudness } from '../catalogue/catalogue.ts';
import { inFolder } from '../../platform/media/folder.ts';
import { storeMade } from './store-made.ts';
import { hasUnheard, readUnheard, type Unheard } from './unheard.queries.ts';

const AN_HOUR = 3600;

/** Enqueues the job at start when there are sounds from before anybody listened. */
export async function prepareSounds(ctx: Context): Promise<void> {
  const once = { key: 'start', inSeconds: AN_HOUR };
  if (await hasUnheard(ctx.db)) await ctx.jobs.enqueue(ctx.db, 'media.hear-older', {}, { once });
}

/**
 * Listens to the sounds that went through the pipeline before there was the step `hear`, one after the other, and makes
 * their previews anew at one level. What is done stays done when the worker dies.
 */
export async function hearOlder(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const failures: string[] = [];
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const sound = await readUnheard(ctx.db, after);
    if (!sound) break;
    after = sound.materialId;
    try {
      await hearOne(ctx, sound, signal);
    } catch (error) {
      signal.throwIfAborted();
      failures.push(`${sound.materialId}: ${(error as Error).message}`);
    }
  }
  // The next try finds these again; in the end staff see them among the dead letters.
  if (failures.length > 0) throw new Error(`not heard: ${failures.slice(0, 5).join('; ')}`);
}

interface Made {
  loudness: number | null;
  heard: Heard;
  preview: MadeFile[];
}

/** What a file says that can no longer be read: nothing. */
const UNREADABLE: Heard = { bpm: null, key: null, energy: null, numbers: null };

async function hearOne(ctx: Context, sound: Unheard, signal: AbortSignal): Promise<void> {
  const { materialId } = sound;
  await inFolder(ctx.config.workDir, async (folder) => {
    const made = await listenIn(ctx, sound, folder, signal);
    // Under a new name, because browsers keep the old preview for good; the nightly sweep removes that.
    const stored = await storeMade(ctx, { materialId, run: { folder: randomUUID() } }, made?.preview ?? []);
    await transaction(ctx, async (tx) => {
      if (!(await readMaterial(tx.db, materialId))) return;
      await saveHeard(tx.db, materialId, made?.heard ?? UNREADABLE);
      if (!made) return;
      await saveLoudness(tx.db, materialId, made.loudness);
      for (const file of stored) await saveFile(tx.db, materialId, file);
      await reindex(tx, [materialId]);
      await tx.jobs.enqueue(tx.db, 'media.follow-sale', { materialId });
    });
  });
}

async function listenIn(ctx: Context, sound: Unheard, folder: string, signal: AbortSignal): Promise<Made | undefined> {
  const file = join(folder, 'original');
  await ctx.objects.fetchTo('originals', sound.key, file, signal);
  try {
    return await takeSteps({ kind: sound.kind, file, folder, signal });
  } catch (error) {
    if (error instanceof MediaRejected) return undefined;
    throw error;
  }
}

async function takeSteps(task: {
  kind: Unheard['kind'];
  file: string;
  folder: string;
  signal: AbortSignal;
}): Promise<Made> {
  const { kind, file, folder, signal } = task;
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  const media = await openMediaProcess({ kind, file, outputDir, signal });
  try {
    const { facts: probe } = await media.run('probe', {});
    const { integrated: loudness } = (await media.run('listen', { probe })).facts;
    const { facts: heard } = await media.run('hear', { probe });
    const { files: preview } = await media.run('preview', { probe, loudness });
    return { loudness, heard, preview };
  } finally {
    await media.close();
  }
}
