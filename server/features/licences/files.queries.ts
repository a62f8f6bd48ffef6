import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A file that a licence covers, as it was when the licence was issued. */
export interface LicenceFile {
  id: number;
  materialId: number;
  materialCode: string;
  titleZh: string;
  titleEn: string;
  /** Name of the upload. */
  fileName: string;
  sizeBytes: number;
  sha256: string;
}

/** All files of the licence `l`, the material that was ordered first. */
export const FILES = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'materialId', f.material_id, 'materialCode', f.material_code,
      'titleZh', f.title_zh, 'titleEn', f.title_en, 'fileName', f.file_name, 'sizeBytes', f.size_bytes,
      'sha256', f.sha256) order by f.position), '[]')
    from licence_files f where f.licence_id = l.id)`;

/**
 * Freezes what each licence covers, and who made it: its material and the versions of it that are on sale now, longer ones before
 * shorter ones. A version that comes later is not covered. Returns the new files.
 */
export async function freezeFiles(db: Database, licenceIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into licence_files (licence_id, position, material_id, material_code, title_zh, title_en, file_name,
      size_bytes, sha256, credits)
    select l.id,
      row_number() over (partition by l.id order by m.id <> l.material_id, m.duration_ms desc nulls last, m.id) - 1,
      m.id, m.code, m.title_zh, m.title_en, m.file_name, m.size_bytes, coalesce(m.sha256, ''), made.credits
    from licences l
    join material_facts m on m.id = l.material_id or (m.version_of = l.material_id and m.state = 'online')
    left join sound_credits made on made.material_id = m.id
    where l.id = any(${[...licenceIds]}::bigint[])
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Gives a reissued licence the files of the one that it replaces. */
export async function copyFiles(db: Database, from: number, to: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into licence_files (licence_id, position, material_id, material_code, title_zh, title_en, file_name,
      size_bytes, sha256, credits)
    select ${to}, position, material_id, material_code, title_zh, title_en, file_name, size_bytes, sha256, credits
    from licence_files where licence_id = ${from}
    returning id`.execute(db);
  return rows.map((row) => row.id);
}
