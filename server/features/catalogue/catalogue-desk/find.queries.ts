import { sql } from 'kysely';
import { LISTED_UP_TO } from '#contract/calls/catalogue-desk.ts';
import type { MaterialState, Source } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { containing, type Database } from '../../../platform/database/database.ts';

const ORDERS = {
  published: sql`m.published_at desc nulls last, m.id desc`,
  changed: sql`m.updated_at desc, m.id desc`,
  code: sql`m.id desc`,
};

export interface MaterialFilter {
  keyword: string;
  kinds?: MediaKind[] | undefined;
  state?: MaterialState | undefined;
  source?: Source | undefined;
  categoryId?: number | undefined;
  ownerId?: number | undefined;
  featured?: boolean | undefined;
  reported?: boolean | undefined;
  orderBy: keyof typeof ORDERS;
  pageNo: number;
  pageSize: number;
}

const CODES = /^[VPME]\d{8,}(?:[\s,，、;；]+[VPME]\d{8,})*$/i;

/** Codes match exactly; other keywords match titles, keywords, shops and owners. */
export function meant(keyword: string) {
  if (keyword === '') return sql`true`;
  if (CODES.test(keyword)) return sql`m.code = any(${keyword.toUpperCase().split(/[\s,，、;；]+/)})`;
  const pattern = containing(keyword);
  const words = sql`array[${keyword}, lower(${keyword})]`;
  return sql`(
    m.title_zh ilike ${pattern} or m.title_en ilike ${pattern} or m.code ilike ${pattern}
    or m.composer ilike ${pattern} or m.artist ilike ${pattern}
    or m.keywords_zh && ${words} or m.keywords_en && ${words}
    or m.owner_id in (
      select u.id from user_facts u left join shop_facts s on s.owner_id = u.id
      where u.nickname ilike ${pattern} or s.name_zh ilike ${pattern} or s.name_en ilike ${pattern}
    ))`;
}

function matching(filter: MaterialFilter) {
  const conditions = [
    meant(filter.keyword),
    filter.kinds && sql`m.kind = any(${filter.kinds})`,
    filter.state && sql`m.state = ${filter.state}`,
    filter.source && sql`m.source = ${filter.source}`,
    filter.categoryId && sql`m.category_id = ${filter.categoryId}`,
    filter.ownerId && sql`m.owner_id = ${filter.ownerId}`,
    filter.featured !== undefined && (filter.featured ? sql`m.featured_at is not null` : sql`m.featured_at is null`),
    filter.reported !== undefined &&
      sql`m.id ${filter.reported ? sql`in` : sql`not in`} (select material_id from material_reports where closed_at is null)`,
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  );
}

export interface FoundRow {
  id: number;
  code: string;
  kind: MediaKind;
  state: MaterialState;
  source: Source;
  titleZh: string;
  titleEn: string;
  fileName: string;
  thumbnail: string | null;
  sellerZh: string;
  sellerEn: string;
  categoryZh: string | null;
  categoryEn: string | null;
  featured: boolean;
  openReports: number;
  publishedAt: Date | null;
  updatedAt: Date;
  opens: number;
  bookmarks: number;
}

/** Columns that a row of the desk shows. */
export const FOUND_COLUMNS = sql`
  m.id, m.code, m.kind, m.state, m.source, m.title_zh, m.title_en, m.file_name,
  m.featured_at is not null as featured, m.published_at, m.updated_at,
  (select key from material_thumbnails where material_id = m.id) as thumbnail,
  coalesce(s.name_zh, u.nickname) as seller_zh, coalesce(s.name_en, u.nickname) as seller_en,
  c.name_zh as category_zh, c.name_en as category_en,
  (select count(*) from material_reports where material_id = m.id and closed_at is null) as open_reports,
  month.opens, month.bookmarks`;

export const FOUND_TABLES = sql`
  materials m
  join user_facts u on u.id = m.owner_id
  left join shop_facts s on s.id = m.shop_id
  left join categories c on c.id = m.category_id
  cross join lateral (
    select coalesce(sum(opens), 0)::int as opens, coalesce(sum(bookmarks), 0)::int as bookmarks
    from day_facts
    where material_id = m.id and day > day_in_china(clock_now()) - 30
  ) month`;

export async function findMaterials(db: Database, filter: MaterialFilter) {
  const where = matching(filter);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select from materials m where ${where} limit ${LISTED_UP_TO + 1}) found`.execute(db);
  const found = counted.rows[0]?.total ?? 0;
  const offset = (filter.pageNo - 1) * filter.pageSize;
  const limit = Math.min(filter.pageSize, Math.max(0, LISTED_UP_TO - offset));
  if (limit === 0 || offset >= found) return { found, rows: [] };
  const order = ORDERS[filter.orderBy];
  const { rows } = await sql<FoundRow>`
    select ${FOUND_COLUMNS} from ${FOUND_TABLES}
    where m.id in (select m.id from materials m where ${where} order by ${order} limit ${limit} offset ${offset})
    order by ${order}`.execute(db);
  return { found, rows };
}

export async function countCatalogue(db: Database) {
  const { rows } = await sql<{ online: number; featured: number; openReports: number }>`
    select
      (select count(*) from materials where state = 'online') as online,
      (select count(*) from materials where state = 'online' and featured_at is not null) as featured,
      (select count(*) from material_reports where closed_at is null) as open_reports`.execute(db);
  return rows[0] ?? { online: 0, featured: 0, openReports: 0 };
}
