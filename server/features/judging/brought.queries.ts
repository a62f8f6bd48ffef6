import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface KeyRow {
  judgeId: number;
  email: string;
  keyHash: Buffer;
  revoked: boolean;
}

export async function lockKeys(db: Database, contestId: number): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id as judge_id, email, key_hash, revoked_at is not null as revoked from judges
    where contest_id = ${contestId} order by id for update`.execute(db);
  return rows;
}

interface Pair {
  entryId: number;
  judgeId: number;
}

/** Who has which work, in each judge's own order. */
export async function listAssigned(db: Database, roundId: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select entry_id, judge_id from assignments where round_id = ${roundId} order by judge_id, place`.execute(db);
  return rows;
}

/** Saves points of many judges at once; handed in when the round is over. */
export async function saveGiven(
  db: Database,
  roundId: number,
  given: readonly (Pair & { scores: number[] })[],
  handedInAt: Date | null,
): Promise<void> {
  await sql`
    update assignments a set scores = g.scores::smallint[], saved_at = coalesce(${handedInAt}::timestamptz, clock_now()),
      handed_in_at = ${handedInAt}::timestamptz
    from unnest(${given.map(({ entryId }) => entryId)}::bigint[], ${given.map(({ judgeId }) => judgeId)}::bigint[],
      ${given.map(({ scores }) => `{${scores.join()}}`)}::text[]) g (entry_id, judge_id, scores)
    where a.round_id = ${roundId} and a.entry_id = g.entry_id and a.judge_id = g.judge_id`.execute(db);
}

/** Says when a round was opened and closed. */
export async function dateRound(
  db: Database,
  roundId: number,
  { openedAt, closedAt }: { openedAt: Date; closedAt: Date | null },
): Promise<void> {
  await db.updateTable('contestRounds').set({ openedAt, closedAt }).where('id', '=', roundId).execute();
}

export async function dateSealing(db: Database, contestId: number, sealedAt: Date): Promise<void> {
  await db.updateTable('contestProtocols').set({ sealedAt }).where('contestId', '=', contestId).execute();
}
