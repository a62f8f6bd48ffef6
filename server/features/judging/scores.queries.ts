import { sql } from 'kysely';
import type { RoundMethod, RoundState } from '#contract/domain/judging.ts';
import { type Database, readPrepared } from '../../platform/database/database.ts';

export interface WorkRow {
  id: number;
  entryId: number;
  roundId: number;
  scores: number[] | null;
  flagged: boolean;
  note: string;
  handedIn: boolean;
  recused: boolean;
}

const LIVE = sql`join entry_facts e on e.id = a.entry_id and e.state <> 'withdrawn'
    join round_judges seat on seat.round_id = a.round_id and seat.judge_id = a.judge_id and seat.replaced_at is null`;
const COLUMNS = sql`a.id, a.entry_id, a.round_id, a.scores, a.flagged, a.note, a.handed_in_at is not null as handed_in,
    a.recused_at is not null as recused`;

/** A judge's works in that judge's own order. */
export async function listWorks(db: Database, judgeId: number, roundId: number): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select ${COLUMNS} from assignments a ${LIVE}
    where a.judge_id = ${judgeId} and a.round_id = ${roundId} order by a.place`.execute(db);
  return rows;
}

export interface ShownWork extends WorkRow {
  title: string;
  story: string;
  state: RoundState;
}

export async function findWork(db: Database, judgeId: number, id: number): Promise<ShownWork | undefined> {
  const { rows } = await sql<ShownWork>`
    select ${COLUMNS}, e.title, e.story, r.state from assignments a ${LIVE}
    join contest_rounds r on r.id = a.round_id
    where a.judge_id = ${judgeId} and a.id = ${id}`.execute(db);
  return rows[0];
}

interface FileRow {
  part: 'video' | 'cover' | 'picture';
  shownKey: string;
  thumbnailKey: string | null;
  width: number;
  height: number;
}

/** What a work shows: redrawn files, without names or metadata. */
export async function filesOf(db: Database, entryId: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select part, shown_key, thumbnail_key, width, height from entry_file_facts
    where entry_id = ${entryId} and state = 'good' order by part desc, place`.execute(db);
  return rows;
}

const SAVE = `
  with round as (
    select r.id, r.maxima from contest_rounds r
    where r.id = (select round_id from assignments where id = $1 and judge_id = $2) and r.state = 'open'
    for share)
  update assignments a set scores = $3::smallint[], saved_at = clock_now()
  from round where a.id = $1 and a.judge_id = $2 and a.round_id = round.id
    and a.handed_in_at is null and a.recused_at is null
    and cardinality($3::smallint[]) = cardinality(round.maxima)
    and not exists (select from unnest($3::smallint[], round.maxima) p (given, most) where given not between 0 and most)
    and exists (select from round_judges seat where seat.round_id = round.id and seat.judge_id = $2
      and seat.replaced_at is null)
  returning a.id`;

/**
 * Saves points in one statement: only while the round is open, which it stays until this has been saved, for a work that
 * the judge has and has not handed in, and within the maxima. False otherwise.
 */
export async function saveScores(db: Database, judgeId: number, id: number, scores: number[]): Promise<boolean> {
  const saved = await readPrepared(db, { name: 'save-scores', text: SAVE, values: [id, judgeId, scores] });
  return saved.length === 1;
}

export async function saveMark(
  db: Database,
  judgeId: number,
  id: number,
  { flagged, note }: { flagged: boolean; note: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update assignments set flagged = ${flagged}, note = ${note}
    where id = ${id} and judge_id = ${judgeId} and handed_in_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Steps back from a work; what was given for it is gone. */
export async function saveRecusal(db: Database, judgeId: number, id: number, reason: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update assignments set recused_at = clock_now(), recusal = ${reason}, scores = null, saved_at = null
    where id = ${id} and judge_id = ${judgeId} and handed_in_at is null and recused_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export interface Given {
  method: RoundMethod;
  state: RoundState;
  most: number;
  works: number;
  scored: number;
  /** Points that were given more than none, the highest first. */
  points: number[];
}

/** What a judge has given in a round; the round stays as it is until the transaction ends. */
export async function lockGiven(db: Database, judgeId: number, roundId: number): Promise<Given | undefined> {
  await sql`select from contest_rounds where id = ${roundId} for share`.execute(db);
  const { rows } = await sql<Given>`
    select r.method, r.state, r.maxima[1] as most, count(a.id) as works, count(a.saved_at) as scored,
      coalesce(array_agg(a.total order by a.total desc) filter (where a.total > 0), '{}') as points
    from contest_rounds r join assignments a on a.round_id = r.id and a.recused_at is null ${LIVE}
    where r.id = ${roundId} and a.judge_id = ${judgeId} group by r.id`.execute(db);
  return rows[0];
}

export async function saveHandIn(db: Database, judgeId: number, roundId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update assignments set handed_in_at = clock_now()
    where round_id = ${roundId} and judge_id = ${judgeId} and saved_at is not null and handed_in_at is null`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
