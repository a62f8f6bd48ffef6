import { sql } from 'kysely';
import type { RunState } from '#contract/calls/media.ts';
import type { FindingCode, MediaKind, Rejection, Rendition } from '#contract/domain/media.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/page.ts';

export async function countRuns(db: Database): Promise<{ state: RunState; count: number }[]> {
  const { rows } = await sql<{ state: RunState; count: number }>`
    select state, count(*) as count from media_runs group by state`.execute(db);
  return rows;
}

export async function measureStorage(db: Database): Promise<{ rendition: Rendition; files: number; bytes: number }[]> {
  const { rows } = await sql<{ rendition: Rendition; files: number; bytes: number }>`
    select rendition, count(*) as files, sum(size_bytes)::bigint as bytes from material_file_facts
    group by rendition order by bytes desc`.execute(db);
  return rows;
}

interface Filter {
  state: RunState;
  kind?: MediaKind | undefined;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

interface RunRow {
  materialId: number;
  code: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
  fileName: string;
  sizeBytes: number;
  owner: string;
  thumbnail: string | null;
  state: RunState;
  step: string | null;
  percent: number;
  rejection: Rejection | null;
  reason: string | null;
  findings: FindingCode[];
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export async function listRuns(db: Database, filter: Filter): Promise<{ total: number; rows: RunRow[] }> {
  const pattern = containing(filter.keyword);
  const from = sql`
    from media_runs r
    join material_facts m on m.id = r.material_id
    join user_facts u on u.id = m.owner_id
    where r.state = ${filter.state}
      and (${filter.kind ?? null}::text is null or m.kind = ${filter.kind ?? null})
      and (${filter.keyword} = '' or m.code ilike ${pattern} or m.file_name ilike ${pattern}
        or m.title_zh ilike ${pattern} or m.title_en ilike ${pattern} or u.nickname ilike ${pattern})`;
  const columns = sql`
    r.material_id, m.code, m.kind, m.title_zh, m.title_en, m.file_name, m.size_bytes, u.nickname as owner,
    (select key from material_thumbnails where material_id = m.id) as thumbnail,
    r.state, r.step, r.percent, r.rejection, r.reason, r.created_at, r.started_at, r.finished_at,
    array(select code from material_findings f where f.material_id = m.id order by code) as findings`;
  return await readPage<RunRow>(db, { columns, from, order: sql`r.updated_at desc, r.material_id desc` }, filter);
}

/**
 * Files in the store that the database names, and their hash where it knows it. Licensed copies and other formats are
 * left out: those are made again whenever they are asked for.
 */
export async function namedFiles(db: Database): Promise<{ key: string; sha256: string | null }[]> {
  const { rows } = await sql<{ key: string; sha256: string | null }>`
    select f.key, case f.rendition when 'original' then m.sha256 end as sha256
    from material_file_facts f join material_facts m on m.id = f.material_id
    union all select key, null from release_facts
    union all select key, null from payment_vouchers
    union all select key, null from statement_invoices
    union all select key, null from invoice_file_keys
    union all select key, null from company_licence_facts
    union all select unnest(array[banner_key, avatar_key]), null from shop_facts
    union all select key, null from paper_facts
    union all select key, null from identity_picture_facts
    union all select unnest(array[key, view_key, thumbnail_key]), null from application_picture_facts
    union all select original_key, null from content_picture_facts
    union all select key, null from original_facts
    union all select unnest(array[original_key, shown_key, thumbnail_key, marked_key, card_key]), null
    from entry_file_facts`.execute(db);
  return rows.filter(({ key }) => key !== null);
}

/** Those of the given keys that belong to nothing. */
export async function unknownKeys(db: Database, bucket: string, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where not exists (select from material_file_facts f where f.bucket = ${bucket} and f.key = key.key)
      and not exists (select from release_facts r where r.key = key.key)
      and not exists (select from payment_vouchers p where p.key = key.key)
      and not exists (select from statement_invoices i where i.key = key.key)
      and not exists (select from invoice_file_keys i where i.key = key.key)
      and not exists (select from company_licence_facts c where c.key = key.key)
      and not exists (select from shop_facts s where key.key in (s.banner_key, s.avatar_key))
      and not exists (select from licensed_copy_facts c where c.key = key.key)
      and not exists (select from paper_facts p where p.key = key.key)
      and not exists (select from identity_picture_facts i where i.key = key.key)
      and not exists (
        select from application_picture_facts a where key.key in (a.key, a.view_key, a.thumbnail_key))
      and not exists (select from content_picture_facts c where c.original_key = key.key)
      and not exists (
        select from content_picture_facts c where c.key = substring(key.key from '^content/[^/]+'))
      and not exists (select from original_facts o where o.key = key.key)
      and not exists (
        select from entry_file_facts e where key.key in (
          e.original_key, e.shown_key, e.thumbnail_key, e.marked_key, e.card_key))`.execute(db);
  return rows.map((row) => row.key);
}
