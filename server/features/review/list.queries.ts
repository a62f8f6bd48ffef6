import { type RawBuilder, sql } from 'kysely';
import { REVIEWS_LISTED_UP_TO, type ReviewView } from '#contract/calls/review.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Barred, ReviewRound, Verdict } from '#contract/domain/review.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import { barredFor, inView } from './conditions.queries.ts';

export interface ReviewFilter {
  view: ReviewView;
  kind?: MediaKind | undefined;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

const CODES = /^[VPME]\d{8,}(?:[\s,，、;；]+[VPME]\d{8,})*$/i;

/** Same expression as in the index over pending materials. */
const WORDS = sql`lower(m.title_zh || chr(10) || m.title_en || chr(10) || m.file_name)`;
const MOST_OWNERS = sql.lit(100);
const TOO_MANY = sql.lit(REVIEWS_LISTED_UP_TO + 1);

interface Meant {
  condition: RawBuilder<boolean>;
  /** Matches more than a list shows. */
  everywhere?: boolean;
}

/** Codes match exactly; other keywords match titles, file names, shops and owners. */
async function meant(db: Database, { keyword, view }: ReviewFilter): Promise<Meant | undefined> {
  if (keyword === '') return undefined;
  if (CODES.test(keyword)) return { condition: sql`m.code = any(${keyword.toUpperCase().split(/[\s,，、;；]+/)})` };
  const owners = await findOwners(db, keyword);
  const waits = view === 'queue' || view === 'overdue' || view === 'appeals';
  const found = waits && keyword.length > 1 ? await findPending(db, keyword, owners) : undefined;
  if (found && found.length <= REVIEWS_LISTED_UP_TO) return { condition: sql`m.id = any(${found})` };
  // A frequent keyword is soon found by walking along the list, without an index.
  return {
    condition: sql`(${WORDS} like lower(${containing(keyword)}) or m.owner_id = any(${owners}))`,
    everywhere: found !== undefined,
  };
}

async function findOwners(db: Database, keyword: string): Promise<number[]> {
  const pattern = containing(keyword);
  const { rows } = await sql<{ id: number }>`
    select u.id from user_facts u left join shop_facts s on s.owner_id = u.id
    where u.nickname ilike ${pattern} or s.name_zh ilike ${pattern} or s.name_en ilike ${pattern}
    limit ${MOST_OWNERS}`.execute(db);
  return rows.map((row) => row.id);
}

/** Pending materials that match; each half stops just above the limit of a list. */
async function findPending(db: Database, keyword: string, owners: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select m.id from material_facts m
      where m.state = 'pending' and letter_pairs(${WORDS}) @> letter_pairs(lower(${keyword}))
        and ${WORDS} like lower(${containing(keyword)})
      limit ${TOO_MANY})
    union all
    (select m.id from material_facts m where m.state = 'pending' and m.owner_id = any(${owners}) limit ${TOO_MANY})`.execute(
    db,
  );
  return [...new Set(rows.map((row) => row.id))];
}

export interface ListedRow {
  id: number;
  materialId: number;
  code: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
  fileName: string;
  thumbnail: string | null;
  ownerZh: string;
  ownerEn: string;
  round: ReviewRound;
  findings: number;
  openedAt: Date;
  dueAt: Date;
  overdue: boolean;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
  barred: Barred | null;
  verdict: Verdict | null;
  decidedAt: Date | null;
  decider: string | null;
  firstVerdict: Verdict | null;
}

/** Columns that a list shows of a review, with who has claimed it. */
const shown = (me: number) => sql`
  r.id, r.material_id, m.code, m.kind, m.title_zh, m.title_en, m.file_name, r.round, r.opened_at, r.due_at,
  r.state = 'open' and r.due_at < clock_now() as overdue,
  (select key from material_thumbnails where material_id = m.id) as thumbnail,
  coalesce(s.name_zh, u.nickname) as owner_zh, coalesce(s.name_en, u.nickname) as owner_en,
  (select count(*) from finding_facts where material_id = m.id) as findings,
  claimer.id as claimed_by, claimer.nickname as claimer, r.claimed_until,
  ${barredFor(me)} as barred,
  r.verdict, r.decided_at, decider.nickname as decider,
  case when r.state = 'decided' then (select first.verdict from reviews first where first.id = r.about_id) end
    as first_verdict`;

export async function findReviews(db: Database, filter: ReviewFilter, me: { userId: number; admin: boolean }) {
  const words = await meant(db, filter);
  const source = words ? sql`reviews r join material_facts m on m.id = r.material_id` : sql`reviews r`;
  const where = sql`${inView(filter.view, me)}
    ${filter.kind ? sql`and r.kind = ${filter.kind}` : sql``} ${words ? sql`and ${words.condition}` : sql``}`;
  const whole = filter.view === 'queue' && filter.kind === undefined;
  const found = words?.everywhere && whole ? REVIEWS_LISTED_UP_TO + 1 : await count(db, source, where);
  const offset = (filter.pageNo - 1) * filter.pageSize;
  const limit = Math.min(filter.pageSize, Math.max(0, REVIEWS_LISTED_UP_TO - offset));
  if (limit === 0 || offset >= found) return { found, rows: [] };
  const decided = filter.view === 'decided' || filter.view === 'disagreements';
  const order = decided ? sql`r.decided_at desc, r.id desc` : sql`r.due_at, r.id`;
  const { rows } = await sql<ListedRow>`
    select ${shown(me.userId)}
    from (select r.* from ${source} where ${where} order by ${order} limit ${limit} offset ${offset}) r
    join material_facts m on m.id = r.material_id
    join user_facts u on u.id = m.owner_id
    left join shop_facts s on s.id = m.shop_id
    left join user_facts claimer on claimer.id = r.claimed_by and r.claimed_until > clock_now() and r.state = 'open'
    left join user_facts decider on decider.id = r.decided_by
    order by ${order}`.execute(db);
  return { found, rows };
}

/** Counts up to just above the limit of a list. */
async function count(db: Database, source: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${source} where ${where} limit ${TOO_MANY}) found`.execute(db);
  return rows[0]?.total ?? 0;
}
