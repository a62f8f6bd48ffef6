import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Paper {
  materialId: number;
  key: string;
  fileName: string;
}

/** The original file of the material under review. */
export async function findOriginal(db: Database, id: number): Promise<Paper | undefined> {
  const { rows } = await sql<Paper>`
    select m.id as material_id, f.key, m.file_name
    from reviews r
    join material_facts m on m.id = r.material_id
    join material_file_facts f on f.material_id = m.id and f.rendition = 'original'
    where r.id = ${id} and r.state = 'open'`.execute(db);
  return rows[0];
}

/** A release, if it belongs to the material under review. */
export async function findPaper(db: Database, id: number, releaseId: number): Promise<Paper | undefined> {
  const { rows } = await sql<Paper>`
    select r.material_id, release.key, release.file_name
    from reviews r
    join material_release_facts covered on covered.material_id = r.material_id
    join release_facts release on release.id = covered.release_id
    where r.id = ${id} and r.state = 'open' and release.id = ${releaseId}`.execute(db);
  return rows[0];
}
