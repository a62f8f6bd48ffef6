import { sql } from 'kysely';
import type { ContentType, Edition } from '#contract/domain/content.ts';
import type { Database } from '../../platform/database/database.ts';

interface NewEntry {
  type: ContentType;
  slug: string;
  position: number;
  broughtAs: string | null;
}

/** Undefined when an entry has this address, or came with the product under this name before. */
export async function insertEntry(db: Database, entry: NewEntry): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into content_entries (type, slug, position, brought_as)
    values (${entry.type}, ${entry.slug}, ${entry.position}, ${entry.broughtAs})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

interface NewRevision {
  entryId: number;
  zh: Edition;
  en: Edition;
  cover: string | null;
  tags: readonly string[];
  materialIds: readonly number[];
  shopIds?: readonly number[];
  topicIds?: readonly number[];
  facts: object;
  spelt: string;
  madeBy: number | undefined;
}

export async function insertRevision(db: Database, revision: NewRevision): Promise<number> {
  const { zh, en } = revision;
  const { rows } = await sql<{ id: number }>`
    insert into content_revisions (entry_id, title_zh, title_en, summary_zh, summary_en, seo_zh, seo_en, body_zh,
      body_en, cover, tags, material_ids, shop_ids, topic_ids, facts, spelt, made_by)
    values (${revision.entryId}, ${zh.title}, ${en.title}, ${zh.summary}, ${en.summary}, ${zh.seo}, ${en.seo},
      ${JSON.stringify(zh.body)}::jsonb, ${JSON.stringify(en.body)}::jsonb, ${revision.cover},
      ${revision.tags}::text[], ${revision.materialIds}::bigint[], ${revision.shopIds ?? []}::bigint[],
      ${revision.topicIds ?? []}::bigint[], ${JSON.stringify(revision.facts)}::jsonb, ${revision.spelt}, ${revision.madeBy ?? null})
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Shows a revision of a draft to visitors from now on. */
export async function publishDraft(db: Database, entryId: number, revisionId: number): Promise<void> {
  await sql`
    update content_entries
    set state = 'published', published_revision = ${revisionId}, published_at = clock_now()
    where id = ${entryId} and state = 'draft'`.execute(db);
}

/** Names under which entries have come with the product, whatever became of them. */
export async function namesBrought(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ broughtAs: string }>`
    select brought_as from content_entries where brought_as is not null`.execute(db);
  return new Set(rows.map(({ broughtAs }) => broughtAs));
}
