import { sql } from 'kysely';
import type { IdSide } from '#contract/domain/real-name.ts';
import type { Database } from '../../platform/database/database.ts';

export interface SealedPicture {
  key: string;
  sealedKey: string;
}

/** Keeps a picture until it is submitted, instead of the last one of its side; returns where that lies. */
export async function replaceUnsent(
  db: Database,
  userId: number,
  { side, key, sealedKey }: SealedPicture & { side: IdSide },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from identity_pictures where user_id = ${userId} and side = ${side} and real_name_id is null
    returning key`.execute(db);
  await sql`
    insert into identity_pictures (user_id, side, key, sealed_key)
    values (${userId}, ${side}, ${key}, ${sealedKey})
    on conflict (user_id, side) where real_name_id is null
    do update set key = excluded.key, sealed_key = excluded.sealed_key, created_at = clock_now()`.execute(db);
  return rows.map((row) => row.key);
}

export async function listUnsent(db: Database, userId: number): Promise<IdSide[]> {
  const { rows } = await sql<{ side: IdSide }>`
    select side from identity_pictures where user_id = ${userId} and real_name_id is null
    order by side desc`.execute(db);
  return rows.map(({ side }) => side);
}

/** Gives the pictures of these sides to a real name; returns how many there were. */
export async function attachPictures(
  db: Database,
  { userId, realNameId, sides }: { userId: number; realNameId: number; sides: readonly IdSide[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update identity_pictures set real_name_id = ${realNameId}
    where user_id = ${userId} and real_name_id is null and side = any(${sides})`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes what the account sent and did not submit; returns where it lies. */
export async function deleteUnsent(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('identityPictures')
    .where('userId', '=', userId)
    .where('realNameId', 'is', null)
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

export async function listSides(db: Database, realNameId: number): Promise<IdSide[]> {
  const { rows } = await sql<{ side: IdSide }>`
    select side from identity_pictures where real_name_id = ${realNameId} order by side desc`.execute(db);
  return rows.map(({ side }) => side);
}

export async function findPicture(db: Database, realNameId: number, side: IdSide): Promise<SealedPicture | undefined> {
  return await db
    .selectFrom('identityPictures')
    .select(['key', 'sealedKey'])
    .where('realNameId', '=', realNameId)
    .where('side', '=', side)
    .executeTakeFirst();
}
