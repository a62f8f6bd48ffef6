import { sql } from 'kysely';
import { FOLLOWING_LIMITS } from '#contract/domain/following.ts';
import type { Database } from '../../platform/database/database.ts';

/** Adds the shop to what somebody follows, unless it is there. */
export async function insertFollow(db: Database, userId: number, shopId: number): Promise<void> {
  await db
    .insertInto('followedShops')
    .values({ userId, shopId })
    .onConflict((conflict) => conflict.columns(['userId', 'shopId']).doNothing())
    .execute();
}

export async function deleteFollow(db: Database, userId: number, shopId: number): Promise<void> {
  await db.deleteFrom('followedShops').where('userId', '=', userId).where('shopId', '=', shopId).execute();
}

export async function countFollows(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from followed_shops where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whose a shop is, and whether this person follows it; undefined when there is no such shop. */
export async function findShopFor(db: Database, userId: number, shopId: number) {
  const { rows } = await sql<{ ownerId: number; followed: boolean }>`
    select owner_id, exists (select from followed_shops where user_id = ${userId} and shop_id = s.id) as followed
    from shop_facts s where id = ${shopId}`.execute(db);
  return rows[0];
}

export async function noteSeen(db: Database, userId: number, shopId: number): Promise<void> {
  await sql`
    update followed_shops set seen_at = clock_now()
    where user_id = ${userId} and shop_id = ${shopId}`.execute(db);
}

export interface ShopRow {
  id: number;
  nameZh: string;
  nameEn: string;
  avatarKey: string | null;
  fresh: number;
  /** The newest of the new works. */
  newest: number[];
}

/** Shops that somebody follows, with the works that came on sale after they looked and after `since`, until `until`. */
export async function listFollowed(
  db: Database,
  userId: number,
  { since, until }: { since: Date | null; until: Date },
): Promise<ShopRow[]> {
  const { rows } = await sql<ShopRow>`
    select s.id, s.name_zh, s.name_en, s.avatar_key, new.fresh, new.newest
    from followed_shops f join shop_facts s on s.id = f.shop_id
    cross join lateral (
      select count(*) as fresh, coalesce(to_json((array_agg(work.id order by work.published_at desc, work.id desc))
        [:${FOLLOWING_LIMITS.covers}::int]), '[]') as newest
      from (
        select m.id, m.published_at from material_facts m
        where m.shop_id = f.shop_id and m.state = 'online' and m.version_of is null
          and m.published_at > greatest(f.seen_at, ${since}::timestamptz) and m.published_at <= ${until}
          and not exists (select from fold_facts behind where behind.material_id = m.id)
        order by m.published_at desc, m.id desc limit ${FOLLOWING_LIMITS.counted + 1}
      ) work
    ) new
    where f.user_id = ${userId} order by f.followed_at desc, s.id desc`.execute(db);
  return rows;
}
