import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface NewEntry {
  contestId: number;
  trackId: number;
  entrantId: number;
  slot: number;
  title: string;
  story: string;
  gear: string;
  sealedContact: string;
  submittedAt: Date;
}

export async function insertBrought(db: Database, entry: NewEntry): Promise<number> {
  const { submittedAt } = entry;
  const { id } = await db
    .insertInto('contestEntries')
    .values({
      ...entry,
      state: 'judging',
      takenOn: sql`day_in_china(${submittedAt}::timestamptz) - 9`,
      ownWork: true,
      aiUsed: false,
      peopleShown: 'none',
      createdAt: submittedAt,
      changedAt: submittedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Files of a contest that wait to be checked. */
export async function listUnchecked(db: Database, contestId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from contest_entry_files where contest_id = ${contestId} and state = 'checking' order by id`.execute(db);
  return rows.map(({ id }) => id);
}
