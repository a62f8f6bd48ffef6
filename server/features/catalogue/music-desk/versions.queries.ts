import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { SoundKind } from '#contract/domain/music.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Description } from '../materials.queries.ts';

export interface PieceForVersions {
  id: number;
  kind: SoundKind;
  shopId: number | null;
  titleZh: string;
  titleEn: string;
  categoryId: number | null;
  composer: string;
  artist: string;
  priceClass: 'A' | 'B' | 'C';
  /** Of its versions, in lower case. */
  labels: string[];
}

/** Locks a piece, so that its versions change one at a time; undefined for a version and for anything but sound. */
export async function lockPieceFor(db: Database, id: number): Promise<PieceForVersions | undefined> {
  await sql`select from materials where id = ${id} for update`.execute(db);
  const { rows } = await sql<PieceForVersions>`
    select m.id, m.kind, m.shop_id, m.title_zh, m.title_en, m.category_id, m.composer, m.artist, m.price_class,
      array(select lower(v.version_en) from materials v where v.version_of = m.id) as labels
    from materials m where m.id = ${id} and m.kind in ('music', 'effect') and m.version_of is null`.execute(db);
  return rows[0];
}

export interface Recording {
  id: number;
  kind: SoundKind;
  state: MaterialState;
  shopId: number | null;
  versionOf: number | null;
  versionEn: string;
  /** Of the piece that it is a version of, or its own. */
  titleZh: string;
  titleEn: string;
  /** How many it has itself. */
  versions: number;
}

/** Locks a recording together with the piece that it is to join, in order of their numbers. */
export async function lockRecording(db: Database, id: number, pieceId: number | null): Promise<Recording | undefined> {
  await sql`
    select from materials where id = any(${[id, pieceId ?? id]}::bigint[]) order by id for update`.execute(db);
  const { rows } = await sql<Recording>`
    select m.id, m.kind, m.state, m.shop_id, m.version_of, m.version_en,
      coalesce(piece.title_zh, m.title_zh) as title_zh, coalesce(piece.title_en, m.title_en) as title_en,
      (select count(*) from materials own where own.version_of = m.id) as versions
    from materials m left join materials piece on piece.id = m.version_of
    where m.id = ${id} and m.kind in ('music', 'effect')`.execute(db);
  return rows[0];
}

export async function saveArranged(db: Database, id: number, description: Partial<Description>): Promise<void> {
  await db
    .updateTable('materials')
    .set({ ...description, updatedAt: sql`clock_now()` })
    .where('id', '=', id)
    .execute();
}

export async function readLabels(db: Database, pieceId: number) {
  return await db
    .selectFrom('materials')
    .select(['id', 'versionZh', 'versionEn'])
    .where('versionOf', '=', pieceId)
    .orderBy('id')
    .execute();
}

/** Deletes a sound with everything about it and returns where its files are. */
export async function deleteSound(db: Database, id: number) {
  const { rows } = await sql<{ bucket: 'originals' | 'previews'; key: string }>`
    select bucket, key from material_files where material_id = ${id}`.execute(db);
  await sql`delete from materials where id = ${id}`.execute(db);
  return rows;
}

/** Where the previews of these sounds are. */
export async function previewKeys(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ materialId: number; key: string }>`
    select material_id, key from material_files
    where material_id = any(${[...ids]}::bigint[]) and rendition = 'preview'`.execute(db);
  return new Map(rows.map(({ materialId, key }) => [materialId, key]));
}
