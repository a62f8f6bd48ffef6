import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OpenWork, Pair, Sitting } from './assign.ts';

/** Judges who sit in a round, with how many works each has. */
export async function sittingIn(db: Database, roundId: number): Promise<Sitting[]> {
  const { rows } = await sql<Sitting>`
    select seat.judge_id, count(a.id) filter (where a.recused_at is null) as load
    from round_judges seat
    join judges j on j.id = seat.judge_id and j.revoked_at is null
    left join assignments a on a.round_id = seat.round_id and a.judge_id = seat.judge_id
    where seat.round_id = ${roundId} and seat.replaced_at is null
    group by seat.judge_id order by seat.judge_id`.execute(db);
  return rows;
}

/**
 * Works of a round with who has them and who may not: judges never get what the account with their address entered, nor
 * what they stepped back from in any round.
 */
export async function openWorks(db: Database, roundId: number): Promise<OpenWork[]> {
  const { rows } = await sql<OpenWork>`
    with own as (
      select seat.judge_id, u.id as user_id
      from round_judges seat join judges j on j.id = seat.judge_id join user_facts u on lower(u.email) = j.email
      where seat.round_id = ${roundId}),
    gone as (
      select entry_id, array_agg(judge_id) as judges from assignments
      where recused_at is not null and round_id in (
        select other.id from contest_rounds r join contest_rounds other on other.contest_id = r.contest_id
        where r.id = ${roundId})
      group by entry_id)
    select w.entry_id, count(a.id) filter (where a.recused_at is null) as has,
      to_json(array_remove(array_agg(distinct a.judge_id) || array_agg(distinct own.judge_id) || gone.judges, null)) as barred
    from round_works w
    join entry_facts e on e.id = w.entry_id and e.state <> 'withdrawn'
    left join own on own.user_id = e.entrant_id
    left join gone on gone.entry_id = w.entry_id
    left join assignments a on a.round_id = w.round_id and a.entry_id = w.entry_id
    where w.round_id = ${roundId}
    group by w.entry_id, gone.judges order by w.entry_id`.execute(db);
  return rows;
}

/**
 * Adds works at the end of each judge's own order, which looks random and differs from judge to judge. A statement for
 * each judge, because one for all takes too long in a round of 10,000 works.
 */
export async function insertAssignments(db: Database, roundId: number, pairs: readonly Pair[]): Promise<void> {
  for (const [judgeId, own] of Map.groupBy(pairs, (pair) => pair.judgeId))
    await sql`
      insert into assignments (round_id, entry_id, judge_id, place)
      select ${roundId}, p.entry_id, ${judgeId},
        coalesce((select max(place) from assignments where round_id = ${roundId} and judge_id = ${judgeId}), 0)
          + row_number() over (order by md5(${judgeId}::bigint || ' ' || p.entry_id), p.entry_id)
      from unnest(${own.map(({ entryId }) => entryId)}::bigint[]) p (entry_id)`.execute(db);
}

/** False when the judge is not of this contest, or was revoked. */
export async function insertSeat(
  db: Database,
  { contestId, roundId, judgeId }: { contestId: number; roundId: number; judgeId: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into round_judges (contest_id, round_id, judge_id)
    select contest_id, ${roundId}, id from judges
    where id = ${judgeId} and contest_id = ${contestId} and revoked_at is null
    on conflict (round_id, judge_id) do update set replaced_at = null`.execute(db);
  return numAffectedRows === 1n;
}

/** Takes a judge out of a round; false when there is no such seat. */
export async function endSeat(db: Database, roundId: number, judgeId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update round_judges set replaced_at = clock_now()
    where round_id = ${roundId} and judge_id = ${judgeId} and replaced_at is null`.execute(db);
  return numAffectedRows === 1n;
}

interface Replacement {
  roundId: number;
  judgeId: number;
  byJudgeId: number | null;
  reason: string;
}

export async function insertReplacement(db: Database, replacement: Replacement): Promise<void> {
  await db.insertInto('judgeReplacements').values(replacement).execute();
}

/** Takes works that were not scored from one judge, or from all. */
export async function dropUnscored(db: Database, roundId: number, judgeId?: number): Promise<void> {
  await sql`
    delete from assignments where round_id = ${roundId} and saved_at is null and recused_at is null
      and (${judgeId ?? null}::bigint is null or judge_id = ${judgeId ?? null})`.execute(db);
}

/** Takes works that were not scored from judges beyond the quorum; every score stays. */
export async function dropBeyond(db: Database, roundId: number, quorum: number): Promise<void> {
  await sql`
    delete from assignments where id in (
      select id from (
        select id, saved_at, row_number() over (partition by entry_id order by saved_at nulls last, place desc) as turn
        from assignments where round_id = ${roundId} and recused_at is null) kept
      where turn > ${quorum} and saved_at is null)`.execute(db);
}
