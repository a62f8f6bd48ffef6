import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How long a browser may take to come back from WeChat, and to go on from there. */
const MINUTES = 10;

interface Question {
  sessionId: number;
  stateHash: Buffer;
}

/** Notes what a session has asked; its earlier question no longer counts. */
export async function askAnew(db: Database, { sessionId, stateHash }: Question): Promise<void> {
  await sql`
    insert into payer_questions (session_id, state_hash, expires_at)
    values (${sessionId}, ${stateHash}, clock_now() + make_interval(mins => ${MINUTES}))
    on conflict (session_id) do update
      set state_hash = excluded.state_hash, payer = null, expires_at = excluded.expires_at`.execute(db);
}

/** The answer to a session's question, null before it has come; undefined when it has not asked that. */
export async function findAnswer(db: Database, { sessionId, stateHash }: Question): Promise<string | null | undefined> {
  const { rows } = await sql<{ payer: string | null }>`
    select payer from payer_questions
    where session_id = ${sessionId} and state_hash = ${stateHash} and expires_at > clock_now()`.execute(db);
  return rows[0]?.payer;
}

/** The first answer counts. */
export async function saveAnswer(db: Database, { sessionId, stateHash }: Question, payer: string): Promise<void> {
  await sql`
    update payer_questions set payer = ${payer}
    where session_id = ${sessionId} and state_hash = ${stateHash} and payer is null`.execute(db);
}
