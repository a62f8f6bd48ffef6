import { sql } from 'kysely';
import { type Database } from '../../../platform/database/database.ts';
import { primaryOf } from '../../../platform/database/replica.ts';

/** A list of results that readers may be in the middle of. */
export interface Fusion {
  materialIds: number[];
  /** Null where words alone found it. */
  seconds: (number | null)[];
  /** Where the words' own list goes on; null when it has ended. */
  goesOn: string | null;
}

/** Keeps a list under a key made of itself, so that the same list is kept once, and written again once an hour. */
export async function saveFusion(db: Database, key: string, fusion: Fusion): Promise<void> {
  const { materialIds, seconds, goesOn } = fusion;
  await sql`
    insert into search_fusions (key, material_ids, seconds, goes_on)
    values (${key}, ${materialIds}::bigint[], ${seconds}::smallint[], ${goesOn})
    on conflict (key) do update set begun_at = clock_now()
    where search_fusions.begun_at < clock_now() - interval '1 hour'`.execute(primaryOf(db));
}

export async function readFusion(db: Database, key: string): Promise<Fusion | undefined> {
  const row = await primaryOf(db)
    .selectFrom('searchFusions')
    .select(['materialIds', 'seconds', 'goesOn'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Big numbers come as texts when they stand in an array.
  return row && { ...row, materialIds: row.materialIds.map(Number) };
}

const KEPT = '1 day';

/** Forgets lists that nobody has begun for a day. */
export async function deleteOldFusions(db: Database): Promise<void> {
  await db
    .deleteFrom('searchFusions')
    .where('begunAt', '<', sql<Date>`clock_now() - ${KEPT}::interval`)
    .execute();
}
