import { sql } from 'kysely';
import type { Judge } from '../../context.ts';
import { type Database, readPrepared } from '../../platform/database/database.ts';
import { gather } from '../../platform/database/gather.ts';

/** A key opens something as long as its judge sits in a round that is not closed. */
const SITS = `j.revoked_at is null and exists (
    select from round_judges seat join contest_rounds r on r.id = seat.round_id
    where seat.judge_id = j.id and seat.replaced_at is null and r.state <> 'closed')`;

/** Sessions `s` that still hold, with their judges `j`. */
export const HELD = `judge_sessions s join judges j on j.id = s.judge_id and s.expires_at > clock_now() and ${SITS}`;

const FIND_JUDGES = `
  select s.token_hash, s.id as session_id, j.id as judge_id, j.contest_id, j.name
  from ${HELD} where s.token_hash = any($1)`;

type Found = Judge & { tokenHash: Buffer };

/** The judge of a session, asked for once with all others who judge at this moment. */
export const findJudge = gather(async (db: Database, hashes: Buffer[]): Promise<(Judge | undefined)[]> => {
  const rows = await readPrepared<Found>(db, { name: 'find-judges', text: FIND_JUDGES, values: [hashes] });
  const found = new Map(rows.map(({ tokenHash, ...judge }) => [tokenHash.toString('hex'), judge]));
  return hashes.map((hash) => found.get(hash.toString('hex')));
});

/** Whose session it is, or was. */
export async function findHolder(db: Database, tokenHash: Buffer): Promise<Judge | undefined> {
  const { rows } = await sql<Judge>`
    select s.id as session_id, j.id as judge_id, j.contest_id, j.name
    from judge_sessions s join judges j on j.id = s.judge_id where s.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/** Whether a session that does not hold any more comes too late for a work: the judge had it until its round was closed. */
export async function isLate(db: Database, { sessionId, judgeId }: Judge, assignmentId: number): Promise<boolean> {
  const { rows } = await sql`
    select from judge_sessions s
    join judges j on j.id = s.judge_id and j.revoked_at is null
    join assignments a on a.judge_id = j.id and a.id = ${assignmentId}
    join round_judges seat on seat.round_id = a.round_id and seat.judge_id = j.id and seat.replaced_at is null
    join contest_rounds r on r.id = a.round_id and r.state = 'closed'
    where s.id = ${sessionId} and j.id = ${judgeId}`.execute(db);
  return rows.length > 0;
}

/** Judge of a key that opens something now. */
export async function findKeyHolder(db: Database, keyName: string, keyHash: Buffer): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select j.id from judges j
    where j.key_name = ${keyName} and j.key_hash = ${keyHash} and ${sql.raw(SITS)}`.execute(db);
  return rows[0]?.id;
}

export async function insertJudgeSession(db: Database, judgeId: number, tokenHash: Buffer): Promise<void> {
  await db.insertInto('judgeSessions').values({ judgeId, tokenHash }).execute();
}

export async function endJudgeSession(db: Database, sessionId: number): Promise<void> {
  await db.deleteFrom('judgeSessions').where('id', '=', sessionId).execute();
}

export async function endJudgeSessions(db: Database, judgeId: number): Promise<void> {
  await db.deleteFrom('judgeSessions').where('judgeId', '=', judgeId).execute();
}
