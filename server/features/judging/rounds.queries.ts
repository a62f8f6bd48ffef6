import { sql } from 'kysely';
import type { Count, RoundMethod, RoundState, TieBreak } from '#contract/domain/judging.ts';
import type { Database } from '../../platform/database/database.ts';

export interface RoundRow {
  roundId: number;
  contestId: number;
  trackId: number;
  trackZh: string;
  trackEn: string;
  number: number;
  method: RoundMethod;
  state: RoundState;
  quorum: number;
  maxima: number[];
  criteriaZh: string[];
  criteriaEn: string[];
  countBy: Count;
  tieBreak: TieBreak;
  openedAt: Date | null;
  closedAt: Date | null;
  reason: string;
}

const columns = sql`r.id as round_id, r.contest_id, r.track_id, t.name_zh as track_zh, t.name_en as track_en, r.number,
  r.method, r.state, r.quorum, r.maxima, r.criteria_zh, r.criteria_en, r.count_by, r.tie_break, r.opened_at, r.closed_at,
  r.reason`;

export async function findRound(db: Database, roundId: number): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select ${columns} from contest_rounds r join track_facts t on t.id = r.track_id where r.id = ${roundId}`.execute(
    db,
  );
  return rows[0];
}

/** Reads a round and locks it until the transaction ends; scores wait meanwhile. */
export async function lockRound(db: Database, roundId: number): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select ${columns} from contest_rounds r join track_facts t on t.id = r.track_id
    where r.id = ${roundId} for update of r`.execute(db);
  return rows[0];
}

/**
 * Locks all rounds of the track that a round is of, in the order of their ids, so that which works go on is not chosen
 * anew while the next round opens. Reads the round.
 */
export async function lockTrack(db: Database, roundId: number): Promise<RoundRow | undefined> {
  await sql`
    select from contest_rounds where track_id = (select track_id from contest_rounds where id = ${roundId})
    order by id for update`.execute(db);
  return await findRound(db, roundId);
}

interface CountedRound extends RoundRow {
  works: number;
  /** Works that fewer judges have than the quorum asks for. */
  short: number;
  assigned: number;
  scored: number;
  /** Null until a coordinator has said which works go on. */
  advanced: number | null;
}

/** The rounds of a contest with how far they are, and no score. */
export async function listRounds(db: Database, contestId: number): Promise<CountedRound[]> {
  const { rows } = await sql<CountedRound>`
    select ${columns}, counted.*
    from contest_rounds r join track_facts t on t.id = r.track_id,
    lateral (
      select count(*) as works, count(*) filter (where w.judges < r.quorum) as short,
        coalesce(sum(w.judges), 0)::int as assigned,
        (select coalesce(sum(seat.scored), 0)::int from round_judges seat where seat.round_id = r.id) as scored,
        (case when bool_or(advanced is not null) then count(*) filter (where advanced) end)::int as advanced
      from round_works w where w.round_id = r.id) counted
    where r.contest_id = ${contestId} order by t.place, r.number`.execute(db);
  return rows;
}

interface NewRound {
  contestId: number;
  trackId: number;
  method: RoundMethod;
  quorum: number;
  maxima: number[];
  criteriaZh: string[];
  criteriaEn: string[];
  countBy: Count;
  tieBreak: TieBreak;
}

/** Adds the next round of a track; undefined when two are added at once. */
export async function insertRound(db: Database, round: NewRound): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into contest_rounds (contest_id, track_id, number, method, quorum, maxima, criteria_zh, criteria_en, count_by,
      tie_break)
    select ${round.contestId}, ${round.trackId}, coalesce(max(number), 0) + 1, ${round.method}, ${round.quorum},
      ${round.maxima}::smallint[], ${round.criteriaZh}::text[], ${round.criteriaEn}::text[], ${round.countBy},
      ${round.tieBreak}
    from contest_rounds where track_id = ${round.trackId}
    on conflict (track_id, number) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

interface Criterion {
  nameZh: string;
  nameEn: string;
  maxScore: number;
}

export async function criteriaOf(db: Database, contestId: number): Promise<Criterion[]> {
  const { rows } = await sql<Criterion>`
    select name_zh, name_en, max_score from criterion_facts where contest_id = ${contestId} order by place`.execute(db);
  return rows;
}

export async function trackIsOf(db: Database, trackId: number, contestId: number): Promise<boolean> {
  const { rows } = await sql`
    select from track_facts where id = ${trackId} and contest_id = ${contestId}`.execute(db);
  return rows.length > 0;
}

/** False when the round is no longer in the state it was in. */
export async function moveState(
  db: Database,
  roundId: number,
  { from, to, reason }: { from: RoundState; to: RoundState; reason: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update contest_rounds set state = ${to}, reason = ${reason},
      opened_at = case when ${to} = 'open' then coalesce(opened_at, clock_now()) else opened_at end,
      closed_at = case when ${to} = 'closed' then clock_now() end
    where id = ${roundId} and state = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

export async function saveQuorum(db: Database, roundId: number, quorum: number): Promise<void> {
  await db.updateTable('contestRounds').set({ quorum }).where('id', '=', roundId).execute();
}

/**
 * Puts the works of a round in place: in the first one everything that may be judged, later on what went on from the
 * round before.
 */
export async function insertWorks(db: Database, { roundId, trackId, number }: RoundRow): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into round_works (round_id, entry_id)
    select ${roundId}, e.id from entry_facts e
    where e.track_id = ${trackId} and e.state in ('judging', 'shortlisted') and (${number} = 1 or exists (
      select from round_works w join contest_rounds r on r.id = w.round_id
      where w.entry_id = e.id and w.advanced and r.track_id = ${trackId} and r.number = ${number - 1}))
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Whether the round before has been closed and its works chosen. */
export async function isNextOpen(db: Database, { trackId, number }: RoundRow): Promise<boolean> {
  const { rows } = await sql`
    select from contest_rounds r where r.track_id = ${trackId} and r.number = ${number - 1} and r.state = 'closed'
      and exists (select from round_works w where w.round_id = r.id and w.advanced)`.execute(db);
  return number === 1 || rows.length > 0;
}

/** Works of the round before that did not go on to this one. */
export async function leftBehind(db: Database, { trackId, number }: RoundRow): Promise<number[]> {
  const { rows } = await sql<{ entryId: number }>`
    select w.entry_id from round_works w join contest_rounds r on r.id = w.round_id
    where r.track_id = ${trackId} and r.number = ${number - 1} and not w.advanced`.execute(db);
  return rows.map(({ entryId }) => entryId);
}
