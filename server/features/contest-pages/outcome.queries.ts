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

export interface WinnerRow {
  trackZh: string | null;
  trackEn: string | null;
  prizeZh: string;
  prizeEn: string;
  title: string;
  author: string;
  wordsZh: string;
  wordsEn: string;
  /** Its small picture with the mark. */
  cardKey: string | null;
  /** Null where visitors see no gallery of the contest. */
  workId: number | null;
}

/** Works with a prize, those of the whole contest first, then by track and prize. */
export async function winnersOf(db: Database, contestId: number): Promise<WinnerRow[]> {
  const { rows } = await sql<WinnerRow>`
    select t.name_zh as track_zh, t.name_en as track_en, p.name_zh as prize_zh, p.name_en as prize_en, e.title, a.author,
      a.words_zh, a.words_en, g.id as work_id,
      (select f.card_key from entry_file_facts f
        where f.entry_id = e.id and f.part in ('picture', 'cover') and f.state = 'good' order by f.place limit 1)
        as card_key
    from award_facts a
    join prize_facts p on p.id = a.prize_id
    join entry_facts e on e.id = a.entry_id
    left join track_facts t on t.id = p.track_id
    left join gallery_facts g on g.id = e.id
    where a.contest_id = ${contestId} order by t.place nulls first, p.place, a.place`.execute(db);
  return rows;
}

interface Figures {
  entered: number;
  judges: number;
  rounds: number;
  record: string | null;
  /** Who wins what is fixed, also when nobody does. */
  fixed: boolean;
}

/** How many works were entered and stayed, who judged them and how often, and the hash of the record of that. */
export async function readFigures(db: Database, contestId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (select count(*) from entry_facts e
        where e.contest_id = ${contestId} and e.state not in ('draft', 'withdrawn')) as entered,
      coalesce((select j.judges from judging_figures j where j.contest_id = ${contestId}), 0) as judges,
      coalesce((select j.rounds from judging_figures j where j.contest_id = ${contestId}), 0) as rounds,
      (select p.sha256 from paper_facts p where p.contest_id = ${contestId}) as record,
      exists (select from fixed_awards f where f.contest_id = ${contestId}) as fixed`.execute(db);
  return rows[0]!;
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
    select slug, title_zh, title_en, summary_zh, summary_en, opens_at, closes_at, announced_at as results_at
    from contest_facts where state = 'decided' order by announced_at desc, id desc limit ${most}`.execute(db);
  return rows;
}
