import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { Database } from '../../../platform/database/database.ts';
import { saveFile } from '../materials.queries.ts';

export interface CoverRow {
  key: string;
  sizeBytes: number;
}

export async function readCover(db: Database, materialId: number): Promise<CoverRow | undefined> {
  const { rows } = await sql<CoverRow>`
    select key, size_bytes from material_files
    where material_id = ${materialId} and rendition = 'cover'`.execute(db);
  return rows[0];
}

interface Covered {
  materialId: number;
  state: MaterialState;
  /** Of its cover, if it has one. */
  key: string | null;
}

/** Locks a piece with its versions, to change their covers; empty for anything but a piece. */
export async function lockCovers(db: Database, pieceId: number): Promise<Covered[]> {
  const { rows } = await sql<Covered>`
    select m.id as material_id, m.state,
      (select key from material_files f where f.material_id = m.id and f.rendition = 'cover') as key
    from materials piece join materials m on m.id = piece.id or m.version_of = piece.id
    where piece.id = ${pieceId} and piece.kind in ('music', 'effect') and piece.version_of is null
    order by m.version_of nulls first, m.id for update of m`.execute(db);
  return rows;
}

export async function saveCover(db: Database, materialId: number, { key, sizeBytes }: CoverRow): Promise<void> {
  const file = { rendition: 'cover', bucket: 'previews', key, contentType: 'image/webp', sizeBytes } as const;
  await saveFile(db, materialId, file);
}

export async function removeCovers(db: Database, pieceId: number): Promise<void> {
  await sql`
    delete from material_files f using materials m
    where f.material_id = m.id and f.rendition = 'cover' and (m.id = ${pieceId} or m.version_of = ${pieceId})`.execute(
    db,
  );
}
