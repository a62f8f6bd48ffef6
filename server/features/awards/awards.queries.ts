import { sql } from 'kysely';
import type { TrackKind } from '#contract/domain/entry.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Awarding {
  contestId: number;
  version: number;
  fixedAt: Date | null;
  toldAt: Date | null;
  /** Entrants up to this one have been told. */
  toldTo: number;
  /** The judging is on record. */
  sealed: boolean;
}

/** How far the awards of a contest are; of one without any they have not begun. */
export async function findAwarding(db: Database, contestId: number): Promise<Awarding | undefined> {
  const { rows } = await sql<Awarding>`
    select c.id as contest_id, coalesce(g.version, 1) as version, g.fixed_at, g.told_at,
      coalesce(g.told_to, 0) as told_to, s.contest_id is not null as sealed
    from contest_facts c
    left join contest_awardings g on g.contest_id = c.id
    left join sealed_contests s on s.contest_id = c.id
    where c.id = ${contestId}`.execute(db);
  return rows[0];
}

/** The same, for one coordinator at a time. */
export async function lockAwarding(db: Database, contestId: number): Promise<Awarding | undefined> {
  await sql`
    insert into contest_awardings (contest_id) select id from contest_facts where id = ${contestId}
    on conflict do nothing`.execute(db);
  await sql`select from contest_awardings where contest_id = ${contestId} for update`.execute(db);
  return await findAwarding(db, contestId);
}

export async function countChange(db: Database, contestId: number): Promise<void> {
  await sql`update contest_awardings set version = version + 1 where contest_id = ${contestId}`.execute(db);
}

export interface AwardRow {
  awardId: number;
  contestId: number;
  prizeId: number;
  entryId: number;
  wordsZh: string;
  wordsEn: string;
}

export interface AwardedRow extends AwardRow {
  title: string;
  trackZh: string;
  trackEn: string;
  kind: TrackKind;
  rank: number | null;
  tied: number;
  thumbnailKey: string | null;
}

/** The small picture of an entry `e`. */
export const THUMBNAIL = sql`
  (select f.thumbnail_key from entry_file_facts f
    where f.entry_id = e.id and f.part in ('picture', 'cover') and f.state = 'good' order by f.place limit 1)`;

/** Works that have a prize, by the places of prizes; a work that was withdrawn since has none. */
export async function listAwards(db: Database, contestId: number): Promise<AwardedRow[]> {
  const { rows } = await sql<AwardedRow>`
    select a.id as award_id, a.contest_id, a.prize_id, a.entry_id, a.words_zh, a.words_en, e.title, t.name_zh as track_zh,
      t.name_en as track_en, t.kind, w.rank, coalesce(w.tied, 1) as tied, ${THUMBNAIL} as thumbnail_key
    from contest_awards a
    join entry_facts e on e.id = a.entry_id and e.state <> 'withdrawn'
    join track_facts t on t.id = e.track_id
    left join winner_facts w on w.entry_id = e.id and w.contest_id = ${contestId}
    where a.contest_id = ${contestId} and a.revoked_at is null order by a.prize_id, a.place`.execute(db);
  return rows;
}

/** An award that stands. */
export async function findAward(db: Database, awardId: number): Promise<AwardRow | undefined> {
  const { rows } = await sql<AwardRow>`
    select id as award_id, contest_id, prize_id, entry_id, words_zh, words_en from contest_awards
    where id = ${awardId} and revoked_at is null`.execute(db);
  return rows[0];
}

interface NewAward {
  prizeId: number;
  entryId: number;
  givenBy: number;
}

/** Gives the first free place of a prize; undefined when there is none. */
export async function insertAward(db: Database, { prizeId, entryId, givenBy }: NewAward): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into contest_awards (contest_id, prize_id, entry_id, place, given_by)
    select p.contest_id, p.id, ${entryId}, s.place, ${givenBy}
    from prize_facts p, generate_series(1, p.count) as s(place)
    where p.id = ${prizeId} and not exists (
      select from contest_awards a where a.prize_id = p.id and a.place = s.place and a.revoked_at is null)
    order by s.place limit 1 returning id`.execute(db);
  return rows[0]?.id;
}

export async function saveWords(
  db: Database,
  { awardId, wordsZh, wordsEn }: { awardId: number; wordsZh: string; wordsEn: string },
): Promise<void> {
  await db.updateTable('contestAwards').set({ wordsZh, wordsEn }).where('id', '=', awardId).execute();
}

/** Before the awards are fixed nothing of it remains. */
export async function deleteAward(db: Database, awardId: number): Promise<void> {
  await sql`delete from contest_awards where id = ${awardId} and number is null`.execute(db);
}

export async function revokeAward(db: Database, awardId: number): Promise<void> {
  await sql`
    update contest_awards set revoked_at = clock_now() where id = ${awardId} and revoked_at is null`.execute(db);
}

/** Works that were withdrawn get nothing, and give their places back. */
export async function dropWithdrawn(db: Database, contestId: number): Promise<void> {
  await sql`
    delete from contest_awards a using entry_facts e
    where a.contest_id = ${contestId} and a.number is null and e.id = a.entry_id and e.state = 'withdrawn'`.execute(db);
}
