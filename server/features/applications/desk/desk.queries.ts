import { type RawBuilder, sql } from 'kysely';
import type { ApplicationView } from '#contract/calls/applications-desk.ts';
import type { ApplicationState, Subject } from '#contract/domain/application.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { countViews, type Page, readPage } from '../../../platform/database/page.ts';
import { type QueueColumns, queueOf } from '../../accounts/accounts.ts';

export interface DeskRow extends QueueColumns {
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
  decidedAt: Date | null;
}

const QUEUE = queueOf('a', sql`a.state in ('submitted', 'reviewing')`);

const inView = (me: number): Record<ApplicationView, RawBuilder<boolean>> => ({
  ...QUEUE.views(me),
  asked: sql`a.state = 'more-needed'`,
  approved: QUEUE.decided('approved'),
  rejected: QUEUE.decided('rejected'),
});

const ORDER = {
  queue: QUEUE.byDeadline,
  overdue: QUEUE.byDeadline,
  mine: QUEUE.byDeadline,
  asked: sql`a.submitted_at, a.id`,
  approved: QUEUE.newestDecided,
  rejected: QUEUE.newestDecided,
} satisfies Record<ApplicationView, unknown>;

const COLUMNS = sql`
  a.id, a.user_id, a.state, a.real_name, a.nickname, a.city, a.subjects, coalesce(a.exclusive, false) as exclusive,
  (select count(*) from application_pictures p where p.application_id = a.id) as pictures,
  (select count(*) > 1 from application_events e where e.application_id = a.id and e.kind = 'submitted') as again,
  (select p.thumbnail_key from application_pictures p where p.application_id = a.id order by p.id limit 1)
    as thumbnail_key,
  a.submitted_at, a.due_at, a.decided_at, ${QUEUE.columns}`;

interface Filter extends Page {
  view: ApplicationView;
  keyword: string;
}

export async function listApplications(db: Database, filter: Filter, me: number) {
  const { view, keyword } = filter;
  const pattern = containing(keyword);
  const from = sql`
    from applications a ${QUEUE.people}
    where ${inView(me)[view]} and (${keyword} = '' or a.real_name ilike ${pattern}
      or a.nickname ilike ${pattern} or a.city ilike ${pattern} or a.phone ilike ${pattern} or u.email ilike ${pattern})`;
  return await readPage<DeskRow>(db, { columns: COLUMNS, from, order: ORDER[view] }, filter);
}

/** Decisions count for 30 days. */
export async function countApplications(db: Database, me: number): Promise<Record<ApplicationView, number>> {
  const { approved, rejected, ...open } = inView(me);
  return await countViews(db, sql`applications a`, {
    ...open,
    approved: sql`${approved} and ${QUEUE.lately}`,
    rejected: sql`${rejected} and ${QUEUE.lately}`,
  });
}

export interface DeskDetail extends DeskRow {
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
    select ${COLUMNS}, u.created_at as member_since, a.phone, a.wechat,
      a.bio, a.gear, a.platforms, a.video_links
    from applications a ${QUEUE.people} where a.id = ${id} and a.state <> 'draft'`.execute(db);
  return rows[0];
}

/** Other applications of the same person that were submitted, newest first. */
export async function listEarlier(db: Database, { id, userId }: { id: number; userId: number }) {
  const { rows } = await sql<{ id: number; state: ApplicationState; at: Date }>`
    select id, state, coalesce(decided_at, submitted_at) as at from applications
    where user_id = ${userId} and id < ${id} and state <> 'draft' order by id desc`.execute(db);
  return rows;
}
