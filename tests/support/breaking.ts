import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

interface Guarded {
  db: Database;
  /** Tables whose triggers would refuse what is to be broken. */
  tables: readonly string[];
  find: (db: Database) => Promise<string[]>;
}

const UNDONE = new Error('undone');

/** Returns the violations found after running the statements, then undoes them. */
export async function afterBreaking(
  { db, tables, find }: Guarded,
  statements: readonly RawBuilder<unknown>[],
): Promise<string[]> {
  let found: string[] = [];
  await db
    .transaction()
    .execute(async (tx) => {
      for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      for (const statement of statements) await statement.execute(tx);
      found = await find(tx);
      throw UNDONE;
    })
    .catch((error: unknown) => {
      if (error !== UNDONE) throw error;
    });
  return found;
}
