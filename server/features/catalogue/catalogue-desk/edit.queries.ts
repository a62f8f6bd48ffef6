import { sql } from 'kysely';
import type { MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import type { Database } from '../../../platform/database/database.ts';
import { VERSION } from './detail.queries.ts';

/** Locks the material until the transaction ends; nothing when it is another by now. */
export async function lockMaterial(db: Database, id: number): Promise<{ version: string } | undefined> {
  const { rows } = await sql<{ version: string }>`
    select ${VERSION} as version from materials m where m.id = ${id} for update`.execute(db);
  return rows[0];
}

export async function updateDescription(db: Database, id: number, edit: MaterialEdit): Promise<void> {
  await db
    .updateTable('materials')
    .set({
      title_zh: edit.titleZh,
      title_en: edit.titleEn,
      description_zh: edit.descriptionZh,
      description_en: edit.descriptionEn,
      keywords_zh: edit.keywordsZh,
      keywords_en: edit.keywordsEn,
      place_zh: edit.placeZh,
      place_en: edit.placeEn,
      category_id: edit.categoryId,
      group_id: edit.groupId,
      price_class: edit.priceClass,
      people: edit.people,
      editorial: edit.editorial,
      updated_at: sql`clock_now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** The category's names when it is one of the material's kind. */
export async function findCategoryFor(db: Database, categoryId: number, kind: string) {
  return await db
    .selectFrom('categories')
    .select(['name_zh', 'name_en'])
    .where('id', '=', categoryId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** The series' titles when it is one of the material's owner. */
export async function findGroupFor(db: Database, groupId: number, ownerId: number) {
  return await db
    .selectFrom('material_groups')
    .select(['title_zh', 'title_en'])
    .where('id', '=', groupId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}
