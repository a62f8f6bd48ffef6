import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Those of these shops that there are. */
export async function knownShops(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_facts where id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Topics by slug, shown or not. */
export async function topicsBySlug(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from topic_facts where slug = any(${slugs}::text[])`.execute(db);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
