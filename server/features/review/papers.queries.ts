import type { Database } from '../../platform/database/database.ts';

interface Paper {
  materialId: number;
  key: string;
  fileName: string;
}

const reviewed = (db: Database, id: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('materials', 'materials.id', 'reviews.material_id')
    .where('reviews.id', '=', id)
    .where('reviews.state', '=', 'open');

/** The file that somebody has to decide about. */
export async function findOriginal(db: Database, id: number): Promise<Paper | undefined> {
  return await reviewed(db, id)
    .innerJoin('material_files', 'material_files.material_id', 'materials.id')
    .where('material_files.rendition', '=', 'original')
    .select(['materials.id as materialId', 'material_files.key', 'materials.file_name as fileName'])
    .executeTakeFirst();
}

/** A release, when it belongs to the material that somebody has to decide about. */
export async function findPaper(db: Database, id: number, releaseId: number): Promise<Paper | undefined> {
  return await reviewed(db, id)
    .innerJoin('material_releases', 'material_releases.material_id', 'materials.id')
    .innerJoin('releases', 'releases.id', 'material_releases.release_id')
    .where('releases.id', '=', releaseId)
    .select(['materials.id as materialId', 'releases.key', 'releases.file_name as fileName'])
    .executeTakeFirst();
}
