import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface JudgeRow {
  name: string;
  titleZh: string;
  titleEn: string;
}

export async function juryOf(db: Database, contestId: number): Promise<JudgeRow[]> {
  const { rows } = await sql<JudgeRow>`
    select name, title_zh, title_en from jury_facts where contest_id = ${contestId} order by judge_id`.execute(db);
  return rows;
}

export interface RankedRow {
  trackId: number;
  trackZh: string;
  trackEn: string;
  rank: number;
  title: string;
  author: string;
  thumbnailKey: string | null;
}

/** The best works of each track, as far down as a contest has prizes at most. */
export async function rankedWorks(db: Database, contestId: number, most: number): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    select t.id as track_id, t.name_zh as track_zh, t.name_en as track_en, w.rank, e.title, u.nickname as author,
      (select f.thumbnail_key from entry_file_facts f
        where f.entry_id = e.id and f.part in ('picture', 'cover') and f.state = 'good' order by f.place limit 1)
        as thumbnail_key
    from winner_facts w
    join track_facts t on t.id = w.track_id
    join entry_facts e on e.id = w.entry_id
    join user_facts u on u.id = e.entrant_id
    where w.contest_id = ${contestId} and w.rank <= ${most}
    order by t.place, w.rank, e.id limit 1000`.execute(db);
  return rows;
}

interface AwardRow {
  trackId: number | null;
  nameZh: string;
  nameEn: string;
  count: number;
}

export async function awardsOf(db: Database, contestId: number): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    select track_id, name_zh, name_en, count from prize_facts where contest_id = ${contestId} order by place`.execute(
    db,
  );
  return rows;
}

/** How many works were entered and stayed. */
export async function countEntered(db: Database, contestId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from entry_facts
    where contest_id = ${contestId} and state not in ('draft', 'withdrawn')`.execute(db);
  return rows[0]!.count;
}

interface DecidedRow {
  slug: string;
  titleZh: string;
  titleEn: string;
  summaryZh: string;
  summaryEn: string;
  opensAt: Date;
  closesAt: Date;
  resultsAt: Date;
}

export async function decidedContests(db: Database, most: number): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    select slug, title_zh, title_en, summary_zh, summary_en, opens_at, closes_at, results_at
    from contest_facts where state = 'decided' order by results_at desc, id desc limit ${most}`.execute(db);
  return rows;
}
