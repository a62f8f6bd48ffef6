import { sql } from 'kysely';
import type { EntryState, TrackKind } from '#contract/domain/entry.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';
import { THUMBNAIL } from './awards.queries.ts';

export interface PrizeRow {
  prizeId: number;
  contestId: number;
  trackId: number | null;
  trackZh: string | null;
  trackEn: string | null;
  nameZh: string;
  nameEn: string;
  count: number;
  /** Its track has been judged, or for the whole contest one of them. */
  ready: boolean;
}

const PRIZES = sql`
  select p.id as prize_id, p.contest_id, p.track_id, t.name_zh as track_zh, t.name_en as track_en, p.name_zh, p.name_en,
    p.count, exists (
      select from judged_tracks j
      where j.contest_id = p.contest_id and (p.track_id is null or j.track_id = p.track_id)) as ready
  from prize_facts p left join track_facts t on t.id = p.track_id`;

/** The prizes of a contest in their order. */
export async function listPrizes(db: Database, contestId: number): Promise<PrizeRow[]> {
  const { rows } = await sql<PrizeRow>`${PRIZES} where p.contest_id = ${contestId} order by p.place`.execute(db);
  return rows;
}

export async function findPrize(db: Database, prizeId: number): Promise<PrizeRow | undefined> {
  const { rows } = await sql<PrizeRow>`${PRIZES} where p.id = ${prizeId}`.execute(db);
  return rows[0];
}

/** How many tracks a contest has, and which of them have been judged. */
export async function listJudged(db: Database, contestId: number): Promise<{ tracks: number; judged: number[] }> {
  const { rows } = await sql<{ trackId: number; judged: boolean }>`
    select t.id as track_id, exists (select from judged_tracks j where j.track_id = t.id) as judged
    from track_facts t where t.contest_id = ${contestId} order by t.place`.execute(db);
  return { tracks: rows.length, judged: rows.filter(({ judged }) => judged).map(({ trackId }) => trackId) };
}

interface RankedRow {
  trackId: number;
  entryId: number;
  rank: number;
}

/** A jury has seen the work; a prize goes to no other. */
const JUDGED = sql`
  e.state in ('judging', 'shortlisted', 'awarded', 'not-awarded')
  and exists (select from judged_works seen where seen.track_id = e.track_id and seen.entry_id = e.id)`;
const WITHOUT_PRIZE = sql`
  not exists (select from contest_awards a where a.entry_id = e.id and a.revoked_at is null)`;

/** Works without a prize, down to a rank. */
export async function rankedWorks(db: Database, contestId: number, downTo: number): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    select w.track_id, w.entry_id, w.rank from winner_facts w join entry_facts e on e.id = w.entry_id
    where w.contest_id = ${contestId} and w.rank <= ${downTo} and ${JUDGED} and ${WITHOUT_PRIZE}
    order by w.track_id, w.rank, w.entry_id`.execute(db);
  return rows;
}

export interface WorkRow {
  entryId: number;
  title: string;
  trackZh: string;
  trackEn: string;
  kind: TrackKind;
  rank: number | null;
  tied: number;
  thumbnailKey: string | null;
}

/** Works that a prize may go to, the best first. */
export async function listWorks(
  db: Database,
  { contestId, trackId }: Pick<PrizeRow, 'contestId' | 'trackId'>,
  { keyword, ...page }: Page & { keyword: string },
) {
  return await readPage<WorkRow>(
    db,
    {
      columns: sql`e.id as entry_id, e.title, t.name_zh as track_zh, t.name_en as track_en, t.kind, w.rank,
        coalesce(w.tied, 1) as tied, ${THUMBNAIL} as thumbnail_key`,
      from: sql`from entry_facts e
        join track_facts t on t.id = e.track_id
        join judged_tracks j on j.track_id = e.track_id
        left join winner_facts w on w.entry_id = e.id and w.contest_id = ${contestId}
        where e.contest_id = ${contestId} and (${trackId}::bigint is null or e.track_id = ${trackId})
          and ${JUDGED} and ${WITHOUT_PRIZE}
          and (${keyword}::text = '' or lower(e.title) like ${containing(keyword.toLowerCase())} or e.id::text = ${keyword})`,
      order: sql`w.rank nulls last, t.place, e.id`,
    },
    page,
  );
}

interface Candidate {
  contestId: number;
  trackId: number;
  entrantId: number;
  state: EntryState;
  /** It was in a round, its track has been judged, and it was not withdrawn. */
  eligible: boolean;
  /** It has a prize. */
  awarded: boolean;
}

export async function findCandidate(db: Database, entryId: number): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select e.contest_id, e.track_id, e.entrant_id, e.state,
      ${JUDGED} and exists (select from judged_tracks j where j.track_id = e.track_id) as eligible,
      not ${WITHOUT_PRIZE} as awarded
    from entry_facts e where e.id = ${entryId}`.execute(db);
  return rows[0];
}
