import { type RawBuilder, sql } from 'kysely';
import type { EntryPart } from '#contract/domain/entry.ts';
import type { Database } from '../../platform/database/database.ts';

export interface OriginalRow {
  fileId: number;
  part: EntryPart;
  sent: { name: string; bytes: number; at: string; late: boolean } | null;
}

/** Files of entry `e` with their originals, as a column; of `wanted` only, when it is given. */
export function originalsOf(dueAt: RawBuilder<unknown>, wanted = sql`true`) {
  return sql`(
    select coalesce(json_agg(json_build_object('fileId', f.id, 'part', f.part, 'sent',
        case when o.key is not null then json_build_object('name', o.name, 'bytes', o.bytes, 'at', o.sent_at,
          'late', coalesce(o.sent_at > ${dueAt}, false)) end) order by f.place), '[]')
    from entry_file_facts f left join entry_originals o on o.entry_file_id = f.id
    where f.entry_id = e.id and f.part <> 'cover' and f.state = 'good' and ${wanted})`;
}

export interface WantedRow {
  entryId: number;
  dueAt: Date | null;
  overdue: boolean;
  files: OriginalRow[];
}

/** Somebody's entries of which originals are wanted or were sent. */
export async function listWanted(db: Database, entrantId: number, ids: readonly number[]): Promise<WantedRow[]> {
  const wanted = sql`(r.entry_id is not null or o.key is not null
    or exists (select from wanted_originals w where w.entry_file_id = f.id))`;
  const { rows } = await sql<WantedRow>`
    select e.id as entry_id, r.due_at, coalesce(r.due_at < clock_now(), false) as overdue,
      ${originalsOf(sql`r.due_at`, wanted)} as files
    from entry_facts e left join original_requests r on r.entry_id = e.id and e.state = 'awarded'
    where e.id = any(${[...ids]}::bigint[]) and e.entrant_id = ${entrantId} order by e.id`.execute(db);
  return rows.filter(({ files }) => files.length > 0);
}

/** The part of a file of somebody's entry, as long as its original is wanted; the entry stays as it is meanwhile. */
export async function lockWanted(db: Database, entrantId: number, fileId: number): Promise<EntryPart | undefined> {
  const { rows } = await sql<{ part: EntryPart }>`
    select f.part from entry_file_facts f join entry_facts e on e.id = f.entry_id
    where f.id = ${fileId} and e.entrant_id = ${entrantId} and f.part <> 'cover' and f.state = 'good' and (
      (e.state = 'awarded' and exists (select from original_requests r where r.entry_id = e.id))
      or exists (select from wanted_originals w where w.entry_file_id = f.id))
    for no key update of e`.execute(db);
  return rows[0]?.part;
}

interface NewOriginal {
  fileId: number;
  name: string;
  bytes: number;
  key: string;
  contentType: string;
}

/** Saves an original and returns the key of the one whose place it takes. */
export async function saveOriginal(db: Database, original: NewOriginal): Promise<string | undefined> {
  const { fileId, name, bytes, key, contentType } = original;
  const before = await sql<{ key: string }>`
    select key from entry_originals where entry_file_id = ${fileId} for update`.execute(db);
  await sql`
    insert into entry_originals (entry_file_id, name, bytes, key, content_type)
    values (${fileId}, ${name}, ${bytes}, ${key}, ${contentType})
    on conflict (entry_file_id) do update
    set name = excluded.name, bytes = excluded.bytes, key = excluded.key, content_type = excluded.content_type,
      sent_at = clock_now()`.execute(db);
  return before.rows[0]?.key;
}
