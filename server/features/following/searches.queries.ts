import { sql } from 'kysely';
import type { KeptSearch } from '#contract/calls/search.ts';
import type { Database } from '../../platform/database/database.ts';

export interface SearchRow {
  id: number;
  name: string;
  query: KeptSearch;
  mail: boolean;
  seenAt: Date;
}

export async function listSearches(db: Database, userId: number): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select id, name, query, mail, seen_at from saved_searches where user_id = ${userId} order by id desc`.execute(db);
  return rows;
}

export async function insertSearch(db: Database, userId: number, name: string, query: KeptSearch): Promise<number> {
  const { id } = await db
    .insertInto('savedSearches')
    .values({ userId, name, query: JSON.stringify(query) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countSearches(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from saved_searches where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface OwnSearch {
  userId: number;
  id: number;
}

/** False when the search does not exist or belongs to somebody else. */
export async function changeSearch(
  db: Database,
  { userId, id }: OwnSearch,
  change: { name: string } | { mail: boolean },
): Promise<boolean> {
  const changed = await db
    .updateTable('savedSearches')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  return changed.length === 1;
}

export async function deleteSearch(db: Database, { userId, id }: OwnSearch): Promise<boolean> {
  const deleted = await db
    .deleteFrom('savedSearches')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  return deleted.length === 1;
}

/** Notes that its owner looks at this search now; undefined when they have not saved it. */
export async function noteLook(db: Database, userId: number, query: KeptSearch) {
  const { rows } = await sql<{ id: number; name: string }>`
    update saved_searches set seen_at = clock_now()
    where user_id = ${userId} and query = ${JSON.stringify(query)}::jsonb returning id, name`.execute(db);
  return rows[0];
}
