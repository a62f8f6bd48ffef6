import { sql } from 'kysely';
import type { Block } from '#contract/domain/blocks.ts';
import type { Database } from '../../platform/database/database.ts';

export interface TopicRow {
  id: number;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  /** What editors chose for a cover; else its first picture stands for it. */
  chosen: string | null;
  /** Its first picture on sale: for a card, and large. */
  cover: string;
  poster: string;
  colours: string[] | null;
  count: number;
}

export interface WrittenTopicRow extends TopicRow {
  bodyZh: Block[];
  bodyEn: Block[];
}

/** Whether visitors may see topic `t` now, if it has a picture. */
export const isTopicShown = sql<boolean>`(t.published and coalesce(t.shown_from <= clock_now(), true)
  and coalesce(clock_now() < t.shown_until, true))`;

/** Topics without a picture on sale are not shown. */
const shownTopics = (more = sql``) => sql`
  select t.id, t.title_zh, t.title_en, t.description_zh, t.description_en, t.cover as chosen, first.cover,
    first.poster, first.colours ${more},
    (select count(*) from topic_materials tm
      join materials m on m.id = tm.material_id and m.state = 'online'
      where tm.topic_id = t.id) as count
  from topics t
  cross join lateral (
    select f.key as cover, l.colours, coalesce(
        (select p.key from material_files p where p.material_id = m.id and p.rendition = 'poster'), f.key) as poster
    from topic_materials tm
    join materials m on m.id = tm.material_id and m.state = 'online'
    join material_files f on f.material_id = m.id and f.rendition in ('thumb-2x', 'cover')
    left join look_facts l on l.material_id = m.id
    where tm.topic_id = t.id
    order by tm.position, m.id limit 1
  ) first
  where ${isTopicShown}`;

export async function listTopics(db: Database, count: number): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`${shownTopics()} order by t.position, t.id limit ${count}`.execute(db);
  return rows;
}

export async function findTopic(db: Database, id: number): Promise<WrittenTopicRow | undefined> {
  const bodies = sql`, t.body_zh, t.body_en`;
  const { rows } = await sql<WrittenTopicRow>`${shownTopics(bodies)} and t.id = ${id}`.execute(db);
  return rows[0];
}

export async function findTopics(db: Database, ids: readonly number[]): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`${shownTopics()} and t.id = any(${ids}::bigint[])`.execute(db);
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
