import type { ReviewedSound } from '#contract/calls/review.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../../context.ts';
import { previewUrl } from '../previews.ts';
import { findTags, listVersions, readPiece } from './edit-pieces.queries.ts';
import { readRights } from './rights.queries.ts';
import { previewKeys } from './versions.queries.ts';

/** What a reviewer needs to know of a sound beside its texts: of the piece, whichever of its versions is asked for. */
export async function soundForReview(ctx: Context, id: number): Promise<ReviewedSound | null> {
  const piece = await readPiece(ctx.db, id);
  if (!piece) return null;
  const versions = await listVersions(ctx.db, piece.id);
  const { writers, iswc, contentId, samples, madeWithAi } = await readRights(ctx.db, piece.id);
  const keys = await previewKeys(
    ctx.db,
    versions.map((version) => version.id),
  );
  const { composer, artist, bpm, musicalKey, vocals } = piece;
  return {
    composer,
    artist,
    bpm,
    musicalKey,
    vocals,
    tags: (await findTags(ctx.db, piece.tagIds)).map(({ type, zh, en }) => ({
      type,
      name: inLanguage(ctx.language, zh, en),
    })),
    writers,
    iswc,
    contentId,
    samples,
    madeWithAi,
    versions: await Promise.all(
      versions
        .filter((version) => version.id !== id)
        .map(async ({ id: versionId, code, durationMs, titleZh, titleEn, fileName }) => {
          const key = keys.get(versionId);
          return {
            id: versionId,
            code,
            durationMs,
            title: inLanguage(ctx.language, titleZh, titleEn) || fileName,
            playable: key === undefined ? null : await previewUrl(ctx, key),
          };
        }),
    ),
  };
}
