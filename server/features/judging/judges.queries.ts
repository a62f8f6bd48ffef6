import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface JudgeRow {
  judgeId: number;
  name: string;
  titleZh: string;
  titleEn: string;
  email: string;
  shown: boolean;
  keyMadeAt: Date;
  revokedAt: Date | null;
  rounds: number;
  lastSeenAt: Date | null;
}

export async function listJudges(db: Database, contestId: number): Promise<JudgeRow[]> {
  const { rows } = await sql<JudgeRow>`
    select j.id as judge_id, j.name, j.title_zh, j.title_en, j.email, j.shown, j.key_made_at, j.revoked_at,
      (select count(*) from round_judges seat join contest_rounds r on r.id = seat.round_id
        where seat.judge_id = j.id and seat.replaced_at is null and r.state <> 'closed') as rounds,
      (select max(created_at) from judge_sessions s where s.judge_id = j.id) as last_seen_at
    from judges j where j.contest_id = ${contestId} order by j.id`.execute(db);
  return rows;
}

interface NewJudge {
  contestId: number;
  name: string;
  titleZh: string;
  titleEn: string;
  email: string;
  shown: boolean;
  keyName: string;
  keyHash: Buffer;
}

/** Undefined when the contest has a judge with this address. */
export async function insertJudge(db: Database, judge: NewJudge): Promise<number | undefined> {
  const row = await db
    .insertInto('judges')
    .values(judge)
    .onConflict((conflict) => conflict.columns(['contestId', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface AboutJudge {
  name: string;
  titleZh: string;
  titleEn: string;
  shown: boolean;
}

/** Returns what was said before; undefined when there is no such judge. */
export async function updateJudge(
  db: Database,
  judgeId: number,
  { name, titleZh, titleEn, shown }: AboutJudge,
): Promise<AboutJudge | undefined> {
  const { rows } = await sql<AboutJudge>`
    with before as (select id, name, title_zh, title_en, shown from judges where id = ${judgeId} for update)
    update judges j set name = ${name}, title_zh = ${titleZh}, title_en = ${titleEn}, shown = ${shown}
    from before where j.id = before.id
    returning before.name, before.title_zh, before.title_en, before.shown`.execute(db);
  return rows[0];
}

/** A new key makes a revoked judge one again. Returns whether it did; undefined when there is no such judge. */
export async function replaceKey(
  db: Database,
  judgeId: number,
  { keyName, keyHash }: { keyName: string; keyHash: Buffer },
): Promise<{ revoked: boolean } | undefined> {
  const { rows } = await sql<{ revoked: boolean }>`
    update judges set key_name = ${keyName}, key_hash = ${keyHash}, key_made_at = clock_now(), revoked_at = null
    where id = ${judgeId} returning old.revoked_at is not null as revoked`.execute(db);
  return rows[0];
}

/** Returns whose key it was; undefined when there is no such judge whose key was still good. */
export async function revokeKey(
  db: Database,
  judgeId: number,
): Promise<{ contestId: number; name: string; email: string } | undefined> {
  return await db
    .updateTable('judges')
    .set({ revokedAt: sql`clock_now()` })
    .where('id', '=', judgeId)
    .where('revokedAt', 'is', null)
    .returning(['contestId', 'name', 'email'])
    .executeTakeFirst();
}
