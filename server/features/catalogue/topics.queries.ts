import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface TopicRow {
  id: number;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  cover: string;
  colours: string[] | null;
  count: number;
}

/** A topic's cover is the first picture in its editors' order; topics without a picture are not shown. */
const shownTopics = sql`
  select t.id, t.title_zh, t.title_en, t.description_zh, t.description_en, first.cover, first.colours,
    (select count(*) from topic_materials tm
      join materials m on m.id = tm.material_id and m.state = 'online'
      where tm.topic_id = t.id) as count
  from topics t
  cross join lateral (
    select f.key as cover, l.colours
    from topic_materials tm
    join materials m on m.id = tm.material_id and m.state = 'online'
    join material_files f on f.material_id = m.id and f.rendition in ('thumb-2x', 'cover')
    left join look_facts l on l.material_id = m.id
    where tm.topic_id = t.id
    order by tm.position, m.id limit 1
  ) first
  where t.published`;

export async function listTopics(db: Database, count: number): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`${shownTopics} order by t.position, t.id limit ${count}`.execute(db);
  return rows;
}

export async function findTopic(db: Database, id: number): Promise<TopicRow | undefined> {
  const { rows } = await sql<TopicRow>`${shownTopics} and t.id = ${id}`.execute(db);
  return rows[0];
}

export async function findTopics(db: Database, ids: readonly number[]): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`${shownTopics} and t.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Materials online of a topic, in its editors' order. */
export async function materialsOfTopic(db: Database, topicId: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from topic_materials tm
    join materials m on m.id = tm.material_id and m.state = 'online'
    where tm.topic_id = ${topicId}
    order by tm.position, m.id limit ${count}`.execute(db);
  return rows.map((row) => row.id);
}
