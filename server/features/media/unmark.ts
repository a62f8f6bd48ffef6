import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, transaction } from '../../context.ts';
import { openMediaProcess } from '../../platform/media/media.ts';
import type { MadeFile } from '../../platform/media/steps.ts';
import { readMaterial, saveFile } from '../catalogue/catalogue.ts';
import { inFolder } from '../../platform/media/folder.ts';
import { hasUnmarked, readOriginalKey, readRun } from './runs.queries.ts';
import { storeMade } from './store-made.ts';

/**
 * Makes the unmarked rendition of a work that went through the pipeline before there was one. Running it twice does no
 * harm.
 */
export async function unmark(ctx: Context, materialId: number, signal: AbortSignal): Promise<void> {
  const [material, run, key, made] = await Promise.all([
    readMaterial(ctx.db, materialId),
    readRun(ctx.db, materialId),
    readOriginalKey(ctx.db, materialId),
    hasUnmarked(ctx.db, materialId),
  ]);
  if (!material || run?.state !== 'ready' || key === undefined || made) return;
  const { kind } = material;
  if (kind !== 'photo' && kind !== 'video') return;
  await inFolder(ctx.config.workDir, async (folder) => {
    const file = join(folder, 'original');
    await ctx.objects.fetchTo('originals', key, file, signal);
    const files = (await render(kind, folder, file, signal)).filter(({ rendition }) => rendition === 'unmarked');
    const stored = await storeMade(ctx, { materialId, run }, files);
    await transaction(ctx, async (tx) => {
      // It may have been deleted meanwhile; then the nightly sweep removes the file.
      if (!(await readMaterial(tx.db, materialId))) return;
      for (const one of stored) await saveFile(tx.db, materialId, one);
    });
  });
}

/** Takes the step of the pipeline that makes it, and drops what else comes out. */
async function render(kind: 'photo' | 'video', folder: string, file: string, signal: AbortSignal): Promise<MadeFile[]> {
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  const media = await openMediaProcess({ kind, file, outputDir, signal });
  try {
    const { facts: probe } = await media.run('probe', {});
    const step = kind === 'photo' ? 'renditions' : 'clips';
    return (await media.run(step as never, { probe } as never)).files;
  } finally {
    await media.close();
  }
}
