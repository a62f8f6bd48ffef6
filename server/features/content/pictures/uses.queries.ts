import { sql } from 'kysely';
import type { ContentType, EntryState } from '#contract/domain/content.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Page, readPage } from '../../../platform/database/page.ts';
import { STATE_NOW } from '../desk/list.queries.ts';

/** Earlier revisions count, since any of them can be restored. */
export async function isUsed(db: Database, pictureId: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from content_picture_uses where picture_id = ${pictureId})
      or exists (
        select from topic_picture_facts t join content_pictures p on p.key = t.key
        where p.id = ${pictureId}) as used`.execute(db);
  return rows[0]!.used;
}

interface UseRow {
  id: number;
  type: ContentType;
  slug: string;
  state: EntryState;
  titleZh: string;
  titleEn: string;
  inPublished: boolean;
  inDraft: boolean;
}

/** Entries with a revision that shows the picture: first those whose published one does, then drafts, then the rest. */
export async function listUses(db: Database, pictureId: number, page: Page) {
  const from = sql`
    from (
      select entry_id, array_agg(revision_id) as revisions from content_picture_uses
      where picture_id = ${pictureId} group by entry_id) used
    join content_entries e on e.id = used.entry_id`;
  const columns = sql`
    id, type, slug, ${STATE_NOW} as state, title_zh, title_en,
    coalesce(published_revision = any(revisions), false) as in_published,
    coalesce(draft_revision = any(revisions), false) as in_draft`;
  const order = sql`
    coalesce(published_revision = any(revisions), false) desc, coalesce(draft_revision = any(revisions), false) desc,
    changed_at desc, id desc`;
  return await readPage<UseRow>(db, { columns, from, order }, page);
}

interface TopicUseRow {
  id: number;
  titleZh: string;
  titleEn: string;
  inPublished: boolean;
}

/** Topics that show the picture, those that visitors see first. */
export async function listTopicUses(db: Database, key: string): Promise<TopicUseRow[]> {
  const { rows } = await sql<TopicUseRow>`
    select topic_id as id, title_zh, title_en, published as in_published from topic_picture_facts
    where key = ${key} order by published desc, topic_id desc limit 50`.execute(db);
  return rows;
}
