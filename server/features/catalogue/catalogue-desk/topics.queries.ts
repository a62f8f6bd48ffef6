import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lastPlace } from './lists.queries.ts';

export interface TopicTexts {
  slug: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  published: boolean;
}

interface TopicRow extends TopicTexts {
  id: number;
  version: number;
  cover: string | null;
  materials: number;
  online: number;
}

const TEXTS = sql`
  t.id, t.version, t.slug, t.title_zh, t.title_en, t.description_zh, t.description_en, t.published`;

export async function listTopicsToKeep(db: Database): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    select ${TEXTS}, counted.materials, counted.online,
      (select f.key from topic_materials tm
        join materials m on m.id = tm.material_id and m.state = 'online'
        join material_files f on f.material_id = m.id and f.rendition = 'thumb-2x'
        where tm.topic_id = t.id order by tm.position, m.id limit 1) as cover
    from topics t
    cross join lateral (
      select count(*) as materials, count(*) filter (where m.state = 'online') as online
      from topic_materials tm join materials m on m.id = tm.material_id
      where tm.topic_id = t.id
    ) counted
    order by t.position, t.id`.execute(db);
  return rows;
}

/** Locks the topic, so that its texts and materials have one editor at a time. */
export async function lockTopic(
  db: Database,
  id: number,
): Promise<(TopicTexts & { id: number; version: number }) | undefined> {
  const { rows } = await sql<TopicTexts & { id: number; version: number }>`
    select ${TEXTS} from topics t where t.id = ${id} for update`.execute(db);
  return rows[0];
}

export async function insertTopic(db: Database, texts: TopicTexts): Promise<number> {
  const { id } = await db
    .insertInto('topics')
    .values({ ...texts, position: lastPlace('topics') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTopic(db: Database, id: number, texts: TopicTexts): Promise<void> {
  await db
    .updateTable('topics')
    .set({ ...texts, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

interface TopicMaterialRow {
  id: number;
  code: string;
  kind: MediaKind;
  state: MaterialState;
  titleZh: string;
  titleEn: string;
  thumbnail: string | null;
}

export async function listTopicMaterials(db: Database, topicId: number): Promise<TopicMaterialRow[]> {
  const { rows } = await sql<TopicMaterialRow>`
    select m.id, m.code, m.kind, m.state, m.title_zh, m.title_en,
      (select key from material_thumbnails where material_id = m.id) as thumbnail
    from topic_materials tm join materials m on m.id = tm.material_id
    where tm.topic_id = ${topicId}
    order by tm.position, m.id`.execute(db);
  return rows;
}

export async function topicExists(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('topics').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** False when the material does not exist or is already in the topic. */
export async function insertTopicMaterial(db: Database, topicId: number, materialId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into topic_materials (topic_id, material_id, position)
    select ${topicId}, m.id, (select coalesce(max(position), 0) + 1 from topic_materials where topic_id = ${topicId})
    from materials m where m.id = ${materialId}
    on conflict do nothing returning material_id`.execute(db);
  return rows.length === 1;
}

export async function deleteTopicMaterial(db: Database, topicId: number, materialId: number): Promise<boolean> {
  const rows = await db
    .deleteFrom('topicMaterials')
    .where('topicId', '=', topicId)
    .where('materialId', '=', materialId)
    .returning('materialId')
    .execute();
  return rows.length === 1;
}

export async function saveTopicOrder(db: Database, topicId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update topic_materials tm set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where tm.topic_id = ${topicId} and tm.material_id = wanted.id`.execute(db);
}

export async function codeOf(db: Database, materialId: number): Promise<string | undefined> {
  const row = await db.selectFrom('materials').select('code').where('id', '=', materialId).executeTakeFirst();
  return row?.code;
}
