import { sql } from 'kysely';
import type { ContestState } from '#contract/domain/contest.ts';
import type { TrackKind } from '#contract/domain/entry.ts';
import type { TrackLimits } from '#contract/domain/track-limits.ts';
import type { Database } from '../../platform/database/database.ts';

export interface ContestRow {
  id: number;
  slug: string;
  series: string;
  titleZh: string;
  titleEn: string;
  summaryZh: string;
  summaryEn: string;
  rulesZh: string;
  rulesEn: string;
  sponsorZh: string;
  sponsorEn: string;
  state: ContestState;
  opensAt: Date;
  closesAt: Date;
  resultsAt: Date | null;
  maxScore: number;
}

/** A contest that is published. */
export async function findShownContest(db: Database, slug: string): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`
    select id, slug, series, title_zh, title_en, summary_zh, summary_en, rules_zh, rules_en, sponsor_zh, sponsor_en,
      state, opens_at, closes_at, announced_at as results_at, max_score
    from contest_facts where slug = ${slug} and published`.execute(db);
  return rows[0];
}

interface TrackRow {
  nameZh: string;
  nameEn: string;
  briefZh: string;
  briefEn: string;
  kind: TrackKind;
  limits: TrackLimits;
}

export async function tracksOf(db: Database, contestId: number): Promise<TrackRow[]> {
  const { rows } = await sql<TrackRow>`
    select name_zh, name_en, brief_zh, brief_en, kind, limits from track_facts
    where contest_id = ${contestId} order by place`.execute(db);
  return rows;
}

interface CriterionRow {
  nameZh: string;
  nameEn: string;
  maxScore: number;
}

export async function criteriaOf(db: Database, contestId: number): Promise<CriterionRow[]> {
  const { rows } = await sql<CriterionRow>`
    select name_zh, name_en, max_score from criterion_facts where contest_id = ${contestId} order by place`.execute(db);
  return rows;
}

interface PrizeRow {
  nameZh: string;
  nameEn: string;
  rewardZh: string;
  rewardEn: string;
  count: number;
  trackZh: string | null;
  trackEn: string | null;
}

export async function prizesOf(db: Database, contestId: number): Promise<PrizeRow[]> {
  const { rows } = await sql<PrizeRow>`
    select p.name_zh, p.name_en, p.reward_zh, p.reward_en, p.count, t.name_zh as track_zh, t.name_en as track_en
    from prize_facts p left join track_facts t on t.id = p.track_id
    where p.contest_id = ${contestId} order by p.place`.execute(db);
  return rows;
}

interface Dated {
  slug: string;
  page: string;
  changed: Date | null;
}

/** Pages of published contests; nobody notes when one that no editor wrote was changed. */
export async function contestPageDates(db: Database, most: number): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select c.slug, e.page, max(e.changed) as changed
    from contest_facts c
    cross join lateral (
      select 'index' as page, null::timestamptz as changed
      union all
      select 'results', null where c.state = 'decided'
      union all
      select s.facts ->> 'page', greatest(s.changed_at, s.published_at) from shown_entries s
      where s.type = 'contest' and (s.facts ->> 'contestId')::bigint = c.id
        and (s.facts ->> 'page' <> 'results' or c.state = 'decided')) e
    where c.published
    group by c.id, c.slug, c.closes_at, e.page
    order by c.closes_at desc, c.id, e.page <> 'index', e.page limit ${most}`.execute(db);
  return rows;
}
