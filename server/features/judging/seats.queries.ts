import { sql } from 'kysely';
import type { RoundMethod, RoundState } from '#contract/domain/judging.ts';
import type { Database } from '../../platform/database/database.ts';

interface ContestRow {
  titleZh: string;
  titleEn: string;
  rulesZh: string;
  rulesEn: string;
}

export async function contestOf(db: Database, contestId: number): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`
    select title_zh, title_en, rules_zh, rules_en from contest_facts where id = ${contestId}`.execute(db);
  return rows[0];
}

/**
 * Rounds that run and in which a judge sits. No round of the contest that is not closed changes until the transaction ends,
 * so that the judge joins none meanwhile.
 */
export async function lockRunning(db: Database, judgeId: number): Promise<{ roundId: number; quorum: number }[]> {
  await sql`
    select from contest_rounds r
    where r.contest_id = (select contest_id from judges where id = ${judgeId}) and r.state <> 'closed'
    order by r.id for update`.execute(db);
  const { rows } = await sql<{ roundId: number; quorum: number }>`
    select r.id as round_id, r.quorum from round_judges seat join contest_rounds r on r.id = seat.round_id
    where seat.judge_id = ${judgeId} and seat.replaced_at is null and r.state in ('open', 'paused')
    order by r.id`.execute(db);
  return rows;
}

interface SeatRow {
  roundId: number;
  trackZh: string;
  trackEn: string;
  number: number;
  method: RoundMethod;
  state: RoundState;
  maxima: number[];
  criteriaZh: string[];
  criteriaEn: string[];
  works: number;
  scored: number;
  handedIn: number;
}

/** Rounds in which a judge sits and that are not closed, with how far this judge is. */
export async function seatsOf(db: Database, judgeId: number): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select r.id as round_id, t.name_zh as track_zh, t.name_en as track_en, r.number, r.method, r.state, r.maxima,
      r.criteria_zh, r.criteria_en, seat.works, seat.scored, seat.handed_in
    from round_judges seat
    join contest_rounds r on r.id = seat.round_id
    join track_facts t on t.id = r.track_id
    where seat.judge_id = ${judgeId} and seat.replaced_at is null and r.state <> 'closed'
    order by t.place, r.number`.execute(db);
  return rows;
}
