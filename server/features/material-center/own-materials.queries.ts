import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { Database } from '../../platform/database/database.ts';
import { inScope, type Scope } from './scope.queries.ts';

export interface OwnRow {
  id: number;
  code: string;
  state: MaterialState;
  fileName: string;
  titleZh: string;
  titleEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  categoryId: number | null;
  people: boolean | null;
  editorial: boolean;
  modelReleases: number;
  /** The pipeline rejected the file. */
  fileRefused: boolean;
  hasVersions: boolean;
  /** The owner's real name is verified. */
  named: boolean;
}

/**
 * Those of the materials that somebody works on, locked in order of id, so that nobody else changes them and there is
 * no deadlock.
 */
export async function lockOwn(db: Database, scope: Scope, ids: readonly number[]): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select m.id, m.code, m.state, m.file_name, m.title_zh, m.title_en, m.keywords_zh, m.keywords_en, m.category_id,
      m.people, m.editorial,
      (select count(*) from material_releases mr join release_facts r on r.id = mr.release_id and r.kind = 'model'
        where mr.material_id = m.id) as model_releases,
      exists (select from media_run_facts r where r.material_id = m.id and r.state = 'rejected') as file_refused,
      exists (select from material_facts version where version.version_of = m.id) as has_versions,
      exists (select from real_name_facts n where n.user_id = m.owner_id) as named
    from material_facts m
    where m.id = any(${ids}::bigint[]) and ${inScope(scope)}
    order by m.id for update of m`.execute(db);
  return rows;
}
