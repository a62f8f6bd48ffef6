import { sql } from 'kysely';
import { containing, type Database } from '../../../platform/database/database.ts';

/** Those of these shops that there are. */
export async function knownShops(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_facts where id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}

const MOST_SHOPS = 20;

interface ShopRow {
  id: number;
  nameZh: string;
  nameEn: string;
  owner: string;
}

/** Shops of these numbers, then those that the words name and whose owner's account is open. */
export async function shopsNamed(db: Database, keyword: string, ids: readonly number[]): Promise<ShopRow[]> {
  const pattern = containing(keyword);
  const chosen = sql`s.id = any(${ids}::bigint[])`;
  const { rows } = await sql<ShopRow>`
    select s.id, s.name_zh, s.name_en, u.nickname as owner
    from shop_facts s join user_facts u on u.id = s.owner_id
    where ${chosen} or (u.disabled_at is null and (${keyword} = '' or s.name_zh ilike ${pattern}
      or s.name_en ilike ${pattern} or u.nickname ilike ${pattern}))
    order by ${chosen} desc, s.name_en, s.id limit ${ids.length + MOST_SHOPS}`.execute(db);
  return rows;
}

/** Those of these shops that have nothing on sale. */
export async function emptyShops(db: Database, ids: readonly number[]) {
  const { rows } = await sql<Pick<ShopRow, 'nameZh' | 'nameEn'>>`
    select name_zh, name_en from shop_facts s
    where id = any(${ids}::bigint[])
      and not exists (select from material_facts m where m.shop_id = s.id and m.state = 'online')
    order by id`.execute(db);
  return rows;
}

interface TopicRow {
  id: number;
  slug: string;
  titleZh: string;
  titleEn: string;
}

/** Topics by slug, shown or not. */
export async function topicsBySlug(db: Database, slugs: readonly string[]): Promise<Map<string, TopicRow>> {
  const { rows } = await sql<TopicRow>`
    select id, slug, title_zh, title_en from topic_facts where slug = any(${slugs}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.slug, row]));
}
