import { sql } from 'kysely';
import { kindOfType, type SearchType } from '#contract/domain/discovery.ts';
import type { Grade } from '#contract/domain/search-quality.ts';
import type { Database } from '../../platform/database/database.ts';

interface Named {
  type: SearchType;
  keyword: string;
}

export interface GradeRow extends Named {
  materialId: number;
  grade: Grade;
}

/** Grades of works that are on sale, of one query or of all. */
export async function readGrades(db: Database, of?: Named): Promise<GradeRow[]> {
  const { rows } = await sql<GradeRow>`
    select g.type, g.keyword, g.material_id, g.grade
    from search_grades g join material_facts m on m.id = g.material_id
    where m.state = 'online' and (${of === undefined} or g.type = ${of?.type ?? null} and g.keyword = ${of?.keyword ?? null})
    `.execute(db);
  return rows;
}

/** Who gave the grades of a query, by work; null for the demo. */
export async function readGraders(db: Database, { type, keyword }: Named): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ materialId: number; nickname: string | null }>`
    select g.material_id, u.nickname from search_grades g left join user_facts u on u.id = g.graded_by
    where g.type = ${type} and g.keyword = ${keyword}`.execute(db);
  return new Map(rows.map(({ materialId, nickname }) => [materialId, nickname]));
}

/** Gives a grade, or another one; false when there is no such work among what the query finds. */
export async function saveGrade(db: Database, { type, keyword, materialId, grade }: GradeRow, by: number) {
  const { rows } = await sql`
    insert into search_grades (type, keyword, material_id, grade, graded_by)
    select ${type}, ${keyword}, id, ${grade}, ${by} from material_facts
    where id = ${materialId} and kind = ${kindOfType(type)}
    on conflict (type, keyword, material_id) do update
      set grade = excluded.grade, graded_by = excluded.graded_by, graded_at = clock_now()
    returning material_id`.execute(db);
  return rows.length === 1;
}

/** Adds grades where nobody has given one. */
export async function addGrades(db: Database, grades: readonly GradeRow[]): Promise<void> {
  const column = <Key extends keyof GradeRow>(key: Key) => grades.map((row) => row[key]);
  await sql`
    insert into search_grades (type, keyword, material_id, grade)
    select * from unnest(${column('type')}::text[], ${column('keyword')}::text[], ${column('materialId')}::bigint[],
      ${column('grade')}::smallint[])
    on conflict do nothing`.execute(db);
}
