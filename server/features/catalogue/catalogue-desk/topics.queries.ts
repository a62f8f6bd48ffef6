import { sql } from 'kysely';
import type { Body } from '#contract/domain/blocks.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isTopicShown } from '../topics.queries.ts';
import { instant, lastPlace } from './lists.queries.ts';

export interface TopicTexts {
  slug: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  published: boolean;
}

export interface TopicFields extends TopicTexts {
  /** When visitors see it once it is published; null for no limit. */
  shownFrom: string | null;
  shownUntil: string | null;
  /** A picture of the library or the code of a material; null for its first picture on sale. */
  chosenCover: string | null;
}

interface TopicRow extends TopicFields {
  id: number;
  version: number;
}

const FIELDS = sql`
  t.id, t.version, t.slug, t.title_zh, t.title_en, t.description_zh, t.description_en, t.published,
  t.cover as chosen_cover, ${instant('t.shown_from')} as shown_from, ${instant('t.shown_until')} as shown_until`;

interface CountedRow extends TopicRow {
  /** Its first picture on sale. */
  cover: string | null;
  materials: number;
  online: number;
  /** Whether visitors would see it with a picture. */
  due: boolean;
}

export async function listTopicsToKeep(db: Database): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select ${FIELDS}, ${isTopicShown} as due, counted.materials, counted.online,
      (select f.key from topic_materials tm
        join materials m on m.id = tm.material_id and m.state = 'online'
        join material_files f on f.material_id = m.id and f.rendition in ('thumb-2x', 'cover')
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

/** Locks the topic, so that it has one editor at a time. */
export async function lockTopic(db: Database, id: number): Promise<TopicRow | undefined> {
  const { rows } = await sql<TopicRow>`select ${FIELDS} from topics t where t.id = ${id} for update`.execute(db);
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

export async function updateTopic(db: Database, id: number, { chosenCover, ...fields }: TopicFields): Promise<void> {
  await db
    .updateTable('topics')
    .set({ ...fields, cover: chosenCover, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function isMaterialCode(db: Database, code: string): Promise<boolean> {
  const row = await db.selectFrom('materials').select('id').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

export interface BodiesRow {
  version: number;
  zh: Body;
  en: Body;
}

export async function findBodies(db: Database, id: number): Promise<BodiesRow | undefined> {
  const { rows } = await sql<BodiesRow>`
    select body_version as version, body_zh as zh, body_en as en from topics where id = ${id}`.execute(db);
  return rows[0];
}

export async function updateBodies(db: Database, id: number, { zh, en }: Pick<BodiesRow, 'zh' | 'en'>): Promise<void> {
  await sql`
    update topics
    set body_zh = ${JSON.stringify(zh)}::jsonb, body_en = ${JSON.stringify(en)}::jsonb, body_version = body_version + 1
    where id = ${id}`.execute(db);
}
