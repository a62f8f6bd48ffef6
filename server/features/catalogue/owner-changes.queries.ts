import { sql } from 'kysely';
import type { OwnerEdit } from '#contract/calls/material-editor.ts';
import type { Database } from '../../platform/database/database.ts';
import { VERSION } from './catalogue-desk/detail.queries.ts';

/** Saves edits and returns the new version of each material. */
export async function updateDescriptions(
  db: Database,
  edits: readonly (OwnerEdit & { id: number })[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; version: string }>`
    update materials m set
      title_zh = e."titleZh", title_en = e."titleEn",
      description_zh = e."descriptionZh", description_en = e."descriptionEn",
      keywords_zh = e."keywordsZh", keywords_en = e."keywordsEn",
      place_zh = e."placeZh", place_en = e."placeEn", taken_on = e."takenOn",
      category_id = e."categoryId", group_id = e."groupId", people = e.people, editorial = e.editorial,
      updated_at = clock_now()
    from json_to_recordset(${JSON.stringify(edits)}) as e (id bigint, "titleZh" text, "titleEn" text,
      "descriptionZh" text, "descriptionEn" text, "keywordsZh" text[], "keywordsEn" text[], "placeZh" text,
      "placeEn" text, "takenOn" date, "categoryId" bigint, "groupId" bigint, people boolean, editorial boolean)
    where m.id = e.id returning m.id, ${VERSION} as version`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Moves the owner's materials without a shop into this one; returns those that are online. */
export async function moveIntoShop(db: Database, ownerId: number, shopId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; state: string }>`
    update materials set shop_id = ${shopId} where owner_id = ${ownerId} and shop_id is null
    returning id, state`.execute(db);
  return rows.filter(({ state }) => state === 'online').map(({ id }) => id);
}

export interface StoredFile {
  bucket: 'originals' | 'previews';
  key: string;
}

/** Deletes a material with everything about it and returns where its files are. */
export async function deleteMaterial(db: Database, id: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select bucket, key from material_files where material_id = ${id}`.execute(db);
  await sql`delete from materials where id = ${id}`.execute(db);
  return rows;
}
