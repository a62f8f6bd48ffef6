import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { letPass } from '../../platform/database/time-passed.ts';

/** Moves the accounts of somebody this many hours into the past. */
export async function letAccountsAge(db: Database, userId: number, hours: number): Promise<void> {
  const columns = ['submitted_at', 'due_at', 'decided_at'];
  await letPass(db, hours, { table: 'bank_accounts', columns, where: sql`user_id = ${userId}` });
}
