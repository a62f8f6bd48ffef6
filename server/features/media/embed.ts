import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Context, transaction } from '../../context.ts';
import type { Model } from '../../platform/media/embedding/model.ts';
import { MediaCrashed, MediaRejected } from '../../platform/media/failures.ts';
import { inFolder } from '../../platform/media/folder.ts';
import { openMediaProcess } from '../../platform/media/media.ts';
import { readMaterial } from '../catalogue/catalogue.ts';
import { forgetOtherModels, readNextUnseen, readUnseen, saveEmbedding, type Unseen } from './embeddings.queries.ts';

const AN_HOUR = 3600;
/** A model that comes back within this time finds its vectors. */
const KEPT = '7 days';

/** Enqueues the job at start when there are photos or clips that the model has not seen. */
export async function prepareEmbeddings(ctx: Context): Promise<void> {
  if (!ctx.embedding || !(await readNextUnseen(ctx.db, ctx.embedding.model, 0))) return;
  const { hash } = ctx.embedding.model;
  const once = { key: `start-${hash.slice(0, 12)}`, inSeconds: AN_HOUR };
  await ctx.jobs.enqueue(ctx.db, 'media.embed-older', {}, { once });
}

/** Lets the model see a photo or clip that has just gone through the pipeline. Running it twice does no harm. */
export async function embedNew(ctx: Context, { materialId }: { materialId: number }, signal: AbortSignal) {
  if (!ctx.embedding) return;
  const { model } = ctx.embedding;
  const unseen = await readUnseen(ctx.db, model, materialId);
  if (unseen) await embedOne(ctx, model, unseen, signal);
}

/**
 * Lets the model see what it has not seen: older works, and all of them after another model. Vectors of the model
 * before stay beside the new ones for a while. What is done stays done when the worker dies.
 */
export async function embedOlder(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  if (!ctx.embedding) return;
  const { model } = ctx.embedding;
  const failures: string[] = [];
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const unseen = await readNextUnseen(ctx.db, model, after);
    if (!unseen) break;
    after = unseen.materialId;
    try {
      await embedOne(ctx, model, unseen, signal);
    } catch (error) {
      signal.throwIfAborted();
      failures.push(`${unseen.materialId}: ${(error as Error).message}`);
    }
  }
  // The next try finds these again; in the end staff see them among the dead letters.
  if (failures.length > 0) throw new Error(`not seen: ${failures.slice(0, 5).join('; ')}`);
  await forgetOtherModels(ctx.db, model, KEPT);
}

async function embedOne(ctx: Context, model: Model, unseen: Unseen, signal: AbortSignal): Promise<void> {
  const { materialId } = unseen;
  const { moments, broken } = await inFolder(ctx.config.workDir, (folder) => see(ctx, model, unseen, folder, signal));
  if (broken > 0) ctx.log.warn(`the model had no numbers for ${broken} picture(s) of material ${materialId}`);
  await transaction(ctx, async (tx) => {
    // It may have been deleted meanwhile.
    if (!(await readMaterial(tx.db, materialId))) return;
    await saveEmbedding(tx.db, model, materialId, {
      seconds: moments.map(({ second }) => second),
      vectors: Buffer.concat(moments.map(({ vector }) => Buffer.from(vector, 'base64'))),
    });
  });
}

const MOST_MOMENTS = 60;

/** What can be true, as a stranger's file may have taken over the process. */
const embeddedOf = ({ dimension }: Model) =>
  z.strictObject({
    moments: z
      .array(
        z.strictObject({
          second: z.int().min(0).max(32_767),
          vector: z.base64().refine((text) => Buffer.from(text, 'base64').length === dimension),
        }),
      )
      .max(MOST_MOMENTS),
    broken: z.int().min(0).max(MOST_MOMENTS),
  });

const NOTHING = { moments: [], broken: 0 };

async function see(ctx: Context, model: Model, { kind, key }: Unseen, folder: string, signal: AbortSignal) {
  const file = join(folder, 'original');
  await ctx.objects.fetchTo('originals', key, file, signal);
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  const media = await openMediaProcess({ kind, file, outputDir, signal, model });
  try {
    const { facts: probe } = await media.run('probe', {});
    const { facts } = await media.run('embed' as never, { probe } as never);
    const { data, error } = embeddedOf(model).safeParse(facts);
    if (error) throw new MediaCrashed('it found what cannot be');
    return data;
  } catch (error) {
    // The model sees nothing in what can no longer be opened.
    if (error instanceof MediaRejected) return NOTHING;
    throw error;
  } finally {
    await media.close();
  }
}
