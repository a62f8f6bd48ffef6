import { sql } from 'kysely';
import type { EntryPart } from '#contract/domain/entry.ts';
import type { Database } from '../../platform/database/database.ts';

export interface ToMark {
  id: number;
  part: EntryPart;
  shownKey: string;
}

/** Files of an entry that went to the jury, as far as they are not marked yet. */
export async function filesToMark(db: Database, entryId: number): Promise<ToMark[]> {
  const { rows } = await sql<ToMark>`
    select f.id, f.part, f.shown_key from contest_entry_files f join contest_entries e on e.id = f.entry_id
    where e.id = ${entryId} and e.state in ('judging', 'shortlisted', 'awarded', 'not-awarded') and f.state = 'good'
      and f.marked_key is null
    order by f.id`.execute(db);
  return rows;
}

/** False when it was withdrawn or marked meanwhile. */
export async function saveMarked(
  db: Database,
  id: number,
  { markedKey, cardKey }: { markedKey: string; cardKey: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update contest_entry_files set marked_key = ${markedKey}, card_key = ${cardKey}
    where id = ${id} and marked_key is null returning id`.execute(db);
  return rows.length === 1;
}

/** Notes that an entry can be shown, if all of its files can. */
export async function noteMarked(db: Database, entryId: number): Promise<void> {
  await sql`
    update contest_entries e set marked_at = clock_now()
    where id = ${entryId} and marked_at is null
      and exists (select from contest_entry_files f where f.entry_id = e.id)
      and not exists (select from contest_entry_files f where f.entry_id = e.id and f.marked_key is null)`.execute(db);
}

/** Entries that went to the jury and are not marked yet. */
export async function unmarkedEntries(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from contest_entries e
    where e.marked_at is null and e.state in ('judging', 'shortlisted', 'awarded', 'not-awarded')
      and exists (select from contest_entry_files f where f.entry_id = e.id)
    order by e.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
