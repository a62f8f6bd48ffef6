import { sql } from 'kysely';
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

/** Locks the topic, so that its texts have one editor at a time. */
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
