import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

interface ShopRow {
  id: number;
  nameZh: string;
  nameEn: string;
  bioZh: string;
  bioEn: string;
  bannerKey: string | null;
  avatarKey: string | null;
  createdAt: Date;
}

export async function findShop(db: Database, id: number): Promise<ShopRow | undefined> {
  return (await findShops(db, [id]))[0];
}

export async function findShops(db: Database, ids: readonly number[]): Promise<ShopRow[]> {
  const { rows } = await sql<ShopRow>`
    select id, name_zh, name_en, bio_zh, bio_en, banner_key, avatar_key, created_at
    from shop_facts where id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Counts a shop's materials as its lists show them: versions of a piece of music count as one, near duplicates too. */
export async function countShopMaterials(db: Database, shopId: number) {
  const { rows } = await sql<{ kind: MediaKind; count: number }>`
    select kind, count(*) as count from materials m
    where shop_id = ${shopId} and state = 'online' and version_of is null
      and not exists (select from fold_facts f where f.material_id = m.id)
    group by kind`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.kind, row.count])) as Partial<Record<MediaKind, number>>;
}

interface CoverRow {
  key: string;
  colours: string[] | null;
}

/** Covers from among the newest videos and photos: featured ones first, then the most bookmarked. */
export async function shopCovers(db: Database, shopId: number, among: number, count: number): Promise<CoverRow[]> {
  const { rows } = await sql<CoverRow>`
    with newest as (
      select m.id, m.featured_at, m.published_at from materials m
      where m.shop_id = ${shopId} and m.state = 'online' and m.kind in ('video', 'photo')
      order by m.published_at desc, m.id desc limit ${among}
    )
    select f.key, l.colours from newest n
    join material_files f on f.material_id = n.id and f.rendition = 'thumb-2x'
    left join look_facts l on l.material_id = n.id
    order by n.featured_at is null, (select count(*) from bookmark_facts b where b.material_id = n.id) desc,
      n.published_at desc, n.id desc
    limit ${count}`.execute(db);
  return rows;
}
