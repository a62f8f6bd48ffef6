import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Whether closing a round now takes a reason: some work has fewer judges than the quorum asks for, or somebody who sits in
 * the round has not handed all in. Works that were withdrawn do not matter, nor what those who have left did not hand in.
 */
export async function closesEarly(db: Database, roundId: number): Promise<boolean> {
  const { rows } = await sql<{ early: boolean }>`
    select exists (
        select from round_works w join entry_facts e on e.id = w.entry_id and e.state <> 'withdrawn'
        where w.round_id = r.id and w.judges < r.quorum)
      or exists (
        select from round_judges seat join judges j on j.id = seat.judge_id and j.revoked_at is null
        where seat.round_id = r.id and seat.replaced_at is null and seat.handed_in < seat.works and exists (
          select from assignments a join entry_facts e on e.id = a.entry_id and e.state <> 'withdrawn'
          where a.round_id = r.id and a.judge_id = j.id and a.handed_in_at is null and a.recused_at is null)) as early
    from contest_rounds r where r.id = ${roundId}`.execute(db);
  return rows[0]?.early ?? false;
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

interface Flag {
  entryId: number;
  title: string;
  judge: string;
  note: string;
}

/** More than anybody reads; how many there are stands beside the judges. */
const MOST_FLAGS = 500;

/** Works that judges have flagged for the coordinators, with their notes. */
export async function flagsOf(db: Database, roundId: number): Promise<Flag[]> {
  const { rows } = await sql<Flag>`
    select a.entry_id, e.title, j.name as judge, a.note
    from assignments a join judges j on j.id = a.judge_id join entry_facts e on e.id = a.entry_id
    where a.round_id = ${roundId} and a.flagged
    order by a.entry_id, a.judge_id limit ${MOST_FLAGS}`.execute(db);
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
