import { sql } from 'kysely';
import type { Key } from '#contract/domain/music.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CoverRow } from './covers.queries.ts';

interface InFileRow {
  id: number;
  title: string;
  composer: string;
  artist: string;
  album: string;
  genre: string;
  copyright: string;
  isrc: string;
  bpm: number | null;
  musicalKey: Key | null;
}

/** What is written into the files of a piece and of its versions, the piece first. */
export async function listInFiles(db: Database, pieceId: number): Promise<InFileRow[]> {
  const { rows } = await sql<InFileRow>`
    select m.id, s.title, s.composer, s.artist, s.album, s.genre, s.copyright, s.isrc, s.bpm, s.musical_key
    from materials m join sound_suggestions s on s.material_id = m.id
    where m.id = ${pieceId} or m.version_of = ${pieceId}
    order by m.version_of nulls first, m.id`.execute(db);
  return rows;
}

/** The picture in the file of a sound. */
export async function readPictureInFile(db: Database, materialId: number): Promise<CoverRow | undefined> {
  const { rows } = await sql<CoverRow>`
    select key, size_bytes from material_files
    where material_id = ${materialId} and rendition = 'suggested-cover'`.execute(db);
  return rows[0];
}
