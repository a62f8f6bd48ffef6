import { type RawBuilder, sql } from 'kysely';
import type { InvoiceView } from '#contract/calls/invoices-desk.ts';
import type { ErrandFault } from '#contract/domain/invoice.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { WITH_THING } from '../with-thing.queries.ts';
import { INVOICE, type InvoiceRecord, OPEN } from '../invoices.queries.ts';

export interface DeskRecord extends InvoiceRecord {
  buyer: string;
  account: string;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  fault: ErrandFault | null;
}

/** Conditions for a list, worded like the partial indexes so that PostgreSQL uses them. */
function inView(view: InvoiceView, me: number): RawBuilder<boolean> {
  switch (view) {
    case 'queue':
      return sql`${OPEN}`;
    case 'overdue':
      return sql`${OPEN} and i.due_at < clock_now()`;
    case 'stuck':
      return sql`exists (select from invoice_errands e where e.invoice_id = i.id and e.fault is not null)`;
    case 'mine':
      return sql`i.state in ('applied', 'issuing', 'red-requested') and i.claimed_by = ${me} and i.claimed_until > clock_now()`;
    case 'red':
      return sql`i.state = 'red-requested'`;
    case 'issued':
    case 'rejected':
      return sql`i.state = ${view} and i.decided_at is not null`;
  }
}

const orderOf = (view: InvoiceView) =>
  view === 'issued' || view === 'rejected' ? sql`i.decided_at desc, i.id desc` : sql`i.due_at, i.id`;

const COLUMNS = sql`
  ${INVOICE}, u.nickname as buyer, coalesce(u.email, u.mobile, '') as account,
  claimer.id as claimed_by, claimer.nickname as claimer, i.claimed_until, i.decided_at, decider.nickname as decided_by,
  (select fault from invoice_errands e where e.invoice_id = i.id and e.fault is not null order by e.id desc limit 1) as fault`;

const WITH_PEOPLE = sql`
  join user_facts u on u.id = i.user_id
  left join user_facts claimer on claimer.id = i.claimed_by and i.claimed_until > clock_now()
  left join user_facts decider on decider.id = i.decided_by`;

interface Filter {
  view: InvoiceView;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

export async function listForView(db: Database, filter: Filter, me: number) {
  const pattern = containing(filter.keyword);
  const from = sql`
    from invoices i ${WITH_PEOPLE}
    where ${inView(filter.view, me)} and (${filter.keyword} = '' or i.number ilike ${pattern} or i.title ilike ${pattern}
      or i.tax_number ilike ${pattern} or i.invoice_number ilike ${pattern} or u.nickname ilike ${pattern}
      or u.email ilike ${pattern} or exists (
        select from invoice_lines l ${WITH_THING} where l.invoice_id = i.id and thing.number ilike ${pattern}))`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<DeskRecord>`
    select ${COLUMNS} ${from} order by ${orderOf(filter.view)}
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

type Counts = Record<InvoiceView, number>;

/** Decisions count for 30 days. */
export async function countInvoices(db: Database, me: number): Promise<Counts> {
  const lately = sql`i.decided_at > clock_now() - interval '30 days'`;
  const count = (view: InvoiceView, more = sql`true`) =>
    sql`(select count(*) from invoices i where ${inView(view, me)} and ${more})`;
  const { rows } = await sql<Counts>`
    select ${count('queue')} as queue, ${count('overdue')} as overdue, ${count('mine')} as mine,
      ${count('stuck')} as stuck, ${count('red')} as red,
      ${count('issued', lately)} as issued, ${count('rejected', lately)} as rejected`.execute(db);
  return rows[0]!;
}

export async function findForDesk(db: Database, id: number): Promise<DeskRecord | undefined> {
  const { rows } = await sql<DeskRecord>`
    select ${COLUMNS} from invoices i ${WITH_PEOPLE} where i.id = ${id}`.execute(db);
  return rows[0];
}

export async function findSealedAccount(db: Database, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: string }>`
    select account_sealed as sealed from invoices where id = ${id} and account_sealed is not null`.execute(db);
  return rows[0]?.sealed;
}
