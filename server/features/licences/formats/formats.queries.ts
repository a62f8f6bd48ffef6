import { sql } from 'kysely';
import { FORMAT_DAYS, type FORMAT_STATES, type LicenceFormat } from '#contract/domain/licence-formats.ts';
import type { Database } from '../../../platform/database/database.ts';
import { DELIVERED_COLUMNS, DELIVERED_TABLES, type FileToCopy } from '../copies/copies.queries.ts';

export interface FormatRow {
  format: LicenceFormat;
  state: Exclude<(typeof FORMAT_STATES)[number], 'none'>;
  percent: number;
  key: string;
  sizeBytes: number | null;
  keptUntil: Date | null;
}

/** What has been asked for of a licence's file. */
export async function listFormats(db: Database, fileId: number): Promise<FormatRow[]> {
  const { rows } = await sql<FormatRow>`
    select format, state, percent, key, size_bytes, made_at + make_interval(days => ${FORMAT_DAYS}::int) as kept_until
    from licence_formats where file_id = ${fileId}`.execute(db);
  return rows;
}

interface Measures {
  width: number | null;
  height: number | null;
  durationMs: number | null;
  frameRate: number | null;
}

export async function measureMaterial(db: Database, materialId: number) {
  const { rows } = await sql<Measures>`
    select width, height, duration_ms, frame_rate from material_facts where id = ${materialId}`.execute(db);
  return rows[0];
}

/**
 * Notes that this format of a valid licence's file is wanted; false when it is there or being made. What was waited for
 * in vain is asked for again.
 */
export async function wantFormat(db: Database, fileId: number, format: LicenceFormat, key: string): Promise<boolean> {
  const { rows } = await sql`
    insert into licence_formats as wanted (file_id, format, key)
    select file.id, ${format}, ${key}
    from licence_files file join licences l on l.id = file.licence_id
    where file.id = ${fileId} and l.state = 'valid'
    on conflict (file_id, format) do update set state = 'making', percent = 0, crashes = 0, asked_at = clock_now()
      where wanted.state = 'failed'
        or (wanted.state = 'making' and wanted.asked_at < clock_now() - interval '12 hours')
    returning file_id`.execute(db);
  return rows.length === 1;
}

/** A format that is wanted of a valid licence's file, and what it is made of. */
export async function findWanted(
  db: Database,
  fileId: number,
  format: LicenceFormat,
): Promise<(FileToCopy & { key: string }) | undefined> {
  const { rows } = await sql<FileToCopy & { key: string }>`
    select ${DELIVERED_COLUMNS}, wanted.key
    from ${DELIVERED_TABLES}
    join licence_formats wanted on wanted.file_id = file.id
    where wanted.file_id = ${fileId} and wanted.format = ${format} and wanted.state = 'making'
      and l.state = 'valid'`.execute(db);
  return rows[0];
}

export async function noteProgress(db: Database, key: string, percent: number): Promise<void> {
  await sql`update licence_formats set percent = ${percent} where key = ${key} and state = 'making'`.execute(db);
}

/** Notes that it is there; false when nobody wants it any more. */
export async function noteMade(db: Database, key: string, sizeBytes: number): Promise<boolean> {
  const { rows } = await sql`
    update licence_formats set state = 'ready', size_bytes = ${sizeBytes}, made_at = clock_now()
    where key = ${key} and state = 'making' returning key`.execute(db);
  return rows.length === 1;
}

/** Whether it is there or being made by somebody else. */
export async function isWanted(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select from licence_formats where key = ${key} and state <> 'failed'`.execute(db);
  return rows.length === 1;
}

/** Notes that its process has died once more, and returns how often that was. */
export async function noteCrash(db: Database, key: string): Promise<number> {
  const { rows } = await sql<{ crashes: number }>`
    update licence_formats set crashes = crashes + 1 where key = ${key} returning crashes`.execute(db);
  return rows[0]?.crashes ?? 0;
}

export async function noteFailed(db: Database, key: string): Promise<void> {
  await sql`update licence_formats set state = 'failed' where key = ${key} and state = 'making'`.execute(db);
}

/** Forgets the formats of these licences and returns their keys. */
export async function forgetFormats(db: Database, licenceIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from licence_formats made using licence_files file
    where file.id = made.file_id and file.licence_id = any(${[...licenceIds]}::bigint[]) returning made.key`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** Forgets what was made, or failed, a month ago. */
export async function forgetOldFormats(db: Database): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from licence_formats
    where state <> 'making' and coalesce(made_at, asked_at) < clock_now() - make_interval(days => ${FORMAT_DAYS}::int)
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}
