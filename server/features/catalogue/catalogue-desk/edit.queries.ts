import { sql } from 'kysely';
import type { MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import type { Database } from '../../../platform/database/database.ts';
import { VERSION } from './detail.queries.ts';

/** Locks the material until the transaction ends and returns its version; undefined when it does not exist. */
export async function lockMaterial(db: Database, id: number): Promise<{ version: string } | undefined> {
  const { rows } = await sql<{ version: string }>`
    select ${VERSION} as version from materials m where m.id = ${id} for update`.execute(db);
  return rows[0];
}

export async function updateDescription(db: Database, id: number, edit: MaterialEdit): Promise<void> {
  await db
    .updateTable('materials')
    .set({ ...edit, updatedAt: sql`clock_now()` })
    .where('id', '=', id)
    .execute();
}

/** Names of a category, if it is of the material's kind. */
export async function findCategoryFor(db: Database, categoryId: number, kind: string) {
  return await db
    .selectFrom('categories')
    .select(['nameZh', 'nameEn'])
    .where('id', '=', categoryId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Titles of a series, if it belongs to the material's owner. */
export async function findGroupFor(db: Database, groupId: number, ownerId: number) {
  const { rows } = await sql<{ titleZh: string; titleEn: string }>`
    select title_zh, title_en from group_facts where id = ${groupId} and owner_id = ${ownerId}`.execute(db);
  return rows[0];
}
