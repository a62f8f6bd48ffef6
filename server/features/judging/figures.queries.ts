import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Disagreement {
  /** Scores of works that at least two judges scored. */
  scores: number;
  sum: number;
  squares: number;
  /** Squared differences between scores of the same work, of each work divided by one less than its scores. */
  within: number;
}

/** What Krippendorff's alpha is made of. */
export async function readDisagreement(db: Database, roundId: number): Promise<Disagreement> {
  const { rows } = await sql<Disagreement>`
    select coalesce(sum(n), 0)::float8 as scores, coalesce(sum(total), 0)::float8 as sum,
      coalesce(sum(squares), 0)::float8 as squares,
      coalesce(sum(2 * (n * squares - total * total) / (n - 1)), 0)::float8 as within
    from (
      select count(*)::float8 as n, sum(total::float8) as total, sum(total::float8 * total) as squares
      from assignments where round_id = ${roundId} and total is not null
      group by entry_id having count(*) > 1) works`.execute(db);
  return rows[0] ?? { scores: 0, sum: 0, squares: 0, within: 0 };
}

interface FiguresRow {
  judgeId: number;
  name: string;
  scores: number;
  mean: number;
  spread: number;
  correlation: number | null;
  outliers: number;
}

/** A score is far out when it differs from the mean of the others by more than twice what is usual in the round. */
export async function readFigures(db: Database, roundId: number): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    with works as (
      select entry_id, count(*) as n, sum(total) as sum from assignments
      where round_id = ${roundId} and total is not null group by entry_id),
    compared as (
      select a.judge_id, a.total::float8 as own,
        case when w.n > 1 then (w.sum - a.total)::float8 / (w.n - 1) end as others
      from assignments a join works w on w.entry_id = a.entry_id
      where a.round_id = ${roundId} and a.total is not null),
    usual as (select sqrt(avg((own - others) ^ 2)) as far from compared)
    select c.judge_id, j.name, count(*) as scores, avg(own) as mean, stddev_pop(own) as spread,
      corr(own, others) as correlation, count(*) filter (where abs(own - others) > 2 * far) as outliers
    from compared c join judges j on j.id = c.judge_id, usual
    group by c.judge_id, j.name order by c.judge_id`.execute(db);
  return rows;
}

export interface GivenRow {
  entryId: number;
  title: string;
  judge: string;
  scores: number[] | null;
  total: number | null;
  flagged: boolean;
  note: string;
  handedIn: boolean;
  recusal: string | null;
}

/** Everything that was given in a round. */
export async function listGiven(db: Database, roundId: number): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select a.entry_id, e.title, j.name as judge, a.scores, a.total, a.flagged, a.note,
      a.handed_in_at is not null as handed_in, case when a.recused_at is not null then a.recusal end as recusal
    from assignments a join judges j on j.id = a.judge_id join entry_facts e on e.id = a.entry_id
    where a.round_id = ${roundId} order by a.entry_id, a.judge_id`.execute(db);
  return rows;
}
