import { sql } from 'kysely';
import type { EntryFileProblem, EntryFileState, EntryPart } from '#contract/domain/entry.ts';
import type { Database } from '../../platform/database/database.ts';

export interface FileRow {
  id: number;
  entryId: number;
  part: EntryPart;
  name: string;
  bytes: number;
  state: EntryFileState;
  refusedCode: EntryFileProblem | null;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  originalKey: string | null;
  shownKey: string | null;
  thumbnailKey: string | null;
  markedKey: string | null;
  cardKey: string | null;
}

const COLUMNS = sql`
  id, entry_id, part, name, bytes, state, refused_code, width, height, duration_ms, original_key, shown_key,
  thumbnail_key, marked_key, card_key`;

/** Files of an entry in their order. */
export async function listFiles(db: Database, entryId: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${COLUMNS} from contest_entry_files where entry_id = ${entryId} order by part desc, place`.execute(db);
  return rows;
}

/** Which entry a file belongs to. */
export async function entryOf(db: Database, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('contestEntryFiles').select('entryId').where('id', '=', id).executeTakeFirst();
  return row?.entryId;
}

export async function insertFile(
  db: Database,
  file: { contestId: number; entryId: number; part: EntryPart; name: string; bytes: number },
): Promise<number> {
  const { contestId, entryId, part, name, bytes } = file;
  const { rows } = await sql<{ id: number }>`
    insert into contest_entry_files (contest_id, entry_id, part, name, bytes, place)
    select ${contestId}, ${entryId}, ${part}, ${name}, ${bytes}, coalesce(max(place), 0) + 1
    from contest_entry_files where entry_id = ${entryId} and part = ${part}
    returning id`.execute(db);
  return rows[0]!.id;
}

/** False when it was not being sent. */
export async function markArrived(db: Database, id: number, originalKey: string): Promise<boolean> {
  const { rows } = await sql`
    update contest_entry_files set state = 'checking', original_key = ${originalKey}
    where id = ${id} and state = 'sending' returning id`.execute(db);
  return rows.length === 1;
}

/** Deletes files of an entry, all of them unless one is named. */
export async function deleteFiles(db: Database, entryId: number, id?: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    delete from contest_entry_files where entry_id = ${entryId} and (${id ?? null}::bigint is null or id = ${id ?? null})
    returning ${COLUMNS}`.execute(db);
  return rows;
}

/** Puts the pictures of an entry into this order. */
export async function saveOrder(db: Database, entryId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update contest_entry_files f set place = wanted.place
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted(id, place)
    where f.id = wanted.id and f.entry_id = ${entryId}`.execute(db);
}
