import { sql } from 'kysely';
import type { Source } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** Materials with a page of their own: versions stand on the page of their piece. */
const hasPage = sql`state = 'online' and version_of is null`;

/** Numbers of the stretches of `size` ids that contain a material with a page. */
export async function filledStretches(db: Database, size: number): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    select n from generate_series(0, (select max(id) / ${size} from material_facts)) n
    where exists (
      select from material_facts
      where id >= n * ${size} and id < (n + 1) * ${size} and ${hasPage}
    )`.execute(db);
  return rows.map((row) => row.n);
}

interface MaterialRow {
  id: number;
  kind: MediaKind;
  source: Source;
  updatedAt: Date;
}

export async function materialsOfStretch(db: Database, n: number, size: number): Promise<MaterialRow[]> {
  const { rows } = await sql<MaterialRow>`
    select id, kind, source, updated_at from material_facts
    where id >= ${n * size} and id < ${(n + 1) * size} and ${hasPage}
    order by id`.execute(db);
  return rows;
}

/** Published topics with at least one material online. */
export async function topicIds(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from topic_facts t
    where t.published and exists (
      select from topic_material_facts tm join material_facts m on m.id = tm.material_id and m.state = 'online'
      where tm.topic_id = t.id)
    order by t.id limit ${most}`.execute(db);
  return rows.map((row) => row.id);
}

export async function shopIds(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from shop_facts s
    where exists (select from material_facts m where m.shop_id = s.id and m.state = 'online')
    order by s.id limit ${most}`.execute(db);
  return rows.map((row) => row.id);
}
