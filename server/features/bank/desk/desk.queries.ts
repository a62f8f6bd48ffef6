import { type RawBuilder, sql } from 'kysely';
import type { BankView } from '#contract/calls/bank.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { countViews, type Page, readPage } from '../../../platform/database/page.ts';
import { type QueueColumns, queueOf } from '../../accounts/accounts.ts';
import { ACCOUNT, type AccountRow } from '../bank.queries.ts';

export type DeskRow = AccountRow & QueueColumns & { nickname: string };

const QUEUE = queueOf('b', sql`b.state = 'reviewing'`);

const inView = (me: number): Record<BankView, RawBuilder<boolean>> => ({
  ...QUEUE.views(me),
  passed: QUEUE.decided('passed'),
  rejected: QUEUE.decided('rejected'),
});

const COLUMNS = sql`${ACCOUNT}, u.nickname, ${QUEUE.columns}`;

interface Filter extends Page {
  view: BankView;
  keyword: string;
}

export async function listForView(db: Database, filter: Filter, me: number) {
  const { view, keyword } = filter;
  const pattern = containing(keyword);
  const from = sql`
    from bank_accounts b ${QUEUE.people}
    where ${inView(me)[view]} and (${keyword} = '' or b.holder ilike ${pattern}
      or b.bank ilike ${pattern} or u.nickname ilike ${pattern} or u.email ilike ${pattern}
      or u.mobile ilike ${pattern} or b.number_end = ${keyword})`;
  const order = view === 'passed' || view === 'rejected' ? QUEUE.newestDecided : QUEUE.byDeadline;
  return await readPage<DeskRow>(db, { columns: COLUMNS, from, order }, filter);
}

/** Decisions count for 30 days. */
export async function countAccounts(db: Database, me: number): Promise<Record<BankView, number>> {
  const { passed, rejected, ...open } = inView(me);
  return await countViews(db, sql`bank_accounts b`, {
    ...open,
    passed: sql`${passed} and ${QUEUE.lately}`,
    rejected: sql`${rejected} and ${QUEUE.lately}`,
  });
}

export type DeskDetail = DeskRow & { userId: number; phone: string };

export async function findForDesk(db: Database, id: number): Promise<DeskDetail | undefined> {
  const { rows } = await sql<DeskDetail>`
    select ${COLUMNS}, b.user_id, b.phone from bank_accounts b ${QUEUE.people} where b.id = ${id}`.execute(db);
  return rows[0];
}

export async function findSealedNumber(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('bankAccounts').select('numberSealed').where('id', '=', id).executeTakeFirst();
  return row?.numberSealed;
}
