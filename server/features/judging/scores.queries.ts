import { sql } from 'kysely';
import type { RoundMethod, RoundState } from '#contract/domain/judging.ts';
import { type Database, readPrepared } from '../../platform/database/database.ts';
import { gather } from '../../platform/database/gather.ts';
import { HELD } from './sessions.queries.ts';

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
  with given as (
    select g.id, j.id as judge_id, g.points::smallint[] as scores
    from unnest($1::bigint[], $2::bigint[], $3::text[]) g (id, session_id, points), ${HELD}
    where s.id = g.session_id),
  round as (
    select r.id, r.maxima from contest_rounds r
    where r.state = 'open' and r.id = any(array(
      select a.round_id from given g join assignments a on a.id = g.id and a.judge_id = g.judge_id))
    for share),
  saved as (
    update assignments a set scores = g.scores, saved_at = clock_now()
    from given g, round
    where a.id = g.id and a.judge_id = g.judge_id and a.round_id = round.id
      and a.handed_in_at is null and a.recused_at is null
      and cardinality(g.scores) = cardinality(round.maxima)
      and not exists (select from unnest(g.scores, round.maxima) p (given, most) where given not between 0 and most)
      and exists (select from round_judges seat where seat.round_id = round.id and seat.judge_id = g.judge_id
        and seat.replaced_at is null)
    returning a.id, a.round_id, a.judge_id, old.saved_at is null as first),
  counted as (
    update round_judges seat set scored = seat.scored + more.works
    from (select round_id, judge_id, count(*) as works from saved where first group by round_id, judge_id) more
    where seat.round_id = more.round_id and seat.judge_id = more.judge_id)
  select given.id, saved.id is not null as saved from given left join saved on saved.id = given.id`;

interface Points {
  contestId: number;
  sessionId: number;
  /** Of the assignment. */
  id: number;
  scores: number[];
}

type Saved = boolean | undefined;

/**
 * Saves points, those of a whole jury in one statement: only while the round is open, which it stays until they have been
 * saved, for works that the judge has and has not handed in, and within the maxima. False otherwise; undefined when the
 * session does not hold any more.
 */
export const saveScores = gather(saveAll, ({ contestId }) => contestId);

async function saveAll(db: Database, given: Points[]): Promise<Saved[]> {
  const first = new Map(given.toReversed().map((one) => [one.id, one]));
  const some = [...first.values()];
  const values = [
    some.map(({ id }) => id),
    some.map(({ sessionId }) => sessionId),
    some.map(({ scores }) => `{${scores.join()}}`),
  ];
  const statement = { name: 'save-scores', text: SAVE, values };
  const rows = await readPrepared<{ id: number; saved: boolean }>(db, statement);
  const saved = new Map(rows.map((row) => [row.id, row.saved]));
  // Points that one work got twice at once take turns.
  return await Promise.all(
    given.map(async (one) => (first.get(one.id) === one ? saved.get(one.id) : await saveOne(db, one))),
  );
}

const saveOne = async (db: Database, one: Points) => (await saveAll(db, [one]))[0];

/** False when nothing can be changed about the work; undefined when the session does not hold any more. */
export async function saveMark(
  db: Database,
  sessionId: number,
  { id, flagged, note }: { id: number; flagged: boolean; note: string },
): Promise<Saved> {
  const { rows } = await sql<{ saved: boolean }>`
    with held as (select j.id as judge_id from ${sql.raw(HELD)} where s.id = ${sessionId}),
    saved as (
      update assignments set flagged = ${flagged}, note = ${note}
      where handed_in_at is null and id in (
        select a.id from held join assignments a on a.judge_id = held.judge_id ${LIVE}
        join contest_rounds r on r.id = a.round_id and r.state = 'open'
        where a.id = ${id} and a.recused_at is null)
      returning id)
    select exists (select from saved) as saved from held`.execute(db);
  return rows[0]?.saved;
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

/** What a judge has given in a round. It stays so until the transaction ends: scores wait meanwhile. */
export async function lockGiven(db: Database, judgeId: number, roundId: number): Promise<Given | undefined> {
  await sql`select from contest_rounds where id = ${roundId} for update`.execute(db);
  const { rows } = await sql<Given>`
    select r.method, r.state, r.maxima[1] as most, count(a.id) as works, count(a.saved_at) as scored,
      coalesce(array_agg(a.total order by a.total desc) filter (where a.total > 0), '{}') as points
    from contest_rounds r join assignments a on a.round_id = r.id and a.recused_at is null ${LIVE}
    where r.id = ${roundId} and a.judge_id = ${judgeId} group by r.id`.execute(db);
  return rows[0];
}

export async function saveHandIn(db: Database, judgeId: number, roundId: number): Promise<number> {
  const { rows } = await sql<{ works: number }>`
    with handed_in as (
      update assignments set handed_in_at = clock_now()
      where round_id = ${roundId} and judge_id = ${judgeId} and saved_at is not null and handed_in_at is null
      returning id),
    counted as (
      update round_judges set handed_in = handed_in + (select count(*) from handed_in)
      where round_id = ${roundId} and judge_id = ${judgeId})
    select count(*) as works from handed_in`.execute(db);
  return rows[0]?.works ?? 0;
}
