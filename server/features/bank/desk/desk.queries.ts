import { type RawBuilder, sql } from 'kysely';
import type { BankView } from '#contract/calls/bank.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { ACCOUNT, type AccountRow } from '../bank.queries.ts';

export interface DeskRow extends AccountRow {
  account: string;
  nickname: string;
  overdue: boolean;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
  decidedBy: string | null;
}

const OPEN = sql`b.state = 'reviewing'`;

/** Conditions for a list, worded like the partial indexes so that PostgreSQL uses them. */
function inView(view: BankView, me: number): RawBuilder<boolean> {
  switch (view) {
    case 'queue':
      return sql`${OPEN}`;
    case 'overdue':
      return sql`${OPEN} and b.due_at < clock_now()`;
    case 'mine':
      return sql`${OPEN} and b.claimed_by = ${me} and b.claimed_until > clock_now()`;
    case 'passed':
    case 'rejected':
      return sql`b.state = ${view} and b.decided_at is not null`;
  }
}

const orderOf = (view: BankView) =>
  view === 'passed' || view === 'rejected' ? sql`b.decided_at desc, b.id desc` : sql`b.due_at, b.id`;

const COLUMNS = sql`
  ${ACCOUNT}, coalesce(u.email, u.mobile, '') as account, u.nickname, ${OPEN} and b.due_at < clock_now() as overdue,
  claimer.id as claimed_by, claimer.nickname as claimer, b.claimed_until, decider.nickname as decided_by`;

const WITH_PEOPLE = sql`
  join user_facts u on u.id = b.user_id
  left join user_facts claimer on claimer.id = b.claimed_by and b.claimed_until > clock_now()
  left join user_facts decider on decider.id = b.decided_by`;

interface Filter {
  view: BankView;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

export async function listForView(db: Database, filter: Filter, me: number) {
  const pattern = containing(filter.keyword);
  const from = sql`
    from bank_accounts b ${WITH_PEOPLE}
    where ${inView(filter.view, me)} and (${filter.keyword} = '' or b.holder ilike ${pattern}
      or b.bank ilike ${pattern} or u.nickname ilike ${pattern} or u.email ilike ${pattern}
      or u.mobile ilike ${pattern} or b.number_end = ${filter.keyword})`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<DeskRow>`
    select ${COLUMNS} ${from} order by ${orderOf(filter.view)}
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

type Counts = Record<BankView, number>;

/** Decisions count for 30 days. */
export async function countAccounts(db: Database, me: number): Promise<Counts> {
  const lately = sql`b.decided_at > clock_now() - interval '30 days'`;
  const count = (view: BankView, more = sql`true`) =>
    sql`(select count(*) from bank_accounts b where ${inView(view, me)} and ${more})`;
  const { rows } = await sql<Counts>`
    select ${count('queue')} as queue, ${count('overdue')} as overdue, ${count('mine')} as mine,
      ${count('passed', lately)} as passed, ${count('rejected', lately)} as rejected`.execute(db);
  return rows[0]!;
}

export interface DeskDetail extends DeskRow {
  userId: number;
  phone: string;
}

export async function findForDesk(db: Database, id: number): Promise<DeskDetail | undefined> {
  const { rows } = await sql<DeskDetail>`
    select ${COLUMNS}, b.user_id, b.phone from bank_accounts b ${WITH_PEOPLE} where b.id = ${id}`.execute(db);
  return rows[0];
}

export async function findSealedNumber(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('bankAccounts').select('numberSealed').where('id', '=', id).executeTakeFirst();
  return row?.numberSealed;
}
