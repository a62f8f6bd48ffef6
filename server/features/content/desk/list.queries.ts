import { sql } from 'kysely';
import type { ContentType, EntryState } from '#contract/domain/content.ts';
import type { Language } from '#contract/domain/language.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { type Page, readPage } from '../../../platform/database/page.ts';

const BEGUN = sql`(shown_from is null or shown_from <= clock_now())`;
const OVER = sql`shown_until <= clock_now()`;

const IN_STATE: Record<EntryState, ReturnType<typeof sql>> = {
  draft: sql`state = 'draft'`,
  scheduled: sql`state = 'published' and shown_from > clock_now()`,
  published: sql`state = 'published' and ${BEGUN} and (${OVER}) is not true`,
  ended: sql`state = 'published' and ${BEGUN} and ${OVER}`,
  withdrawn: sql`state = 'withdrawn'`,
};

/** What an entry is to visitors now. */
export const STATE_NOW = sql<EntryState>`
  case when state <> 'published' then state when not ${BEGUN} then 'scheduled' when ${OVER} then 'ended'
    else 'published' end`;

export interface ListedRow {
  id: number;
  version: number;
  type: ContentType;
  slug: string;
  state: EntryState;
  shownFrom: Date | null;
  shownUntil: Date | null;
  hasDraft: boolean;
}

export const LISTED = sql`
  id, version, type, slug, ${STATE_NOW} as state, shown_from, shown_until, draft_revision is not null as has_draft`;

interface Row extends ListedRow {
  titleZh: string;
  titleEn: string;
  missing: Language | null;
  changedAt: Date;
}

export interface Filter extends Page {
  type?: ContentType | undefined;
  state?: EntryState | undefined;
  missing?: Language | undefined;
  drafts: boolean;
  keyword: string;
}

const WORDS = sql`entry_words(slug, title_zh, title_en)`;

/** Names only the conditions that narrow, so that each list has an index. */
export async function listEntries(db: Database, filter: Filter) {
  const keyword = filter.keyword.toLowerCase();
  const conditions = [
    filter.type && sql`type = ${filter.type}`,
    filter.state && IN_STATE[filter.state],
    filter.missing && sql`missing = ${filter.missing}`,
    filter.drafts && sql`draft_revision is not null`,
    keyword !== '' && sql`letter_pairs(${WORDS}) @> letter_pairs(${keyword}) and ${WORDS} like ${containing(keyword)}`,
  ].filter((condition) => typeof condition === 'object');
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const columns = sql`${LISTED}, title_zh, title_en, missing, changed_at`;
  return await readPage<Row>(
    db,
    { columns, from: sql`from content_entries ${where}`, order: sql`changed_at desc, id desc` },
    filter,
  );
}

interface UnhelpfulRow {
  id: number;
  slug: string;
  titleZh: string;
  titleEn: string;
  helpful: number;
  unhelpful: number;
  comments: { at: string; comment: string }[];
}

const MOST_COMMENTS = 10;

/** Judgements of an answer count until it is changed. */
export async function listUnhelpful(db: Database, page: Page) {
  const from = sql`
    from shown_entries s
    cross join lateral (
      select count(*) filter (where helpful) as helpful, count(*) filter (where not helpful) as unhelpful
      from content_votes v where v.entry_id = s.id and v.at >= s.changed_at) judged
    where s.type = 'question' and judged.unhelpful > 0`;
  const columns = sql`
    s.id, s.slug, s.title_zh, s.title_en, judged.helpful, judged.unhelpful,
    (select coalesce(json_agg(json_build_object('at', told.at, 'comment', told.comment)), '[]') from (
      select v.at, v.comment from content_votes v
      where v.entry_id = s.id and v.at >= s.changed_at and not v.helpful and v.comment <> ''
      order by v.at desc, v.id desc limit ${MOST_COMMENTS}) told) as comments`;
  const order = sql`judged.unhelpful desc, judged.helpful, s.id`;
  return await readPage<UnhelpfulRow>(db, { columns, from, order }, page);
}
