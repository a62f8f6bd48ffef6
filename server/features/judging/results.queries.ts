import { sql } from 'kysely';
import type { Count, TieBreak } from '#contract/domain/judging.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Counting {
  roundId: number;
  countBy: Count;
  tieBreak: TieBreak;
}

const MEANS: Record<Count, ReturnType<typeof sql>> = {
  raw: sql`raw`,
  // Equal sums of fractions may differ in their last digits.
  standardised: sql`round(standardised::numeric, 9)`,
};
const TIES: Record<TieBreak, ReturnType<typeof sql>> = {
  shared: sql`null::float8`,
  'first-criterion': sql`avg(a.scores[1]::float8)`,
  median: sql`percentile_cont(0.5) within group (order by a.total)`,
};

/** Every work that was not withdrawn with its means and its rank; equal ones share a rank. */
const ranked = ({ roundId, countBy, tieBreak }: Counting) => sql`
  with own as (
    select judge_id, avg(total::float8) as mean, stddev_pop(total::float8) as spread
    from assignments where round_id = ${roundId} and total is not null group by judge_id),
  means as (
    select w.entry_id, w.advanced, count(a.total) as votes, avg(a.total::float8) as raw,
      avg(case when own.spread > 0 then (a.total - own.mean) / own.spread when own.spread = 0 then 0 end)
        as standardised,
      ${TIES[tieBreak]} as tie
    from round_works w
    left join assignments a on a.round_id = w.round_id and a.entry_id = w.entry_id and a.total is not null
    left join own on own.judge_id = a.judge_id
    where w.round_id = ${roundId} group by w.entry_id, w.advanced),
  ranked as (
    select m.entry_id, e.title, m.advanced, m.votes, m.raw, m.standardised,
      rank() over (order by ${MEANS[countBy]} desc nulls last, tie desc nulls last) as rank,
      count(*) over (partition by ${MEANS[countBy]}, tie) as tied
    from means m join entry_facts e on e.id = m.entry_id and e.state <> 'withdrawn')`;

export interface ResultRow {
  entryId: number;
  title: string;
  rank: number;
  tied: number;
  votes: number;
  raw: number | null;
  standardised: number | null;
  advanced: boolean | null;
}

export async function listResults(
  db: Database,
  counting: Counting,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ infos: ResultRow[]; total: number }> {
  const { rows } = await sql<ResultRow & { total: number }>`
    ${ranked(counting)}
    select entry_id, title, rank, tied, votes, raw, standardised, advanced, count(*) over () as total
    from ranked order by rank, entry_id limit ${limit} offset ${offset}`.execute(db);
  return { infos: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

interface Cut {
  by: 'number' | 'threshold';
  value: number;
}

/** Works that would go on: with a rank up to a number, or with a mean that is high enough. */
const goesOn = ({ countBy }: Counting, { by, value }: Cut) =>
  by === 'number' ? sql`rank <= ${value} and votes > 0` : sql`coalesce(${MEANS[countBy]} >= ${value}::float8, false)`;

interface CutFigures {
  advancing: number;
  works: number;
  tied: number;
}

export async function countCut(db: Database, counting: Counting, cut: Cut): Promise<CutFigures> {
  const { rows } = await sql<CutFigures>`
    ${ranked(counting)}
    select count(*) filter (where chosen) as advancing, count(*) as works,
      coalesce((array_agg(tied order by rank desc) filter (where chosen and tied > 1 and rank = last))[1], 0)::int as tied
    from (select rank, tied, chosen, max(rank) filter (where chosen) over () as last
      from (select rank, tied, ${goesOn(counting, cut)} as chosen from ranked) cut) cut`.execute(db);
  return rows[0] ?? { advancing: 0, works: 0, tied: 0 };
}

/** Says of each work whether it goes on, and returns which do and which do not. */
export async function saveCut(db: Database, counting: Counting, cut: Cut): Promise<{ on: number[]; out: number[] }> {
  const { rows } = await sql<{ entryId: number; advanced: boolean }>`
    ${ranked(counting)}
    update round_works w set advanced = ${goesOn(counting, cut)}
    from ranked where w.round_id = ${counting.roundId} and w.entry_id = ranked.entry_id
    returning w.entry_id, w.advanced`.execute(db);
  const those = (goes: boolean) => rows.filter(({ advanced }) => advanced === goes).map(({ entryId }) => entryId);
  return { on: those(true), out: those(false) };
}

/** Whether a later round of the track has begun. */
export async function laterHasBegun(db: Database, { trackId, number }: { trackId: number; number: number }) {
  const { rows } = await sql`
    select from contest_rounds where track_id = ${trackId} and number > ${number} and state <> 'planned'`.execute(db);
  return rows.length > 0;
}
