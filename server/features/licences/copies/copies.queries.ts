import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Shop } from '../../../platform/xmp/words.ts';
import { LICENCE_COLUMNS, LICENCE_TABLES, type LicenceRow } from '../list.queries.ts';

export interface Copy {
  key: string;
  size: number;
  crc32: number;
}

/**
 * Notes that the copies of these files are wanted, and returns the licences of those for which nobody has asked yet or
 * which have been waited for in vain. Materials without a file are left out.
 */
export async function askForCopies(db: Database, fileIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ licenceId: number }>`
    insert into licensed_copies as wanted (file_id)
    select file.id from licence_files file
    join licences l on l.id = file.licence_id
    join material_file_facts original on original.material_id = file.material_id and original.rendition = 'original'
    where file.id = any(${[...fileIds]}::bigint[]) and l.state = 'valid'
    order by file.id
    on conflict (file_id) do update set asked_at = clock_now()
      where wanted.key is null and wanted.asked_at < clock_now() - interval '1 hour'
    returning (select licence_id from licence_files where id = wanted.file_id) as licence_id`.execute(db);
  return new Set(rows.map((row) => row.licenceId));
}

/** Those of the copies that are there, by file, each noted as handed out now. */
export async function takeCopies(db: Database, fileIds: readonly number[]): Promise<Map<number, Copy>> {
  const { rows } = await sql<Copy & { fileId: number }>`
    update licensed_copies set fetched_at = clock_now()
    where file_id = any(${[...fileIds]}::bigint[]) and key is not null
    returning file_id, key, size_bytes as size, crc32`.execute(db);
  return new Map(rows.map(({ fileId, ...copy }) => [fileId, copy]));
}

export interface FileToCopy extends LicenceRow, Shop {
  /** Which of the licence's files it is. */
  fileId: number;
  original: string;
  originalBytes: number;
  contentType: string;
  keywordsZh: string[];
  keywordsEn: string[];
}

/** What a file that carries its licence needs to know of both, and of its original. */
export const DELIVERED_COLUMNS = sql`
  ${LICENCE_COLUMNS}, file.id as file_id, original.key as original,
  original.size_bytes as original_bytes, original.content_type, m.keywords_zh, m.keywords_en,
  s.name_zh as shop_zh, s.name_en as shop_en`;

export const DELIVERED_TABLES = sql`
  ${LICENCE_TABLES}
  join licence_files file on file.licence_id = l.id
  join material_file_facts original on original.material_id = file.material_id and original.rendition = 'original'
  left join shop_facts s on s.id = m.shop_id`;

/** The next file of a valid licence whose copy is wanted and not there yet, with what it is made of. */
export async function findToCopy(db: Database, licenceId: number, after: number): Promise<FileToCopy | undefined> {
  const { rows } = await sql<FileToCopy>`
    select ${DELIVERED_COLUMNS}
    from ${DELIVERED_TABLES}
    join licensed_copies wanted on wanted.file_id = file.id and wanted.key is null
    where l.id = ${licenceId} and l.state = 'valid' and file.id > ${after}
    order by file.id limit 1`.execute(db);
  return rows[0];
}

/** Keeps a copy; false when another one was kept before, or when the licence has ended. */
export async function keepCopy(db: Database, fileId: number, copy: Copy): Promise<boolean> {
  const { rows } = await sql`
    update licensed_copies c
    set key = ${copy.key}, size_bytes = ${copy.size}, crc32 = ${copy.crc32}, fetched_at = clock_now()
    from licence_files file join licences l on l.id = file.licence_id
    where c.file_id = ${fileId} and file.id = c.file_id and l.state = 'valid' and c.key is null
    returning c.file_id`.execute(db);
  return rows.length === 1;
}

/** Forgets the copies of these licences and returns their keys. */
export async function forgetCopies(db: Database, licenceIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    delete from licensed_copies c using licence_files file
    where file.id = c.file_id and file.licence_id = any(${[...licenceIds]}::bigint[]) returning c.key`.execute(db);
  return rows.flatMap(({ key }) => key ?? []);
}

/** Forgets copies that have not been handed out for so many days, and those of licences that have ended. */
export async function forgetUnusedCopies(db: Database, days: number): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    delete from licensed_copies c using licence_files file join licences l on l.id = file.licence_id
    where file.id = c.file_id
      and (c.fetched_at < clock_now() - make_interval(days => ${days}) or l.state <> 'valid')
    returning c.key`.execute(db);
  return rows.flatMap(({ key }) => key ?? []);
}
