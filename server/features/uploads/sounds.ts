import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import type { SoundKind } from '#contract/domain/music.ts';
import { isMain } from '#contract/domain/version-markers.ts';
import type { MemberContext } from '../../context.ts';
import { isProblem, problem } from '../../platform/problem.ts';
import { copyCover, describeVersion, lockPieceFor, titlesOf } from '../catalogue/catalogue.ts';
import { takeIn } from '../media/media.ts';
import { finishUpload, materialOf, type SentFile } from './finish.ts';
import { lockShop } from './uploads.queries.ts';

interface SentSound extends Omit<SentFile, 'platform'> {
  shopId: number;
  kind: SoundKind;
  title: string;
  versionOf: number | null;
  versionZh: string;
  versionEn: string;
}

/** Turns a file that an editor sent into a piece of a shop, or into a version of one, and starts its pipeline. */
export async function takeInSound(ctx: MemberContext, sound: SentSound) {
  if ((sound.versionOf === null) !== isMain({ zh: sound.versionZh, en: sound.versionEn }))
    return problem('bad-input', { fields: { versionEn: sound.versionOf === null ? 'invalid' : 'required' } });
  const { filePath, fileSize } = sound;
  const sent = { filePath, fileSize, platform: 'web' };
  const done = await finishUpload(ctx, 'sound', sent, async () => async (tx, upload, original) => {
    const placed = await placeOf(tx, sound);
    if (isProblem(placed)) return placed;
    if (upload.sizeBytes > MEDIA_LIMITS[placed.kind].maxBytes) return problem('sound-too-big');
    const { fileName, sizeBytes } = upload;
    return { materialId: await takeIn(tx, { ...placed, fileName, sizeBytes }, original) };
  });
  const made = materialOf(done);
  if (!isProblem(made) && sound.versionOf !== null) await copyCover(ctx, sound.versionOf, made.materialId);
  return made;
}

/** Whose it will be, and how it begins. A version has the type of its piece. */
async function placeOf(tx: MemberContext, sound: SentSound) {
  const shop = await lockShop(tx.db, sound.shopId);
  if (!shop) return problem('not-found');
  if (shop.closed) return problem('shop-closed');
  const owner = { ownerId: shop.ownerId, shopId: shop.id };
  if (sound.versionOf === null) {
    const description = { ownerTitle: sound.title, ...titlesOf(sound.title) };
    return { ...owner, kind: sound.kind, description };
  }
  const piece = await pieceFor(tx, sound, sound.versionOf);
  if (isProblem(piece)) return piece;
  const label = { zh: sound.versionZh || sound.versionEn, en: sound.versionEn || sound.versionZh };
  return { ...owner, kind: piece.kind, description: { ownerTitle: sound.title, ...describeVersion(piece, label) } };
}

/** The piece stays locked, so that of two files that claim the same version one is refused. */
async function pieceFor(tx: MemberContext, { shopId, versionZh, versionEn }: SentSound, id: number) {
  const piece = await lockPieceFor(tx.db, id);
  if (piece?.shopId !== shopId) return problem('not-a-piece');
  return piece.labels.includes((versionEn || versionZh).toLowerCase()) ? problem('version-taken') : piece;
}
