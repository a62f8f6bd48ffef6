import { type RawBuilder, sql } from 'kysely';
import type { ApplicationView } from '#contract/calls/applications-desk.ts';
import type { ApplicationState, Subject } from '#contract/domain/application.ts';
import { containing, type Database } from '../../../platform/database/database.ts';

export interface DeskRow {
  id: number;
  userId: number;
  state: ApplicationState;
  realName: string;
  nickname: string;
  city: string;
  subjects: Subject[];
  exclusive: boolean;
  pictures: number;
  again: boolean;
  thumbnailKey: string | null;
  submittedAt: Date;
  dueAt: Date;
  overdue: boolean;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
  decidedAt: Date | null;
  decider: string | null;
}

const OPEN = sql`a.state in ('submitted', 'reviewing')`;

/** Conditions for a list, worded like the partial indexes so that PostgreSQL uses them. */
function inView(view: ApplicationView, me: number): RawBuilder<boolean> {
  switch (view) {
    case 'queue':
      return sql`${OPEN}`;
    case 'overdue':
      return sql`${OPEN} and a.due_at < clock_now()`;
    case 'mine':
      return sql`${OPEN} and a.claimed_by = ${me} and a.claimed_until > clock_now()`;
    case 'asked':
      return sql`a.state = 'more-needed'`;
    case 'approved':
      return sql`a.state = 'approved' and a.decided_at is not null`;
    case 'rejected':
      return sql`a.state = 'rejected' and a.decided_at is not null`;
  }
}

const ORDER = {
  queue: sql`a.due_at, a.id`,
  overdue: sql`a.due_at, a.id`,
  mine: sql`a.due_at, a.id`,
  asked: sql`a.submitted_at, a.id`,
  approved: sql`a.decided_at desc, a.id desc`,
  rejected: sql`a.decided_at desc, a.id desc`,
} satisfies Record<ApplicationView, unknown>;

const COLUMNS = sql`
  a.id, a.user_id, a.state, a.real_name, a.nickname, a.city, a.subjects, coalesce(a.exclusive, false) as exclusive,
  (select count(*) from application_pictures p where p.application_id = a.id) as pictures,
  (select count(*) > 1 from application_events e where e.application_id = a.id and e.kind = 'submitted') as again,
  (select p.thumbnail_key from application_pictures p where p.application_id = a.id order by p.id limit 1)
    as thumbnail_key,
  a.submitted_at, a.due_at, ${OPEN} and a.due_at < clock_now() as overdue,
  claimer.id as claimed_by, claimer.nickname as claimer, a.claimed_until, a.decided_at, decider.nickname as decider`;

const WITH_PEOPLE = sql`
  join user_facts u on u.id = a.user_id
  left join user_facts claimer on claimer.id = a.claimed_by and a.claimed_until > clock_now()
  left join user_facts decider on decider.id = a.decided_by`;

interface Filter {
  view: ApplicationView;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

export async function listApplications(db: Database, filter: Filter, me: number) {
  const pattern = containing(filter.keyword);
  const from = sql`
    from applications a ${WITH_PEOPLE}
    where ${inView(filter.view, me)} and (${filter.keyword} = '' or a.real_name ilike ${pattern}
      or a.nickname ilike ${pattern} or a.city ilike ${pattern} or a.phone ilike ${pattern} or u.email ilike ${pattern})`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<DeskRow>`
    select ${COLUMNS} ${from} order by ${ORDER[filter.view]}
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

interface Counts {
  queue: number;
  overdue: number;
  mine: number;
  asked: number;
  approved: number;
  rejected: number;
}

/** Decisions count for 30 days. */
export async function countApplications(db: Database, me: number): Promise<Counts> {
  const lately = sql`a.decided_at > clock_now() - interval '30 days'`;
  const count = (view: ApplicationView, more = sql`true`) =>
    sql`(select count(*) from applications a where ${inView(view, me)} and ${more})`;
  const { rows } = await sql<Counts>`
    select ${count('queue')} as queue, ${count('overdue')} as overdue, ${count('mine')} as mine,
      ${count('asked')} as asked, ${count('approved', lately)} as approved, ${count('rejected', lately)} as rejected`.execute(
    db,
  );
  return rows[0]!;
}

export interface DeskDetail extends DeskRow {
  account: string;
  memberSince: Date;
  phone: string;
  wechat: string;
  bio: string;
  gear: string;
  platforms: string;
  videoLinks: string[];
}

/** Drafts are nobody's business but their applicant's. */
export async function findForDesk(db: Database, id: number): Promise<DeskDetail | undefined> {
  const { rows } = await sql<DeskDetail>`
    select ${COLUMNS}, coalesce(u.email, u.mobile, '') as account, u.created_at as member_since, a.phone, a.wechat,
      a.bio, a.gear, a.platforms, a.video_links
    from applications a ${WITH_PEOPLE} where a.id = ${id} and a.state <> 'draft'`.execute(db);
  return rows[0];
}

/** Other applications of the same person that were submitted, newest first. */
export async function listEarlier(db: Database, { id, userId }: { id: number; userId: number }) {
  const { rows } = await sql<{ id: number; state: ApplicationState; at: Date }>`
    select id, state, coalesce(decided_at, submitted_at) as at from applications
    where user_id = ${userId} and id < ${id} and state <> 'draft' order by id desc`.execute(db);
  return rows;
}
