import { type RawBuilder, sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import type { TagType } from '#contract/domain/music.ts';
import type { Database } from '../../../platform/database/database.ts';

export type ListTable = 'topics' | 'playlists' | 'hotWords' | 'categories' | 'musicTags';

/** The part of a list that has an order of its own. */
export interface Part {
  /** Name in the audit trail. */
  name: string;
  where: RawBuilder<unknown>;
}

export const ofKind = (kind: MediaKind): Part => ({ name: kind, where: sql`kind = ${kind}` });

/** Retired tags have no place among the others. */
export const ofType = (type: TagType): Part => ({ name: type, where: sql`type = ${type} and retired_at is null` });

/** Lets only one editor at a time change the order of a list; readers never wait. */
export async function lockList(db: Database, table: ListTable): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
}

/** The ids of a list, or of a part of it, in their order. */
export async function readOrder(db: Database, table: ListTable, part?: Part): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} ${part ? sql`where ${part.where}` : sql``} order by position, id`.execute(db);
  return rows.map((row) => row.id);
}

export async function saveOrder(db: Database, table: ListTable, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} listed set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where listed.id = wanted.id`.execute(db);
}

/** An instant as the wire has it. */
export const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The position for the next entry. */
export const lastPlace = (table: ListTable) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`;

export async function listHotWordsToKeep(db: Database) {
  return await db
    .selectFrom('hotWords')
    .select(['id', 'version', 'wordZh as zh', 'wordEn as en'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function lockHotWord(db: Database, id: number) {
  return await db
    .selectFrom('hotWords')
    .select(['id', 'version', 'wordZh as zh', 'wordEn as en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertHotWord(db: Database, { zh, en }: { zh: string; en: string }): Promise<number> {
  const { id } = await db
    .insertInto('hotWords')
    .values({ wordZh: zh, wordEn: en, position: lastPlace('hotWords') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateHotWord(db: Database, id: number, { zh, en }: { zh: string; en: string }): Promise<void> {
  await db
    .updateTable('hotWords')
    .set({ wordZh: zh, wordEn: en, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteListed(db: Database, table: ListTable, id: number): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute();
}

interface CategoryRow {
  id: number;
  version: number;
  zh: string;
  en: string;
  kind: MediaKind;
  materials: number;
}

export async function listCategoriesToKeep(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.version, c.kind, c.name_zh as zh, c.name_en as en, coalesce(used.materials, 0) as materials
    from categories c
    left join (select category_id, count(*) as materials from materials group by category_id) used
      on used.category_id = c.id
    order by c.position, c.id`.execute(db);
  return rows;
}

/** Locks a category, so that nothing can be added to it and counts stay true. */
export async function lockCategory(db: Database, id: number) {
  return await db
    .selectFrom('categories')
    .select(['id', 'version', 'kind', 'nameZh as zh', 'nameEn as en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function isCategoryUsed(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('materials').select('id').where('categoryId', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function listSlugs(db: Database, kind: MediaKind): Promise<string[]> {
  const rows = await db.selectFrom('categories').select('slug').where('kind', '=', kind).execute();
  return rows.map((row) => row.slug);
}

interface NewCategory {
  kind: MediaKind;
  slug: string;
  zh: string;
  en: string;
}

export async function insertCategory(db: Database, { kind, slug, zh, en }: NewCategory): Promise<number> {
  const { id } = await db
    .insertInto('categories')
    .values({ kind, slug, nameZh: zh, nameEn: en, position: lastPlace('categories') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(db: Database, id: number, { zh, en }: { zh: string; en: string }): Promise<void> {
  await db
    .updateTable('categories')
    .set({ nameZh: zh, nameEn: en, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
