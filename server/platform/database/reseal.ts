import { sql } from 'kysely';
import type { Secrets } from '../secrets.ts';
import type { Database } from './database.ts';

interface Column {
  table: string;
  column: string;
  /** Keyed hashes of the same text and of another column, by the names of their columns. */
  hashes?: { with: string; made: (text: string, other: string) => Record<string, Buffer> };
}

const AT_ONCE = 500;

/** Seals what older keys have sealed anew, and returns how many; leaves what somebody has changed meanwhile. */
export async function resealColumn(db: Database, secrets: Secrets, where: Column): Promise<number> {
  let [count, last] = [0, 0];
  for (;;) {
    const rows = await readSealed(db, where, last);
    for (const row of rows) if (await resealRow(db, secrets, where, row)) count += 1;
    if (rows.length < AT_ONCE) return count;
    last = rows.at(-1)!.id;
  }
}

interface Sealed {
  id: number;
  sealed: string;
  other: string;
}

async function readSealed(db: Database, { table, column, hashes }: Column, after: number): Promise<Sealed[]> {
  const { rows } = await sql<Sealed>`
    select id, ${sql.ref(column)} as sealed, ${hashes ? sql.ref(hashes.with) : sql.lit('')} as other
    from ${sql.table(table)}
    where id > ${after} and ${sql.ref(column)} is not null order by id limit ${AT_ONCE}`.execute(db);
  return rows;
}

async function resealRow(
  db: Database,
  secrets: Secrets,
  { table, column, hashes }: Column,
  { id, sealed, other }: Sealed,
): Promise<boolean> {
  const anew = secrets.reseal(sealed);
  if (anew === undefined) return false;
  const changes = Object.entries({ [column]: anew, ...hashes?.made(secrets.open(sealed), other) }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where id = ${id} and ${sql.ref(column)} = ${sealed}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
