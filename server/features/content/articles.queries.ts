import { type RawBuilder, sql } from 'kysely';
import { ARTICLE_TYPES, type ArticleType, type ContentType } from '#contract/domain/content.ts';
import type { Database } from '../../platform/database/database.ts';
import { SHOWN, type ShownRow } from './content.queries.ts';

export type Named = { slug: string } | { id: number };

type RowOf<Type extends ContentType> = ShownRow<Type> & { type: Type };

/** An entry of one of these types that visitors see now, also by a slug that it had before and nobody has now. */
export async function findNamed<Type extends ContentType>(
  db: Database,
  types: readonly Type[],
  named: Named,
): Promise<RowOf<Type> | undefined> {
  if ('id' in named) return await firstShown(db, types, sql`id = ${named.id}`);
  const { slug } = named;
  return (
    (await firstShown(db, types, sql`slug = ${slug}`)) ??
    (await firstShown(
      db,
      types,
      sql`id in (select entry_id from content_old_slugs where slug = ${slug})
        order by (select renamed_at from content_old_slugs old where old.entry_id = id and old.slug = ${slug}) desc`,
    ))
  );
}

/** A revision as visitors would see it, whatever the state of its entry. */
export async function findWritten<Type extends ContentType>(
  db: Database,
  types: readonly Type[],
  { slug, revision }: { slug: string; revision: number },
): Promise<RowOf<Type> | undefined> {
  const { rows } = await sql<RowOf<Type>>`
    select e.type, e.id, e.slug, r.title_zh, r.title_en, r.summary_zh, r.summary_en, r.seo_zh, r.seo_en, r.body_zh,
      r.body_en, r.cover, r.tags, r.material_ids, to_jsonb(r.shop_ids) as shop_ids,
      to_jsonb(r.topic_ids) as topic_ids, r.facts, r.spelt, r.made_at as changed_at,
      coalesce(e.shown_from, e.published_at, clock_now()) as published_at
    from content_entries e join content_revisions r on r.entry_id = e.id
    where r.id = ${revision} and e.slug = ${slug} and e.type = any(${types}::text[])`.execute(db);
  return rows[0];
}

async function firstShown<Type extends ContentType>(db: Database, types: readonly Type[], asked: RawBuilder<unknown>) {
  const { rows } = await sql<RowOf<Type>>`
    select type, ${SHOWN} from shown_entries where type = any(${types}::text[]) and ${asked}`.execute(db);
  return rows[0];
}

interface Following {
  type: ArticleType;
  /** Only cases of this brand. */
  brand: string | null;
  /** What follows it in its list comes first. */
  after: number;
  count: number;
}

export async function shownAfter(db: Database, { type, brand, after, count }: Following): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    with listed as (
      select ${SHOWN}, row_number() over (order by position, published_at desc, id desc) as place
      from shown_entries
      where type = ${type} and (${brand}::text is null or facts ->> 'brand' = ${brand}))
    select ${SHOWN} from listed where id <> ${after}
    order by place < (select place from listed where id = ${after}), place
    limit ${count}`.execute(db);
  return rows;
}

/** Tags of what is shown of a type, the most used first. */
export async function shownTags(db: Database, type: ContentType): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from shown_entries, unnest(tags) as tag where type = ${type}
    group by tag order by count(*) desc, tag limit 30`.execute(db);
  return rows.map(({ tag }) => tag);
}

interface BrandRow {
  slug: string;
  titleZh: string;
  titleEn: string;
}

/** Brands that are shown and have a case. */
export async function shownBrands(db: Database): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select slug, title_zh, title_en from shown_entries b
    where type = 'brand' and exists (
      select from shown_entries c where c.type = 'case' and c.facts ->> 'brand' = b.slug)
    order by position, id limit 100`.execute(db);
  return rows;
}

/** Years of the cases that are shown, the latest first. */
export async function shownYears(db: Database): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct (facts ->> 'year')::int as year from shown_entries
    where type = 'case' and facts ->> 'year' is not null order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}

/** What has a page under /Case, the newest first. */
export async function newestShown(db: Database, most: number): Promise<RowOf<ArticleType>[]> {
  const { rows } = await sql<RowOf<ArticleType>>`
    select type, ${SHOWN} from shown_entries where type = any(${ARTICLE_TYPES}::text[])
    order by published_at desc, id desc limit ${most}`.execute(db);
  return rows;
}

interface Dated<Type extends ContentType> {
  type: Type;
  slug: string;
  changed: Date;
}

/** When what has a page under /Case was last changed, the latest first. */
export async function storyDates(db: Database, most: number): Promise<Dated<ArticleType>[]> {
  return await datesOf(db, ARTICLE_TYPES, most);
}

/** The same for activities. */
export async function activityDates(db: Database, most: number): Promise<Dated<'activity'>[]> {
  return await datesOf(db, ['activity'], most);
}

async function datesOf<Type extends ContentType>(db: Database, types: readonly Type[], most: number) {
  const { rows } = await sql<Dated<Type>>`
    select type, slug, greatest(changed_at, published_at) as changed from shown_entries
    where type = any(${types}::text[]) order by changed desc, id desc limit ${most}`.execute(db);
  return rows;
}
