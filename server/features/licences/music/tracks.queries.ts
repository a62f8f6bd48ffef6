import { sql } from 'kysely';
import type { Credits } from '#contract/domain/music-rights.ts';
import type { Database } from '../../../platform/database/database.ts';

/** What papers say of a licensed file besides its name. */
export interface Track extends Credits {
  fileId: number;
  durationMs: number | null;
}

/** Who made each file was frozen with its licence; licences from before name composer and artist as they are now. */
export async function tracksOf(db: Database, licenceId: number): Promise<Track[]> {
  const { rows } = await sql<Track>`
    select file.id as file_id, m.duration_ms, made.composer, made.artist, made.isrc, made.iswc, made.writers
    from licence_files file join material_facts m on m.id = file.material_id
    cross join lateral jsonb_to_record(coalesce(file.credits, jsonb_build_object(
      'composer', m.composer, 'artist', m.artist, 'isrc', '', 'iswc', '', 'writers', '[]'::jsonb)))
      made (composer text, artist text, isrc text, iswc text, writers jsonb)
    where file.licence_id = ${licenceId} order by file.position`.execute(db);
  return rows;
}
