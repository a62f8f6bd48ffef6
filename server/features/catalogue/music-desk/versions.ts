import { isChinese } from '#contract/domain/language.ts';
import { isMovable } from '#contract/domain/music-intake.ts';
import { isMain, type VersionLabel } from '#contract/domain/version-markers.ts';
import { type Context, type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import type { Description } from '../materials.queries.ts';
import {
  lockPieceFor,
  lockRecording,
  type PieceForVersions,
  readLabels,
  type Recording,
  saveArranged,
} from './versions.queries.ts';

/** One title as the two of a material: by its letters it is Chinese or not. */
export function titlesOf(title: string): Pick<Description, 'titleZh' | 'titleEn'> {
  return isChinese(title) ? { titleZh: title, titleEn: '' } : { titleZh: '', titleEn: title };
}

/** What a version takes from its piece, and what it is called. */
export function describeVersion(piece: PieceForVersions, { zh, en }: VersionLabel): Partial<Description> {
  const { id, titleZh, titleEn, categoryId, composer, artist, priceClass } = piece;
  return {
    versionOf: id,
    versionZh: zh,
    versionEn: en,
    titleZh: titleZh && `${titleZh} · ${zh}`,
    titleEn: titleEn && `${titleEn} (${en})`,
    categoryId,
    composer,
    artist,
    priceClass,
  };
}

interface Arranged {
  id: number;
  versionOf: number | null;
  versionZh: string;
  versionEn: string;
}

/** Makes a recording a version of another piece of its shop, or a piece of its own, or calls it something else. */
export async function arrange(ctx: MemberContext, { id, versionOf, versionZh, versionEn }: Arranged) {
  const label = { zh: versionZh || versionEn, en: versionEn || versionZh };
  if ((versionOf === null) !== isMain(label))
    return problem('bad-input', { fields: { versionEn: versionOf === null ? 'invalid' : 'required' } });
  return await transaction(ctx, async (tx) => {
    const before = await lockRecording(tx.db, id, versionOf);
    if (!before) return problem('not-found');
    if (!isMovable(before.state)) return problem('not-editable');
    const after = versionOf === null ? ownPiece(before) : await placeIn(tx, before, { id: versionOf, label });
    if (isProblem(after)) return after;
    await saveArranged(tx.db, id, after);
    await recordChange(tx, {
      action: 'material.arranged',
      subject: `material:${id}`,
      before: { versionOf: before.versionOf, version: before.versionEn },
      after: { versionOf, version: label.en },
    });
    return {};
  });
}

/** A version that becomes a piece keeps the name of the piece that it came from, for somebody to change. */
const ownPiece = ({ titleZh, titleEn }: Recording): Partial<Description> => ({
  versionOf: null,
  versionZh: '',
  versionEn: '',
  titleZh,
  titleEn,
});

async function placeIn(tx: MemberContext, recording: Recording, { id, label }: { id: number; label: VersionLabel }) {
  const piece = await lockPieceFor(tx.db, id);
  const fits = piece && piece.id !== recording.id && piece.shopId === recording.shopId && piece.kind === recording.kind;
  if (!fits || recording.versions > 0) return problem('not-a-piece');
  const isSame = recording.versionOf === id && recording.versionEn.toLowerCase() === label.en.toLowerCase();
  if (!isSame && piece.labels.includes(label.en.toLowerCase())) return problem('version-taken');
  return describeVersion(piece, label);
}

/** Gives the versions of a piece what it is called and filed under now. */
export async function describeVersions(tx: Context, pieceId: number): Promise<void> {
  const piece = await lockPieceFor(tx.db, pieceId);
  if (!piece) return;
  for (const { id, versionZh, versionEn } of await readLabels(tx.db, pieceId))
    await saveArranged(tx.db, id, describeVersion(piece, { zh: versionZh, en: versionEn }));
}
