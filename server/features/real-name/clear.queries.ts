import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Real names that were rejected or replaced more than so many days ago and still hold papers. */
export async function findToClear(db: Database, days: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from real_names
    where state in ('rejected', 'replaced') and cleared_at is null
      and coalesce(replaced_at, decided_at) < clock_now() - make_interval(days => ${days})
    order by coalesce(replaced_at, decided_at)`.execute(db);
  return rows.map(({ id }) => id);
}

/** False when another run has done it. */
export async function clearRealName(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('realNames')
    .set({
      name: '',
      numberSealed: null,
      numberEnd: '',
      addressSealed: null,
      fingerprint: null,
      phone: '',
      clearedAt: sql`clock_now()`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['rejected', 'replaced'])
    .where('clearedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the pictures of a real name and returns where they lie. */
export async function deletePictures(db: Database, realNameId: number): Promise<string[]> {
  const rows = await db.deleteFrom('identityPictures').where('realNameId', '=', realNameId).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** Deletes pictures that were sent so many days ago and never submitted; returns where they lie. */
export async function deleteLeft(db: Database, days: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from identity_pictures
    where real_name_id is null and created_at < clock_now() - make_interval(days => ${days})
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}
