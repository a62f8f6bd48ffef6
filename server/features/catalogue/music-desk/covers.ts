import { randomUUID } from 'node:crypto';
import { type Context, type MemberContext, transaction } from '../../../context.ts';
import { redrawPicture } from '../../../platform/media/redraw.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { KEPT_FOR_GOOD } from '../previews.ts';
import { reindex } from '../reindex.ts';
import { readPictureInFile } from './in-file.queries.ts';
import { type CoverRow, lockCovers, readCover, removeCovers, saveCover } from './covers.queries.ts';

const WEBP = 'image/webp';

/** Gives a piece and its versions a picture that an editor chose, or takes it away. */
export async function setCover(ctx: MemberContext, { id, image }: { id: number; image: string | null }) {
  if (image === null) return await replace(ctx, id, undefined);
  return await redrawPicture(Buffer.from(image, 'base64'), 'cover', async (made) => await replace(ctx, id, made));
}

/** Gives a piece and its versions the picture that is in its file. */
export async function takeCover(ctx: MemberContext, { id }: { id: number }) {
  const picture = await readPictureInFile(ctx.db, id);
  return picture ? await replace(ctx, id, picture) : problem('not-found');
}

/** Every recording has a copy of its own, so that one can be removed without the others. */
async function replace(
  ctx: MemberContext,
  id: number,
  source: string | CoverRow | undefined,
): Promise<Problem | Record<string, never>> {
  const sounds = await lockCovers(ctx.db, id);
  if (sounds.length === 0) return problem('not-found');
  const stored = new Map<number, CoverRow>();
  if (source !== undefined) for (const { materialId } of sounds) stored.set(materialId, await store(ctx, source));
  const gone = await transaction(ctx, async (tx) => {
    const now = await lockCovers(tx.db, id);
    for (const { materialId } of now) {
      const cover = stored.get(materialId);
      if (cover) await saveCover(tx.db, materialId, cover);
    }
    if (source === undefined) await removeCovers(tx.db, id);
    await recordChange(tx, { action: 'material.cover-changed', subject: `material:${id}`, after: { cover: !!source } });
    const keys = now.flatMap(({ key }) => (key === null ? [] : [key]));
    if (keys.length > 0) await tx.jobs.enqueue(tx.db, 'media.remove', { bucket: 'previews', keys });
    await reindex(
      tx,
      now.filter(({ state }) => state === 'online').map(({ materialId }) => materialId),
    );
    return undefined;
  });
  return isProblem(gone) ? gone : {};
}

/** Gives a version that came later the cover of its piece. */
export async function copyCover(ctx: Context, pieceId: number, versionId: number): Promise<void> {
  const cover = await readCover(ctx.db, pieceId);
  if (!cover || (await readCover(ctx.db, versionId))) return;
  await saveCover(ctx.db, versionId, await store(ctx, cover));
}

async function store(ctx: Context, source: string | CoverRow): Promise<CoverRow> {
  const key = `covers/${randomUUID()}/cover.webp`;
  const kept = { contentType: WEBP, cacheControl: KEPT_FOR_GOOD };
  if (typeof source === 'string') {
    const { size } = await ctx.objects.putFile('previews', key, source, kept);
    return { key, sizeBytes: size };
  }
  await ctx.objects.copy({ bucket: 'previews', key: source.key }, { bucket: 'previews', key }, kept);
  return { key, sizeBytes: source.sizeBytes };
}
