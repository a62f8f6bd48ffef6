import { type RawBuilder, sql } from 'kysely';
import type { OwnerChanges } from '#contract/calls/material-editor.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { VERSION } from '../../catalog/catalog.ts';

/** A material of the caller's, as far as its description goes. */
export interface OwnRow {
  id: number;
  code: string;
  kind: MediaKind;
  state: MaterialState;
  version: string;
  file_name: string;
  title_zh: string;
  title_en: string;
  description_zh: string;
  description_en: string;
  keywords_zh: string[];
  keywords_en: string[];
  place_zh: string;
  place_en: string;
  taken_on: string | null;
  category_id: number | null;
  group_id: number | null;
  people: boolean | null;
  editorial: boolean;
}

export const OWN_COLUMNS = sql`
  m.id, m.code, m.kind, m.state, ${VERSION} as version, m.file_name,
  m.title_zh, m.title_en, m.description_zh, m.description_en, m.keywords_zh, m.keywords_en, m.place_zh, m.place_en,
  to_char(m.taken_on, 'YYYY-MM-DD') as taken_on, m.category_id, m.group_id, m.people, m.editorial`;

/** Those of the materials that are the caller's, locked until the transaction ends, always in the same order. */
export async function lockOwn(db: Database, ownerId: number, ids: readonly number[]): Promise<OwnRow[]> {
  return await lock(db, ownerId, sql`m.id = any(${ids}::bigint[])`);
}

export async function lockOwnByCode(db: Database, ownerId: number, codes: readonly string[]): Promise<OwnRow[]> {
  return await lock(db, ownerId, sql`m.code = any(${codes}::text[])`);
}

async function lock(db: Database, ownerId: number, wanted: RawBuilder<unknown>): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${OWN_COLUMNS} from materials m where m.owner_id = ${ownerId} and ${wanted}
    order by m.id for update`.execute(db);
  return rows;
}

const COLUMNS: Record<keyof OwnerChanges, string> = {
  titleZh: 'title_zh',
  titleEn: 'title_en',
  descriptionZh: 'description_zh',
  descriptionEn: 'description_en',
  keywordsZh: 'keywords_zh',
  keywordsEn: 'keywords_en',
  placeZh: 'place_zh',
  placeEn: 'place_en',
  takenOn: 'taken_on',
  categoryId: 'category_id',
  groupId: 'group_id',
  people: 'people',
  editorial: 'editorial',
};

/** Replies the version that this makes. */
export async function updateOwn(db: Database, id: number, changes: OwnerChanges): Promise<string> {
  const values = Object.entries(changes).map(([name, value]) => [COLUMNS[name as keyof OwnerChanges], value]);
  await db
    .updateTable('materials')
    .set({ ...Object.fromEntries(values), updated_at: sql`clock_now()` })
    .where('id', '=', id)
    .execute();
  const { rows } = await sql<{ version: string }>`
    select ${VERSION} as version from materials m where m.id = ${id}`.execute(db);
  return rows[0]?.version ?? '';
}

export interface Named {
  id: number;
  zh: string;
  en: string;
}

/** What the caller may choose from, and the latest day that is not in the future anywhere. */
export interface Choices {
  categories: (Named & { kind: MediaKind })[];
  groups: Named[];
  latestDay: string;
}

export async function readChoices(db: Database, ownerId: number): Promise<Choices> {
  const { rows } = await sql<Choices>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'zh', name_zh, 'en', name_en)), '[]')
        from categories) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'zh', title_zh, 'en', title_en)), '[]')
        from material_groups where owner_id = ${ownerId}) as groups,
      to_char(clock_now() + interval '1 day', 'YYYY-MM-DD') as "latestDay"`.execute(db);
  return rows[0] ?? { categories: [], groups: [], latestDay: '' };
}
