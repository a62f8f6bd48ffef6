import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { letPass } from '../../platform/database/time-passed.ts';

/** Moves statements this many hours into the past. */
export async function letStatementsAge(db: Database, ids: readonly number[], hours: number): Promise<void> {
  const columns = ['built_at', 'told_at', 'confirm_by', 'confirmed_at', 'remitted_at'];
  await letPass(db, hours, { table: 'statements', columns, where: sql`id = any(${ids}::bigint[])` });
}
