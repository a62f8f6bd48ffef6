import { type Kysely, sql } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { DB } from './rows.ts';

/** Refuses to work on tables that this release does not know. */
export async function refuseLaterRelease(db: Kysely<DB>, known: string[]): Promise<void> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all (${known}) order by name desc limit 1`.execute(db);
  if (rows[0])
    throw new StartProblem(
      `The database was brought up to date by a later release than this one, up to ${rows[0].name}: start that release, or restore the backup from before it. See docs/operations.md.`,
    );
}
