import { type RawBuilder, sql } from 'kysely';
import type { RealNameView } from '#contract/calls/real-name.ts';
import type { NameReason, RealNameState } from '#contract/domain/real-name.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import type { RealNameRow } from '../real-name.queries.ts';

export interface DeskRow extends RealNameRow {
  account: string;
  nickname: string;
  overdue: boolean;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
  decidedBy: string | null;
}

const OPEN = sql`r.state = 'verifying'`;

/** Conditions for a list, worded like the partial indexes so that PostgreSQL uses them. */
function inView(view: RealNameView, me: number): RawBuilder<boolean> {
  switch (view) {
    case 'queue':
      return sql`${OPEN}`;
    case 'overdue':
      return sql`${OPEN} and r.due_at < clock_now()`;
    case 'mine':
      return sql`${OPEN} and r.claimed_by = ${me} and r.claimed_until > clock_now()`;
    case 'verified':
      return sql`r.state = 'verified' and r.decided_at is not null`;
    case 'rejected':
      return sql`r.state = 'rejected' and r.decided_at is not null`;
  }
}

const BY_DEADLINE = sql`r.due_at, r.id`;
const NEWEST = sql`r.decided_at desc, r.id desc`;
const orderOf = (view: RealNameView) => (view === 'verified' || view === 'rejected' ? NEWEST : BY_DEADLINE);

const COLUMNS = sql`
  r.id, r.state, r.paper, r.name, r.number_end, r.submitted_at, r.due_at, r.decided_at, r.reason, r.words,
  coalesce(u.email, u.mobile, '') as account, u.nickname, ${OPEN} and r.due_at < clock_now() as overdue,
  claimer.id as claimed_by, claimer.nickname as claimer, r.claimed_until, decider.nickname as decided_by`;

const WITH_PEOPLE = sql`
  join user_facts u on u.id = r.user_id
  left join user_facts claimer on claimer.id = r.claimed_by and r.claimed_until > clock_now()
  left join user_facts decider on decider.id = r.decided_by`;

interface Filter {
  view: RealNameView;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

export async function listRealNames(db: Database, filter: Filter, me: number) {
  const pattern = containing(filter.keyword);
  const from = sql`
    from real_names r ${WITH_PEOPLE}
    where ${inView(filter.view, me)} and (${filter.keyword} = '' or r.name ilike ${pattern}
      or u.nickname ilike ${pattern} or u.email ilike ${pattern} or u.mobile ilike ${pattern}
      or r.number_end = upper(${filter.keyword}))`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<DeskRow>`
    select ${COLUMNS} ${from} order by ${orderOf(filter.view)}
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

type Counts = Record<RealNameView, number>;

/** Decisions count for 30 days. */
export async function countRealNames(db: Database, me: number): Promise<Counts> {
  const lately = sql`r.decided_at > clock_now() - interval '30 days'`;
  const count = (view: RealNameView, more = sql`true`) =>
    sql`(select count(*) from real_names r where ${inView(view, me)} and ${more})`;
  const { rows } = await sql<Counts>`
    select ${count('queue')} as queue, ${count('overdue')} as overdue, ${count('mine')} as mine,
      ${count('verified', lately)} as verified, ${count('rejected', lately)} as rejected`.execute(db);
  return rows[0]!;
}

export interface DeskDetail extends DeskRow {
  userId: number;
  phone: string;
}

export async function findForDesk(db: Database, id: number): Promise<DeskDetail | undefined> {
  const { rows } = await sql<DeskDetail>`
    select ${COLUMNS}, r.user_id, r.phone from real_names r ${WITH_PEOPLE} where r.id = ${id}`.execute(db);
  return rows[0];
}

interface Earlier {
  id: number;
  state: RealNameState;
  reason: NameReason | null;
  words: string;
  decidedBy: string | null;
  at: Date;
}

export async function listEarlier(db: Database, { id, userId }: { id: number; userId: number }): Promise<Earlier[]> {
  const { rows } = await sql<Earlier>`
    select r.id, r.state, r.reason, r.words, decider.nickname as decided_by, coalesce(r.decided_at, r.submitted_at) as at
    from real_names r left join user_facts decider on decider.id = r.decided_by
    where r.user_id = ${userId} and r.id < ${id} order by r.id desc`.execute(db);
  return rows;
}
