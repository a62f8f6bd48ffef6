import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { letPass } from '../../platform/database/time-passed.ts';

/** Moves the payments of statements and their batches this many hours into the past. */
export async function letPayoutsAge(db: Database, statementIds: readonly number[], hours: number): Promise<void> {
  const lines = sql`statement_id = any(${statementIds}::bigint[])`;
  const batches = sql`select batch_id from payout_lines where ${lines}`;
  await letPass(db, hours, { table: 'payout_lines', columns: ['created_at', 'paid_at', 'bounced_at'], where: lines });
  await letPass(db, hours, { table: 'payout_returns', columns: ['booked_at'], where: sql`batch_id in (${batches})` });
  const columns = ['prepared_at', 'released_at', 'closed_at'];
  await letPass(db, hours, { table: 'payout_batches', columns, where: sql`id in (${batches})` });
}
