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
 * Notes that these copies are wanted, and returns the licences for which nobody has asked yet or which have been waited
 * for in vain. Licences whose material has no file are left out.
 */
export async function askForCopies(db: Database, licenceIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ licenceId: number }>`
    insert into licensed_copies (licence_id)
    select l.id from licences l
    join material_file_facts f on f.material_id = l.material_id and f.rendition = 'original'
    where l.id = any(${[...licenceIds]}::bigint[]) and l.state = 'valid'
    order by l.id
    on conflict (licence_id) do update set asked_at = clock_now()
      where licensed_copies.key is null and licensed_copies.asked_at < clock_now() - interval '1 hour'
    returning licence_id`.execute(db);
  return rows.map((row) => row.licenceId);
}

/** Those of the copies that are there, each noted as handed out now. */
export async function takeCopies(db: Database, licenceIds: readonly number[]): Promise<Map<number, Copy>> {
  const { rows } = await sql<Copy & { licenceId: number }>`
    update licensed_copies set fetched_at = clock_now()
    where licence_id = any(${[...licenceIds]}::bigint[]) and key is not null
    returning licence_id, key, size_bytes as size, crc32`.execute(db);
  return new Map(rows.map(({ licenceId, ...copy }) => [licenceId, copy]));
}

export interface LicenceToCopy extends LicenceRow, Shop {
  original: string;
  originalBytes: number;
  contentType: string;
  keywordsZh: string[];
  keywordsEn: string[];
}

/** A valid licence whose copy is wanted and not there yet, with what it is made of. */
export async function findToCopy(db: Database, licenceId: number): Promise<LicenceToCopy | undefined> {
  const { rows } = await sql<LicenceToCopy>`
    select ${LICENCE_COLUMNS}, f.key as original, f.size_bytes as original_bytes, f.content_type,
      m.keywords_zh, m.keywords_en, s.name_zh as shop_zh, s.name_en as shop_en
    from ${LICENCE_TABLES}
    join licensed_copies wanted on wanted.licence_id = l.id and wanted.key is null
    join material_file_facts f on f.material_id = l.material_id and f.rendition = 'original'
    left join shop_facts s on s.id = m.shop_id
    where l.id = ${licenceId} and l.state = 'valid'`.execute(db);
  return rows[0];
}

/** Keeps a copy; false when another one was kept before, or when the licence has ended. */
export async function keepCopy(db: Database, licenceId: number, copy: Copy): Promise<boolean> {
  const { rows } = await sql`
    update licensed_copies c
    set key = ${copy.key}, size_bytes = ${copy.size}, crc32 = ${copy.crc32}, fetched_at = clock_now()
    from licences l
    where c.licence_id = ${licenceId} and l.id = c.licence_id and l.state = 'valid' and c.key is null
    returning c.licence_id`.execute(db);
  return rows.length === 1;
}

/** Forgets copies and returns their keys. */
export async function forgetCopies(db: Database, licenceIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    delete from licensed_copies where licence_id = any(${[...licenceIds]}::bigint[]) returning key`.execute(db);
  return rows.flatMap(({ key }) => key ?? []);
}

/** Forgets copies that have not been handed out for so many days, and those of licences that have ended. */
export async function forgetUnusedCopies(db: Database, days: number): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    delete from licensed_copies c using licences l
    where l.id = c.licence_id
      and (c.fetched_at < clock_now() - make_interval(days => ${days}) or l.state <> 'valid')
    returning c.key`.execute(db);
  return rows.flatMap(({ key }) => key ?? []);
}
