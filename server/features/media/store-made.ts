import { basename } from 'node:path';
import type { Rendition } from '#contract/domain/media.ts';
import type { Context } from '../../context.ts';
import { withFile } from '../../platform/content.ts';
import type { MadeFile } from '../../platform/media/steps.ts';
import { withXmp } from '../../platform/xmp/embed.ts';
import { KEPT_FOR_GOOD, UNMARKED } from '../catalogue/catalogue.ts';
import { previewPacket } from './preview-packet.ts';
import { readCredit } from './results.queries.ts';

interface Place {
  materialId: number;
  run: { folder: string };
}

/**
 * Stores what a step made where visitors can fetch it, with a note of whose it is; without a watermark, where only
 * links of ours lead.
 */
export async function storeMade(ctx: Context, { materialId, run }: Place, files: readonly MadeFile[]) {
  if (files.length === 0) return [];
  const credit = await readCredit(ctx.db, materialId);
  const packet = credit && previewPacket(credit, ctx.config.publicUrl);
  return await Promise.all(files.map((file) => storeFile(ctx, run.folder, { ...file, packet })));
}

/** Renditions that people pass on; thumbnails stay as small as they can be. */
const SIGNED: readonly Rendition[] = ['poster', 'preview', 'sample'];

async function storeFile(ctx: Context, folder: string, made: MadeFile & { packet: string | undefined }) {
  const { rendition, contentType, width, height, packet } = made;
  const guarded = rendition === 'unmarked';
  const bucket: 'originals' | 'previews' = guarded ? 'originals' : 'previews';
  const key = `${guarded ? UNMARKED : ''}${folder}/${basename(made.file)}`;
  const sizeBytes = await withFile(made.file, async (file) => {
    const signed = packet && SIGNED.includes(rendition) ? await withXmp(file, packet) : undefined;
    const content = signed ?? file;
    await ctx.objects.putContent(bucket, key, content, {
      contentType,
      cacheControl: guarded ? 'private' : KEPT_FOR_GOOD,
    });
    return content.size;
  });
  return { rendition, bucket, key, contentType, sizeBytes, width, height };
}
