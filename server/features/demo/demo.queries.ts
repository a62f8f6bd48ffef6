import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import { GID } from '#contract/domain/roles.ts';
import type { Database } from '../../platform/database/database.ts';

/** Disables the demo accounts and ends their sessions, because their password is public. */
export async function closeDemoAccounts(db: Database): Promise<void> {
  await db
    .updateTable('users')
    .set({ disabledAt: sql`clock_now()` })
    .where('demo', '=', true)
    .where('disabledAt', 'is', null)
    .execute();
  await db
    .updateTable('sessions')
    .set({ endedAt: sql`clock_now()`, endReason: 'disabled' })
    .where('endedAt', 'is', null)
    .where('userId', 'in', (is) => is.selectFrom('users').select('id').where('demo', '=', true))
    .execute();
}

/** Reopens the demo accounts; those with a Material Center may upload everything. */
export async function openDemoAccounts(db: Database): Promise<void> {
  const maySend = sql<number>`(gid in (${GID.photographer}, ${GID.materialManager}))::int`;
  await db
    .updateTable('users')
    .set({ disabledAt: null, videoFlag: maySend, photoFlag: maySend })
    .where('demo', '=', true)
    .execute();
}

export async function ensureShop(
  db: Database,
  shop: { email: string; nameZh: string; nameEn: string; bioZh: string; bioEn: string },
): Promise<void> {
  await sql`
    insert into shops (owner_id, name_zh, name_en, bio_zh, bio_en)
    select id, ${shop.nameZh}, ${shop.nameEn}, ${shop.bioZh}, ${shop.bioEn} from users where email = ${shop.email}
    on conflict do nothing`.execute(db);
}

export interface Named {
  slug: string;
  nameZh: string;
  nameEn: string;
}

/** Adds missing categories; existing ones stay unchanged, since staff may have renamed them. */
export async function ensureCategories(db: Database, kind: MediaKind, categories: readonly Named[]): Promise<void> {
  await db
    .insertInto('categories')
    .values(
      categories.map(({ slug, nameZh, nameEn }, position) => ({
        kind,
        slug,
        nameZh,
        nameEn,
        position,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute();
}

interface Topic {
  slug: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
}

export async function ensureTopics(db: Database, topics: readonly Topic[]): Promise<void> {
  await db
    .insertInto('topics')
    .values(
      topics.map((topic, position) => ({
        slug: topic.slug,
        titleZh: topic.titleZh,
        titleEn: topic.titleEn,
        descriptionZh: topic.descriptionZh,
        descriptionEn: topic.descriptionEn,
        position,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

export async function ensureHotWords(db: Database, words: readonly (readonly [string, string])[]): Promise<void> {
  await db
    .insertInto('hotWords')
    .values(words.map(([zh, en], position) => ({ wordZh: zh, wordEn: en, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds items and returns those that are new. */
export async function ensureItems(db: Database, slugs: readonly string[], forSale: boolean): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    insert into demo_items (slug, position, for_sale)
    select slug, position, ${forSale} from unnest(${slugs}::text[]) with ordinality as wanted (slug, position)
    on conflict do nothing returning slug`.execute(db);
  const added = new Set(rows.map((row) => row.slug));
  return slugs.filter((slug) => added.has(slug));
}
