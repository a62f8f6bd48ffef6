import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { MediaKind, Rendition } from '#contract/domain/media.ts';
import { type Context, transaction } from '../../context.ts';
import { misplacedPreviews, movePreview, type Preview } from './previews.queries.ts';

/** Previews never change under their key, so browsers may keep them for good. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';
const OFF_SALE = 'off-sale/';
const LINK_SECONDS = 600;

/** Makes the previews of a material private while it is offline, and public again afterwards. */
export async function followSale(ctx: Context, { materialId }: { materialId: number }): Promise<void> {
  for (const preview of await misplacedPreviews(ctx.db, materialId)) await move(ctx, materialId, preview);
}

/** Moves a preview to a new key, so that deleting the old object cannot harm a move back at the same time. */
async function move(ctx: Context, materialId: number, preview: Preview): Promise<void> {
  const name = `${randomUUID()}/${basename(preview.key)}`;
  const to =
    preview.bucket === 'previews'
      ? { bucket: 'originals' as const, key: OFF_SALE + name }
      : { bucket: 'previews' as const, key: name };
  await ctx.objects.copy(preview, to, { contentType: preview.contentType, cacheControl: KEPT_FOR_GOOD });
  const moved = await transaction(ctx, async (tx) => {
    if (!(await movePreview(tx.db, materialId, preview, to))) return false;
    await tx.jobs.enqueue(tx.db, 'media.remove', { bucket: preview.bucket, keys: [preview.key] });
    return true;
  });
  if (!moved) await ctx.objects.remove(to.bucket, [to.key]);
}

/** Address of a preview for its owner and staff; while the material is offline, a signed link for ten minutes. */
export async function previewUrl({ objects }: Pick<Context, 'objects'>, key: string): Promise<string> {
  if (!key.startsWith(OFF_SALE)) return objects.publicUrl(key);
  return await objects.signedUrl('originals', key, { seconds: LINK_SECONDS });
}

interface Shown {
  kind: MediaKind;
  files: Partial<Record<Rendition, string>>;
}

/** The poster and the file to play for owners and staff, whatever the state of the material. */
export async function showLarge(
  ctx: Pick<Context, 'objects'>,
  { kind, files }: Shown,
): Promise<{ poster: string | null; playable: string | null }> {
  const url = async (...wanted: Rendition[]) => {
    const key = wanted.map((rendition) => files[rendition]).find((found) => found !== undefined);
    return key === undefined ? null : await previewUrl(ctx, key);
  };
  return {
    poster: await url('poster', 'thumb-2x', 'cover'),
    playable: await (kind === 'video' ? url('sample', 'preview') : url('preview')),
  };
}
