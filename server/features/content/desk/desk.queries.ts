import { sql } from 'kysely';
import type { Body } from '#contract/domain/blocks.ts';
import type { ContentType } from '#contract/domain/content.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Page, readPage } from '../../../platform/database/page.ts';
import { LISTED, type ListedRow } from './list.queries.ts';

export interface EntryRow extends ListedRow {
  position: number;
  draftRevision: number | null;
  publishedRevision: number | null;
  publishedAt: Date | null;
  now: Date;
}

const ENTRY = sql`${LISTED}, position, draft_revision, published_revision, published_at, clock_now() as now`;

export async function findEntry(db: Database, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select ${ENTRY} from content_entries where id = ${id}`.execute(db);
  return rows[0];
}

export async function lockEntry(db: Database, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select ${ENTRY} from content_entries where id = ${id} for update`.execute(db);
  return rows[0];
}

/** A new question stands behind all others; of other types the newest stands first by itself. */
export async function nextPosition(db: Database, type: ContentType): Promise<number> {
  if (type !== 'question') return 0;
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 10 as next from content_entries where type = ${type}`.execute(db);
  return rows[0]!.next;
}

export async function setDraft(db: Database, id: number, revisionId: number): Promise<void> {
  await sql`
    update content_entries set draft_revision = ${revisionId}, version = version + 1 where id = ${id}`.execute(db);
}

export async function dropDraft(db: Database, id: number): Promise<void> {
  await sql`
    update content_entries set draft_revision = null, version = version + 1 where id = ${id}`.execute(db);
}

interface Dates {
  from: string | null;
  until: string | null;
}

/** Shows what was written last. What visitors read already keeps the day on which it was first published. */
export async function showEntry(db: Database, { id, state }: EntryRow, { from, until }: Dates): Promise<void> {
  const shownAlready = sql`${state === 'published'}::boolean`;
  await sql`
    update content_entries
    set state = 'published', published_revision = coalesce(draft_revision, published_revision), draft_revision = null,
      published_at = case when ${shownAlready} then published_at else clock_now() end,
      shown_from = case when ${shownAlready} then coalesce(${from}::timestamptz, shown_from)
        else ${from}::timestamptz end,
      shown_until = ${until}, version = version + 1
    where id = ${id}`.execute(db);
}

export async function withdrawEntry(db: Database, id: number): Promise<void> {
  await sql`
    update content_entries
    set state = 'withdrawn', shown_from = null, shown_until = null, version = version + 1
    where id = ${id} and state = 'published'`.execute(db);
}

export async function setSlug(db: Database, id: number, slug: string): Promise<void> {
  await sql`update content_entries set slug = ${slug}, version = version + 1 where id = ${id}`.execute(db);
}

export async function setPosition(db: Database, id: number, position: number): Promise<void> {
  await sql`update content_entries set position = ${position}, version = version + 1 where id = ${id}`.execute(db);
}

/** Lets an address that visitors know lead to the present one. */
export async function keepOldSlug(db: Database, entryId: number, slug: string): Promise<void> {
  await sql`
    insert into content_old_slugs (entry_id, slug) values (${entryId}, ${slug})
    on conflict (entry_id, slug) do update set renamed_at = clock_now()`.execute(db);
}

export interface RevisionRow {
  id: number;
  titleZh: string;
  titleEn: string;
  summaryZh: string;
  summaryEn: string;
  seoZh: string;
  seoEn: string;
  bodyZh: Body;
  bodyEn: Body;
  cover: string | null;
  tags: string[];
  materials: string[];
  shops: number[];
  topics: string[];
  facts: Record<string, unknown>;
  madeAt: Date;
  madeBy: string | null;
}

export async function findRevisions(db: Database, entryId: number, ids: readonly number[]): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select r.id, r.title_zh, r.title_en, r.summary_zh, r.summary_en, r.seo_zh, r.seo_en, r.body_zh, r.body_en, r.cover,
      r.tags, r.facts, r.made_at, u.nickname as made_by,
      array(select m.code from unnest(r.material_ids) with ordinality as wanted (id, place)
        join material_facts m on m.id = wanted.id order by wanted.place) as materials,
      to_jsonb(r.shop_ids) as shops,
      array(select t.slug from unnest(r.topic_ids) with ordinality as wanted (id, place)
        join topic_facts t on t.id = wanted.id order by wanted.place) as topics
    from content_revisions r left join user_facts u on u.id = r.made_by
    where r.entry_id = ${entryId} and r.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

export async function listRevisions(db: Database, entryId: number, page: Page) {
  return await readPage<Pick<RevisionRow, 'id' | 'titleZh' | 'titleEn' | 'madeAt' | 'madeBy'>>(
    db,
    {
      columns: sql`r.id, r.title_zh, r.title_en, r.made_at, u.nickname as made_by`,
      from: sql`from content_revisions r left join user_facts u on u.id = r.made_by where r.entry_id = ${entryId}`,
      order: sql`r.id desc`,
    },
    page,
  );
}

/** A revision that says the same as an earlier one; undefined when the entry has none of this number. */
export async function copyRevision(
  db: Database,
  { entryId, revisionId, madeBy }: { entryId: number; revisionId: number; madeBy: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into content_revisions (entry_id, title_zh, title_en, summary_zh, summary_en, seo_zh, seo_en, body_zh,
      body_en, cover, tags, material_ids, shop_ids, topic_ids, facts, spelt, made_by)
    select entry_id, title_zh, title_en, summary_zh, summary_en, seo_zh, seo_en, body_zh, body_en, cover, tags,
      material_ids, shop_ids, topic_ids, facts, spelt, ${madeBy}
    from content_revisions where entry_id = ${entryId} and id = ${revisionId}
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Materials by code, whatever their state. */
export async function materialsByCode(db: Database, codes: readonly string[]) {
  const { rows } = await sql<{ code: string; id: number; online: boolean }>`
    select code, id, state = 'online' as online from material_facts where code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
