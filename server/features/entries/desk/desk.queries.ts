import { type RawBuilder, sql } from 'kysely';
import type { EntryView } from '#contract/calls/entries-desk.ts';
import type { EntryForm, EntryState, RejectCode, TrackKind } from '#contract/domain/entry.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { countViews, type Page } from '../../../platform/database/page.ts';

export interface DeskRow {
  id: number;
  version: number;
  state: EntryState;
  title: string;
  contestZh: string;
  contestEn: string;
  trackZh: string;
  trackEn: string;
  kind: TrackKind;
  showsCar: boolean;
  files: number;
  again: boolean;
  thumbnailKey: string | null;
  submittedAt: Date;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
}

const WAITS = sql<boolean>`e.state = 'submitted'`;

const inView = (me: number): Record<EntryView, RawBuilder<boolean>> => ({
  queue: WAITS,
  mine: sql`${WAITS} and e.claimed_by = ${me} and e.claimed_until > clock_now()`,
  eligible: sql`e.state in ('judging', 'shortlisted', 'awarded', 'not-awarded')`,
  rejected: sql`e.state = 'rejected'`,
});

const OLDEST = sql`e.submitted_at, e.id`;
const LATEST = sql`e.decided_at desc nulls last, e.id desc`;
const ORDER = { queue: OLDEST, mine: OLDEST, eligible: LATEST, rejected: LATEST } satisfies Record<EntryView, unknown>;

const COLUMNS = sql`
  e.id, e.version, e.state, e.title, c.title_zh as contest_zh, c.title_en as contest_en, t.name_zh as track_zh,
  t.name_en as track_en, t.kind, t.shows_car,
  (select count(*) from contest_entry_files f where f.entry_id = e.id) as files,
  ${WAITS} and e.reject_code is not null as again,
  (select f.thumbnail_key from contest_entry_files f where f.entry_id = e.id and f.thumbnail_key is not null
    order by f.part = 'cover' desc, f.place limit 1) as thumbnail_key,
  e.submitted_at, claimer.id as claimed_by, claimer.nickname as claimer, e.claimed_until, e.decided_at,
  decider.nickname as decided_by`;

const JOINED = sql`
  join contest_facts c on c.id = e.contest_id
  join track_facts t on t.id = e.track_id
  left join user_facts claimer on claimer.id = e.claimed_by and e.claimed_until > clock_now()
  left join user_facts decider on decider.id = e.decided_by`;

interface Filter extends Page {
  view: EntryView;
  contestId: number | null;
  keyword: string;
}

/** Entries by words of their title or by their number. All else is read only of those on the page. */
export async function listEntries(db: Database, filter: Filter, me: number) {
  const { view, contestId, keyword, pageNo, pageSize } = filter;
  const conditions = [inView(me)[view]];
  if (contestId !== null) conditions.push(sql`e.contest_id = ${contestId}`);
  if (keyword !== '') conditions.push(sql`(e.title ilike ${containing(keyword)} or e.id::text = ${keyword})`);
  const found = sql`from contest_entries e where ${sql.join(conditions, sql` and `)}`;
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  const { rows } = await sql<DeskRow>`
    select ${COLUMNS}
    from (select e.* ${found} order by ${ORDER[view]} limit ${pageSize} offset ${(pageNo - 1) * pageSize}) e ${JOINED}
    order by ${ORDER[view]}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export async function countEntries(db: Database, me: number): Promise<Record<EntryView, number>> {
  return await countViews(db, sql`contest_entries e`, inView(me));
}

type Said = Pick<
  EntryForm,
  'story' | 'place' | 'takenOn' | 'gear' | 'editing' | 'aiUsed' | 'peopleShown' | 'declaresCar'
>;

export interface DeskDetail extends DeskRow, Said {
  entrantId: number;
  /** How the account calls itself and is reached; only compared with what was written. */
  accountNames: (string | null)[];
  sealedContact: string | null;
  carSeen: boolean | null;
  rejectCode: RejectCode | null;
  rejectWords: string;
  closesAt: Date;
  open: boolean;
}

/** Drafts and what was withdrawn are nobody's business but their entrant's. */
export async function findForDesk(db: Database, id: number): Promise<DeskDetail | undefined> {
  const { rows } = await sql<DeskDetail>`
    select ${COLUMNS}, e.story, e.place, e.taken_on::text as taken_on, e.gear, e.editing, e.ai_used, e.people_shown,
      e.declares_car, e.entrant_id, array[entrant.nickname, entrant.email, entrant.mobile] as account_names,
      e.sealed_contact, e.car_seen, e.reject_code, e.reject_words, c.closes_at, c.state = 'open' as open
    from contest_entries e ${JOINED} join user_facts entrant on entrant.id = e.entrant_id
    where e.id = ${id} and e.state not in ('draft', 'withdrawn')`.execute(db);
  return rows[0];
}

/** Who entered it, and what they said about how to reach them. */
export async function findContact(db: Database, id: number) {
  const { rows } = await sql<{ sealedContact: string | null; account: string }>`
    select e.sealed_contact, coalesce(u.email, u.mobile, '') as account
    from contest_entries e join user_facts u on u.id = e.entrant_id
    where e.id = ${id} and e.state not in ('draft', 'withdrawn')`.execute(db);
  return rows[0];
}
