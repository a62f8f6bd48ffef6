import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OfferedPackage } from '../membership/membership.ts';

export interface PackageRow extends OfferedPackage {
  withdrawnAt: Date | null;
}

const COLUMNS = sql`
  id, name_zh, name_en, kind, scene, channel, period, area, count, days, price_fen, version, withdrawn_at`;

/** Packages on sale, cheapest first, then those on request. */
export async function listOffered(db: Database): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    select ${COLUMNS} from packages where withdrawn_at is null order by price_fen nulls last, id`.execute(db);
  return rows;
}

export async function findPackage(db: Database, id: number): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`select ${COLUMNS} from packages where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a package against changes until the transaction ends, so that it is bought as it was read. */
export async function lockPackage(db: Database, id: number, strength: 'share' | 'update') {
  const { rows } = await sql<PackageRow>`
    select ${COLUMNS} from packages where id = ${id}
    for ${strength === 'share' ? sql`share` : sql`update`}`.execute(db);
  return rows[0];
}

/** The last of so many days that begin today. */
export async function lastDay(db: Database, days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (day_in_china(clock_now()) + ${days}::int - 1)::text as day`.execute(db);
  return rows[0]!.day;
}
