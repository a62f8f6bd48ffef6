import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Signed {
  awardId: number;
  number: string;
  author: string;
}

export async function saveSigned(db: Database, signed: readonly Signed[]): Promise<void> {
  await sql`
    update contest_awards a set number = s.number, author = s.author
    from unnest(${signed.map(({ awardId }) => awardId)}::bigint[], ${signed.map(({ number }) => number)}::text[],
      ${signed.map(({ author }) => author)}::text[]) as s(id, number, author)
    where a.id = s.id and a.number is null`.execute(db);
}

export async function areAwarded(db: Database, entryIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from entry_facts where id = any(${[...entryIds]}) and state = 'awarded'`.execute(db);
  return rows[0]?.count === entryIds.length;
}

export async function saveFixed(db: Database, contestId: number, fixedBy: number): Promise<void> {
  await sql`
    update contest_awardings set fixed_by = ${fixedBy}, fixed_at = clock_now(), version = version + 1
    where contest_id = ${contestId} and fixed_at is null`.execute(db);
}

/** Works of a contest that the jury has not decided about. */
export async function listUndecided(db: Database, contestId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from entry_facts where contest_id = ${contestId} and state in ('judging', 'shortlisted')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Contests whose awards are fixed, while their results wait. */
export async function listUnready(db: Database): Promise<{ contestId: number; fixedAt: Date }[]> {
  const { rows } = await sql<{ contestId: number; fixedAt: Date }>`
    select g.contest_id, g.fixed_at from contest_awardings g join contest_facts c on c.id = g.contest_id
    where g.fixed_at is not null and c.results_ready_at is null`.execute(db);
  return rows;
}
