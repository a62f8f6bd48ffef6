import { sql } from 'kysely';
import type { RoundState } from '#contract/domain/judging.ts';
import type { Database } from '../../platform/database/database.ts';

/** When the record of a contest's judging was sealed; undefined before. */
export async function findSealing(db: Database, contestId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('contestProtocols')
    .select('sealedAt')
    .where('contestId', '=', contestId)
    .executeTakeFirst();
  return row?.sealedAt;
}

export async function isSealed(db: Database, contestId: number): Promise<boolean> {
  return (await findSealing(db, contestId)) !== undefined;
}

/** The states of a contest's rounds, which stay as they are until the transaction ends. */
export async function lockStates(db: Database, contestId: number): Promise<RoundState[]> {
  const { rows } = await sql<{ state: RoundState }>`
    select state from contest_rounds where contest_id = ${contestId} order by id for update`.execute(db);
  return rows.map(({ state }) => state);
}

/** Whether a contest has works for a jury. */
export async function hasWorks(db: Database, contestId: number): Promise<boolean> {
  const { rows } = await sql`
    select from entry_facts where contest_id = ${contestId} and state in ('judging', 'shortlisted') limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** False when it is sealed already. */
export async function insertSealing(db: Database, contestId: number, sealedBy: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contestProtocols')
    .values({ contestId, sealedBy })
    .onConflict((conflict) => conflict.column('contestId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface ReplacementRow {
  replacedAt: Date;
  judge: string;
  by: string | null;
  reason: string;
}

export async function replacementsOf(db: Database, roundId: number): Promise<ReplacementRow[]> {
  const { rows } = await sql<ReplacementRow>`
    select r.replaced_at, j.name as judge, other.name as by, r.reason
    from judge_replacements r join judges j on j.id = r.judge_id left join judges other on other.id = r.by_judge_id
    where r.round_id = ${roundId} order by r.id`.execute(db);
  return rows;
}
