import type { DeskSound, SoundEdit } from '#contract/calls/music-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { TAG_TYPES_OF } from '#contract/domain/music.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { reindex } from '../reindex.ts';
import { showInFile } from './in-file.ts';
import { showRights } from './rights.ts';
import {
  findPieces,
  findTags,
  listVersions,
  lockPiece,
  type PieceFilter,
  readPiece,
  savePiece,
  type SoundRow,
} from './edit-pieces.queries.ts';

export async function listPieces(ctx: MemberContext, filter: PieceFilter) {
  const { total, rows } = await findPieces(ctx.db, filter);
  const infos = rows.map(({ sellerZh, sellerEn, thumbnail, ...row }) => ({
    ...row,
    thumbnail: thumbnail === null ? null : ctx.objects.publicUrl(thumbnail),
    seller: inLanguage(ctx.language, sellerZh, sellerEn),
  }));
  return { infos, total };
}

export const editOf = ({ composer, artist, bpm, musicalKey, vocals, tagIds }: SoundRow): SoundEdit => ({
  composer,
  artist,
  bpm,
  musicalKey,
  vocals,
  tagIds,
});

export async function showPiece(ctx: MemberContext, { id }: { id: number }): Promise<{ piece: DeskSound } | Problem> {
  const row = await readPiece(ctx.db, id);
  if (!row) return problem('not-found');
  const versions = await listVersions(ctx.db, row.id);
  return {
    piece: {
      id: row.id,
      kind: row.kind,
      version: row.version,
      edit: editOf(row),
      heard: { bpm: row.heardBpm, musicalKey: row.heardKey },
      inFile: await showInFile(ctx, row.id),
      rights: await showRights(ctx, row.id),
      versions: versions.map(({ titleZh, titleEn, fileName, ...version }) => ({
        ...version,
        title: inLanguage(ctx.language, titleZh, titleEn) || fileName,
      })),
    },
  };
}

/** Confirms what staff heard. Refuses an editor who saw an older version, so that no change is lost. */
export async function editPiece(
  ctx: MemberContext,
  { id, version, ...edit }: SoundEdit & { id: number; version: number },
): Promise<{ piece: DeskSound } | Problem> {
  const saved = await transaction(ctx, async (tx) => {
    const row = await lockPiece(tx.db, id);
    if (!row) return problem('not-found');
    if (row.version !== version) return problem('changed-meanwhile');
    const tags = await findTags(tx.db, edit.tagIds);
    const allowed = tags.length === new Set(edit.tagIds).size && tags.every(({ type }) => typesOf(row).includes(type));
    if (!allowed) return problem('bad-input', { fields: { tagIds: 'invalid' } });
    await confirmPiece(tx, row, edit);
    return true;
  });
  return isProblem(saved) ? saved : await showPiece(ctx, { id });
}

/** Saves what staff say of a piece that is locked, with its audit row. */
export async function confirmPiece(tx: MemberContext, row: SoundRow, edit: SoundEdit): Promise<void> {
  const [had, has] = [await findTags(tx.db, row.tagIds), await findTags(tx.db, edit.tagIds)];
  await savePiece(tx.db, row.id, edit);
  await recordChange(tx, {
    action: 'material.confirmed',
    subject: `material:${row.id}`,
    before: recorded(editOf(row), had),
    after: recorded(edit, has),
  });
  if (row.state === 'online') await reindex(tx, [row.id]);
}

const typesOf = ({ kind }: SoundRow) => TAG_TYPES_OF[kind];

/** Replaces ids by names, because people read the audit trail. */
function recorded({ tagIds: _ids, ...facts }: SoundEdit, tags: readonly { name: string }[]) {
  return { ...facts, tags: tags.map(({ name }) => name) };
}
