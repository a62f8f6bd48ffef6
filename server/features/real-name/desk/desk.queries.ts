import { type RawBuilder, sql } from 'kysely';
import type { RealNameView } from '#contract/calls/real-name.ts';
import type { IdPaper, NameReason, RealNameState } from '#contract/domain/real-name.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { countViews, type Page, readPage } from '../../../platform/database/page.ts';
import { type QueueColumns, queueOf } from '../../accounts/accounts.ts';
import type { RealNameRow } from '../real-name.queries.ts';

export type DeskRow = RealNameRow & QueueColumns & { nickname: string };

const QUEUE = queueOf('r', sql`r.state = 'verifying'`);

const inView = (me: number): Record<RealNameView, RawBuilder<boolean>> => ({
  ...QUEUE.views(me),
  verified: QUEUE.decided('verified'),
  rejected: QUEUE.decided('rejected'),
});

const COLUMNS = sql`
  r.id, r.state, r.paper, r.name, r.number_end, r.submitted_at, r.due_at, r.decided_at, r.reason, r.words,
  u.nickname, ${QUEUE.columns}`;

interface Filter extends Page {
  view: RealNameView;
  keyword: string;
}

export async function listRealNames(db: Database, filter: Filter, me: number) {
  const { view, keyword } = filter;
  const pattern = containing(keyword);
  const from = sql`
    from real_names r ${QUEUE.people}
    where ${inView(me)[view]} and (${keyword} = '' or r.name ilike ${pattern}
      or u.nickname ilike ${pattern} or u.email ilike ${pattern} or u.mobile ilike ${pattern}
      or r.number_end = upper(${keyword}))`;
  const order = view === 'verified' || view === 'rejected' ? QUEUE.newestDecided : QUEUE.byDeadline;
  return await readPage<DeskRow>(db, { columns: COLUMNS, from, order }, filter);
}

/** Decisions count for 30 days. */
export async function countRealNames(db: Database, me: number): Promise<Record<RealNameView, number>> {
  const { verified, rejected, ...open } = inView(me);
  return await countViews(db, sql`real_names r`, {
    ...open,
    verified: sql`${verified} and ${QUEUE.lately}`,
    rejected: sql`${rejected} and ${QUEUE.lately}`,
  });
}

export type DeskDetail = DeskRow & { userId: number; phone: string };

export async function findForDesk(db: Database, id: number): Promise<DeskDetail | undefined> {
  const { rows } = await sql<DeskDetail>`
    select ${COLUMNS}, r.user_id, r.phone from real_names r ${QUEUE.people} where r.id = ${id}`.execute(db);
  return rows[0];
}

interface Earlier {
  id: number;
  state: RealNameState;
  paper: IdPaper;
  name: string;
  numberEnd: string;
  reason: NameReason | null;
  words: string;
  decidedBy: string | null;
  at: Date;
}

export async function listEarlier(db: Database, { id, userId }: { id: number; userId: number }): Promise<Earlier[]> {
  const { rows } = await sql<Earlier>`
    select r.id, r.state, r.paper, r.name, r.number_end, r.reason, r.words, decider.nickname as decided_by,
      coalesce(r.decided_at, r.submitted_at) as at
    from real_names r left join user_facts decider on decider.id = r.decided_by
    where r.user_id = ${userId} and r.id < ${id} order by r.id desc`.execute(db);
  return rows;
}
