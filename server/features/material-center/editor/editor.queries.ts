import { type RawBuilder, sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inScope, type Scope } from '../scope.queries.ts';
import { VERSION } from '../../catalogue/catalogue.ts';

/** One of the caller's materials, with its description. */
export interface OwnRow {
  id: number;
  code: string;
  kind: MediaKind;
  state: MaterialState;
  version: string;
  fileName: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  placeZh: string;
  placeEn: string;
  takenOn: string | null;
  categoryId: number | null;
  groupId: number | null;
  people: boolean | null;
  editorial: boolean;
}

export const OWN_COLUMNS = sql`
  m.id, m.code, m.kind, m.state, ${VERSION} as version, m.file_name,
  m.title_zh, m.title_en, m.description_zh, m.description_en, m.keywords_zh, m.keywords_en, m.place_zh, m.place_en,
  to_char(m.taken_on, 'YYYY-MM-DD') as taken_on, m.category_id, m.group_id, m.people, m.editorial`;

/** Those of the materials that belong to the caller, locked in order of id until the transaction ends. */
export async function lockOwn(db: Database, scope: Scope, ids: readonly number[]): Promise<OwnRow[]> {
  return await lock(db, scope, sql`m.id = any(${ids}::bigint[])`);
}

export async function lockOwnByCode(db: Database, scope: Scope, codes: readonly string[]): Promise<OwnRow[]> {
  return await lock(db, scope, sql`m.code = any(${codes}::text[])`);
}

async function lock(db: Database, scope: Scope, wanted: RawBuilder<unknown>): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${OWN_COLUMNS} from material_facts m where ${inScope(scope)} and ${wanted}
    order by m.id for update`.execute(db);
  return rows;
}

export interface Named {
  id: number;
  zh: string;
  en: string;
}

/** The categories and series that the caller may choose, and the latest date: one day ahead, for time zones. */
export interface Choices {
  categories: (Named & { kind: MediaKind })[];
  groups: Named[];
  latestDay: string;
}

export async function readChoices(db: Database, ownerId: number): Promise<Choices> {
  const { rows } = await sql<Choices>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'zh', name_zh, 'en', name_en)), '[]')
        from category_facts) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'zh', title_zh, 'en', title_en)), '[]')
        from material_groups where owner_id = ${ownerId}) as groups,
      to_char(clock_now() + interval '1 day', 'YYYY-MM-DD') as latest_day`.execute(db);
  return rows[0] ?? { categories: [], groups: [], latestDay: '' };
}
