import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import {
  ANY_SEC,
  type CenterKind,
  type CenterOrder,
  type CenterTab,
  TAB_STATES,
} from '#contract/domain/material-center.ts';
import type { Rejection } from '#contract/domain/media.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import type { Holder } from '../media/media.ts';
import { inScope, type Scope } from './scope.queries.ts';

export interface ListFilter {
  kind: CenterKind;
  tab: CenterTab;
  sec: number;
  keyword: string;
  orderBy: CenterOrder;
  pageNo: number;
  pageSize: number;
}

export interface ListedRow {
  id: number;
  code: string;
  kind: CenterKind;
  state: MaterialState;
  fileName: string;
  sizeBytes: number;
  ownerZh: string;
  ownerEn: string;
  titleZh: string;
  titleEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  categoryId: number | null;
  people: boolean | null;
  editorial: boolean;
  modelReleases: number;
  durationMs: number | null;
  thumbnail: string | null;
  preview: string | null;
  runState: string | null;
  step: string | null;
  percent: number | null;
  rejection: Rejection | null;
  sameAs: Holder | null;
  offlineReason: string | null;
  opens: number;
  bookmarks: number;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
}

const LAST_30_DAYS = sql`day > day_in_china(clock_now()) - 30`;

const ORDERS = {
  newest: sql`m.id desc`,
  oldest: sql`m.id`,
  changed: sql`m.updated_at desc, m.id desc`,
  name: sql`lower(m.file_name), m.id desc`,
  opens: sql`(
    select coalesce(sum(opens), 0) from day_facts where material_id = m.id and ${LAST_30_DAYS}) desc, m.id desc`,
} satisfies Record<CenterOrder, unknown>;

/** Filters by sub-state; the first one of `waiting` and of `rejected` is about the file. */
function inSec({ tab, sec }: ListFilter) {
  if (sec === ANY_SEC) return sql`true`;
  const first = sec === 0;
  if (tab === 'waiting') return first ? sql`m.state <> 'incomplete'` : sql`m.state = 'incomplete'`;
  if (tab === 'rejected')
    return sql`${first ? sql`` : sql`not`} exists (
      select from media_run_facts where material_id = m.id and state = 'rejected')`;
  return sql`true`;
}

function meant(keyword: string) {
  if (keyword === '') return sql`true`;
  const pattern = containing(keyword);
  const words = sql`array[${keyword}, lower(${keyword})]`;
  return sql`(
    m.title_zh ilike ${pattern} or m.title_en ilike ${pattern} or m.file_name ilike ${pattern}
    or m.code ilike ${pattern} or m.keywords_zh && ${words} or m.keywords_en && ${words})`;
}

const COLUMNS = sql`
  m.id, m.code, m.kind, m.state, m.file_name, m.size_bytes, m.title_zh, m.title_en, m.keywords_zh, m.keywords_en,
  m.category_id, m.people, m.editorial, m.duration_ms, m.created_at, m.updated_at, m.published_at,
  r.state as run_state, r.step, r.percent, r.rejection,
  (select json_build_object('id', o.id, 'code', o.code, 'kind', o.kind, 'state', o.state, 'ownerId', o.owner_id)
    from material_facts o where o.id = r.same_as) as same_as,
  (select count(*) from material_releases mr join release_facts r on r.id = mr.release_id and r.kind = 'model'
    where mr.material_id = m.id) as model_releases,
  (select key from material_thumbnails where material_id = m.id) as thumbnail,
  (select key from material_file_facts where material_id = m.id and rendition = 'preview') as preview,
  case when m.state = 'offline' then (
    select reason from audit_facts where subject = 'material:' || m.id and action = 'material.offline'
    order by id desc limit 1) end as offline_reason,
  coalesce(s.name_zh, u.nickname) as owner_zh, coalesce(s.name_en, u.nickname) as owner_en,
  month.opens, month.bookmarks`;

/** One page of the materials in a tab. */
export async function listOwn(db: Database, scope: Scope, filter: ListFilter) {
  const where = sql`${inScope(scope)} and m.state = any(${TAB_STATES[filter.tab]}) and m.kind = ${filter.kind}
    and ${inSec(filter)} and ${meant(filter.keyword)}`;
  const order = ORDERS[filter.orderBy];
  const counted = await sql<{ total: number }>`select count(*) as total from material_facts m where ${where}`.execute(
    db,
  );
  const { rows } = await sql<ListedRow>`
    select ${COLUMNS}
    from material_facts m
    join user_facts u on u.id = m.owner_id
    left join shops s on s.id = m.shop_id
    left join media_run_facts r on r.material_id = m.id
    cross join lateral (
      select coalesce(sum(opens), 0)::int as opens, coalesce(sum(bookmarks), 0)::int as bookmarks
      from day_facts where material_id = m.id and ${LAST_30_DAYS}
    ) month
    where m.id in (
      select m.id from material_facts m where ${where}
      order by ${order} limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize})
    order by ${order}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** Counts materials uploaded in the last two hours, and those still being processed. */
export async function countRecent(db: Database, scope: Scope, kind: CenterKind) {
  const { rows } = await sql<{ total: number; processing: number }>`
    select count(*) as total, count(*) filter (where state in ('uploaded', 'transcoding')) as processing
    from material_facts m
    where ${inScope(scope)} and m.kind = ${kind} and m.created_at > clock_now() - interval '2 hours'`.execute(db);
  return rows[0] ?? { total: 0, processing: 0 };
}

export interface ProgressRow {
  id: number;
  state: MaterialState;
  runState: string | null;
  step: string | null;
  percent: number | null;
}

export async function readProgress(db: Database, scope: Scope, ids: readonly number[]): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    select m.id, m.state, r.state as run_state, r.step, r.percent
    from material_facts m left join media_run_facts r on r.material_id = m.id
    where m.id = any(${ids}::bigint[]) and ${inScope(scope)}
    order by m.id`.execute(db);
  return rows;
}
