import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { MediaKind, Rendition } from '#contract/domain/media.ts';
import { type Context, transaction } from '../../context.ts';
import { misplacedPreviews, movePreview, type Preview } from './previews.queries.ts';

/** Previews never change under their key, so browsers may keep them for good. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';
const OFF_SALE = 'off-sale/';
/** Files without a watermark, in the private bucket for good. */
export const UNMARKED = 'unmarked/';
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

/** Address of a preview for its owner and staff; of a private one, a signed link for ten minutes. */
export async function previewUrl({ objects }: Pick<Context, 'objects'>, key: string): Promise<string> {
  if (!key.startsWith(OFF_SALE) && !key.startsWith(UNMARKED)) return objects.publicUrl(key);
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

/** How often a work without an unmarked rendition is given to the worker, however often somebody opens it. */
const ASK_EVERY_SECONDS = 3600;

/**
 * The same without a watermark, for owners and reviewers only. Older works have no such rendition until somebody asks
 * for it: then a job makes it, and the marked one is shown meanwhile.
 */
export async function showUnmarked(ctx: Context, work: Shown & { id: number }) {
  const marked = await showLarge(ctx, work);
  const { id, kind, files } = work;
  if (kind !== 'photo' && kind !== 'video') return marked;
  if (files.unmarked === undefined) {
    const once = { key: String(id), inSeconds: ASK_EVERY_SECONDS };
    if (files.poster !== undefined) await ctx.jobs.enqueue(ctx.db, 'media.unmark', { materialId: id }, { once });
    return marked;
  }
  const url = await previewUrl(ctx, files.unmarked);
  if (kind === 'photo') return { ...marked, poster: url };
  // A still of a film is never larger than its thumbnail here, which has no watermark either.
  const still = files['thumb-2x'];
  return { poster: still === undefined ? marked.poster : ctx.objects.publicUrl(still), playable: url };
}
