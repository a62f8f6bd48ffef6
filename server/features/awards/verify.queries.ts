import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface VerifiedRow {
  awardId: number;
  number: string;
  valid: boolean;
  slug: string;
  contestZh: string;
  contestEn: string;
  prizeZh: string;
  prizeEn: string;
  trackZh: string;
  trackEn: string;
  title: string;
  author: string;
  announcedAt: Date;
}

/** An award whose results are out, taken back or not. */
async function readVerified(db: Database, condition: RawBuilder<unknown>): Promise<VerifiedRow | undefined> {
  const { rows } = await sql<VerifiedRow>`
    select a.id as award_id, a.number, a.revoked_at is null as valid, c.slug, c.title_zh as contest_zh,
      c.title_en as contest_en, p.name_zh as prize_zh, p.name_en as prize_en, t.name_zh as track_zh,
      t.name_en as track_en, e.title, a.author, greatest(c.results_at, g.fixed_at) as announced_at
    from contest_awards a
    join contest_awardings g on g.contest_id = a.contest_id
    join contest_facts c on c.id = a.contest_id and c.state = 'decided'
    join prize_facts p on p.id = a.prize_id
    join entry_facts e on e.id = a.entry_id
    join track_facts t on t.id = e.track_id
    where a.number is not null and ${condition}`.execute(db);
  return rows[0];
}

export async function findByNumber(db: Database, number: string): Promise<VerifiedRow | undefined> {
  return await readVerified(db, sql`a.number = ${number}`);
}

export async function findById(db: Database, awardId: number): Promise<VerifiedRow | undefined> {
  return await readVerified(db, sql`a.id = ${awardId}`);
}

/** The award of somebody's own entry that stands. */
export async function findOwn(db: Database, entryId: number, entrantId: number): Promise<VerifiedRow | undefined> {
  return await readVerified(db, sql`e.id = ${entryId} and e.entrant_id = ${entrantId} and a.revoked_at is null`);
}

interface RecordRow {
  slug: string;
  titleZh: string;
  titleEn: string;
  sealedAt: Date;
}

/** A contest whose results are out and whose judging is on record. */
export async function findRecord(db: Database, contestId: number): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    select c.slug, c.title_zh, c.title_en, s.sealed_at
    from sealed_contests s join contest_facts c on c.id = s.contest_id and c.state = 'decided'
    where s.contest_id = ${contestId}`.execute(db);
  return rows[0];
}
