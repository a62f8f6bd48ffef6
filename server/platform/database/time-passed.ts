import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

const span = (hours: number) => sql`make_interval(secs => ${hours}::float8 * 3600)`;

/** By how many days in China a moment moves when it is put back by this many hours. */
export function daysPassed(moment: string, hours: number): RawBuilder<number> {
  return sql<number>`(day_in_china(${sql.ref(moment)}) - day_in_china(${sql.ref(moment)} - ${span(hours)}))`;
}

/** Moves these moments of some rows this many hours into the past, for demos. */
export async function letPass(
  db: Database,
  hours: number,
  { table, columns, where }: { table: string; columns: string[]; where: RawBuilder<unknown> },
): Promise<void> {
  const moved = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${span(hours)}`);
  await sql`update ${sql.table(table)} set ${sql.join(moved)} where ${where}`.execute(db);
}
