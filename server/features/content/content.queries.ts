import { sql } from 'kysely';
import type { Block } from '#contract/domain/blocks.ts';
import type { ContentType, FactsOf } from '#contract/domain/content.ts';
import type { Database } from '../../platform/database/database.ts';

export interface ShownRow<Type extends ContentType = ContentType> {
  id: number;
  slug: string;
  titleZh: string;
  titleEn: string;
  summaryZh: string;
  summaryEn: string;
  seoZh: string;
  seoEn: string;
  bodyZh: Block[];
  bodyEn: Block[];
  cover: string | null;
  tags: string[];
  materialIds: number[];
  shopIds: number[];
  topicIds: number[];
  facts: FactsOf<Type>;
  spelt: string;
  publishedAt: Date;
  changedAt: Date;
}

export const SHOWN = sql`
  id, slug, title_zh, title_en, summary_zh, summary_en, seo_zh, seo_en, body_zh, body_en, cover, tags, material_ids,
  to_jsonb(shop_ids) as shop_ids, to_jsonb(topic_ids) as topic_ids, facts, spelt, published_at, changed_at`;

export async function findShown(db: Database, type: ContentType, slug: string): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`
    select ${SHOWN} from shown_entries where type = ${type} and slug = ${slug}`.execute(db);
  return rows[0];
}

interface Narrowed {
  type: ContentType;
  tag: string | undefined;
  brand: string | undefined;
  year: number | undefined;
}

export async function listShown(
  db: Database,
  { type, tag, brand, year }: Narrowed,
  page: { limit: number; offset: number },
): Promise<{ rows: ShownRow[]; total: number }> {
  const narrowed = sql`
    type = ${type}
    and (${tag ?? null}::text is null or tags @> array[${tag ?? null}::text])
    and (${brand ?? null}::text is null or facts ->> 'brand' = ${brand ?? null})
    and (${year ?? null}::int is null or (facts ->> 'year')::int = ${year ?? null})`;
  const { rows } = await sql<ShownRow>`
    select ${SHOWN} from shown_entries where ${narrowed}
    order by position, published_at desc, id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  const { rows: sums } = await sql<{ total: number }>`
    select count(*) as total from shown_entries where ${narrowed}`.execute(db);
  return { rows, total: sums[0]?.total ?? 0 };
}

export async function shownQuestions(db: Database): Promise<ShownRow<'question'>[]> {
  const { rows } = await sql<ShownRow<'question'>>`
    select ${SHOWN} from shown_entries where type = 'question' order by position, id`.execute(db);
  return rows;
}

/** Pages of a contest, in their order. */
export async function shownOfContest(db: Database, contestId: number): Promise<ShownRow<'contest'>[]> {
  const { rows } = await sql<ShownRow<'contest'>>`
    select ${SHOWN} from shown_entries where type = 'contest' and (facts ->> 'contestId')::bigint = ${contestId}
    order by position, published_at desc, id desc limit 100`.execute(db);
  return rows;
}

interface ArticleDates {
  about: Date | null;
  questions: Date | null;
}

/** When the pages that editors write were last changed; null while there is nothing to read. */
export async function articleDates(db: Database): Promise<ArticleDates> {
  const { rows } = await sql<ArticleDates>`
    select max(changed) filter (where type = 'page' and slug = 'about') as about,
      max(changed) filter (where type = 'question') as questions
    from (select type, slug, greatest(changed_at, published_at) as changed from shown_entries
      where type in ('page', 'question')) as shown`.execute(db);
  return rows[0]!;
}

interface Vote {
  entryId: number;
  voter: Buffer;
  helpful: boolean;
  comment: string;
}

/** One judgement of a question a day for each person; the last one counts. */
export async function putVote(db: Database, { entryId, voter, helpful, comment }: Vote): Promise<void> {
  await sql`
    insert into content_votes (entry_id, voter, day, helpful, comment)
    values (${entryId}, ${voter}, day_in_china(clock_now()), ${helpful}, ${comment})
    on conflict (entry_id, voter, day) do update
      set helpful = excluded.helpful, comment = excluded.comment, at = clock_now()`.execute(db);
}
