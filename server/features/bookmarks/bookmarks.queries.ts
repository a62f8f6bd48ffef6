import { sql } from 'kysely';
import type { Source } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** Lets only one transaction at a time count and change the bookmarks of a person. */
export async function lockBookmarks(db: Database, userId: number): Promise<void> {
  await sql`select 1 from user_facts where id = ${userId} for no key update`.execute(db);
}

export async function materialsOnSale(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; kind: MediaKind; source: Source }>`
    select id, kind, source from material_facts where id = any(${ids}::bigint[]) and state = 'online'`.execute(db);
  return rows;
}

/** Adds bookmarks; materials that are already bookmarked keep their bookmark. */
export async function insertBookmarks(db: Database, userId: number, materialIds: readonly number[]): Promise<void> {
  await db
    .insertInto('bookmarks')
    .values(materialIds.map((materialId) => ({ userId, materialId })))
    .onConflict((conflict) => conflict.columns(['userId', 'materialId']).doNothing())
    .execute();
}

export async function bookmarkOf(db: Database, userId: number, materialId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('bookmarks')
    .select('id')
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .executeTakeFirst();
  return row?.id;
}

export async function countBookmarks(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from bookmarks where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** False when the bookmark does not exist or belongs to somebody else. */
export async function deleteBookmark(
  db: Database,
  userId: number,
  id: number,
  kinds: readonly MediaKind[],
): Promise<boolean> {
  const { rows } = await sql`
    delete from bookmarks b using material_facts m
    where b.id = ${id} and b.user_id = ${userId} and m.id = b.material_id and m.kind = any(${kinds}::text[])
    returning b.id`.execute(db);
  return rows.length === 1;
}

export async function countByKind(db: Database, userId: number): Promise<Partial<Record<MediaKind, number>>> {
  const { rows } = await sql<{ kind: MediaKind; count: number }>`
    select m.kind, count(*) as count
    from bookmarks b join material_facts m on m.id = b.material_id
    where b.user_id = ${userId} and m.state = 'online'
    group by m.kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

interface Wanted {
  userId: number;
  kind: MediaKind;
  source: Source | undefined;
  pageNo: number;
  pageSize: number;
}

/** A page of the bookmarked materials that are still online, newest first, and how many there are. */
export async function pageOfBookmarks(db: Database, wanted: Wanted) {
  const own = sql`
    from bookmarks b join material_facts m on m.id = b.material_id
    where b.user_id = ${wanted.userId} and m.kind = ${wanted.kind}
      and m.source = coalesce(${wanted.source ?? null}, m.source)`;
  const counted = await sql<{ total: number; gone: number }>`
    select count(*) filter (where m.state = 'online') as total, count(*) filter (where m.state <> 'online') as gone
    ${own}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select m.id ${own} and m.state = 'online'
    order by b.id desc limit ${wanted.pageSize} offset ${(wanted.pageNo - 1) * wanted.pageSize}`.execute(db);
  const { total, gone } = counted.rows[0] ?? { total: 0, gone: 0 };
  return { ids: rows.map(({ id }) => id), total, gone };
}
