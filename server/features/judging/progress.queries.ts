import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Assigned works that nobody has handed in, of works that were not withdrawn. */
export async function openCount(db: Database, roundId: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from assignments a join entry_facts e on e.id = a.entry_id and e.state <> 'withdrawn'
    where a.round_id = ${roundId} and a.handed_in_at is null and a.recused_at is null`.execute(db);
  return rows[0]?.open ?? 0;
}

interface JudgeProgress {
  judgeId: number;
  name: string;
  works: number;
  scored: number;
  handedIn: number;
  recused: number;
  flagged: number;
  replacedAt: Date | null;
  remindedAt: Date | null;
}

/** How far each judge of a round is, without any score. */
export async function progressOf(db: Database, roundId: number): Promise<JudgeProgress[]> {
  const { rows } = await sql<JudgeProgress>`
    select seat.judge_id, j.name, seat.replaced_at, seat.reminded_at, seat.works, seat.scored, seat.handed_in,
      (select count(*) from assignments a
        where a.round_id = seat.round_id and a.judge_id = seat.judge_id and a.recused_at is not null) as recused,
      (select count(*) from assignments a
        where a.round_id = seat.round_id and a.judge_id = seat.judge_id and a.flagged) as flagged
    from round_judges seat join judges j on j.id = seat.judge_id
    where seat.round_id = ${roundId} order by seat.judge_id`.execute(db);
  return rows;
}

interface Recusal {
  entryId: number;
  title: string;
  judge: string;
  reason: string;
}

export async function recusalsOf(db: Database, roundId: number): Promise<Recusal[]> {
  const { rows } = await sql<Recusal>`
    select a.entry_id, e.title, j.name as judge, a.recusal as reason
    from assignments a join judges j on j.id = a.judge_id join entry_facts e on e.id = a.entry_id
    where a.round_id = ${roundId} and a.recused_at is not null order by a.recused_at, a.id`.execute(db);
  return rows;
}

export interface Reachable {
  judgeId: number;
  name: string;
  email: string;
}

/** Judges who sit in a round and whose keys are good. */
export async function judgesToTell(db: Database, roundId: number): Promise<Reachable[]> {
  const { rows } = await sql<Reachable>`
    select j.id as judge_id, j.name, j.email from round_judges seat join judges j on j.id = seat.judge_id
    where seat.round_id = ${roundId} and seat.replaced_at is null and j.revoked_at is null order by j.id`.execute(db);
  return rows;
}

/** False when the judge has been reminded within a day. */
export async function noteReminder(db: Database, roundId: number, judgeId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update round_judges set reminded_at = clock_now()
    where round_id = ${roundId} and judge_id = ${judgeId} and replaced_at is null
      and (reminded_at is null or reminded_at < clock_now() - interval '1 day')`.execute(db);
  return numAffectedRows === 1n;
}
