import { sql } from 'kysely';
import type { CompanyView } from '#contract/calls/companies.ts';
import { COMPANY_STATUS } from '#contract/domain/company.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { COLUMNS, type CompanyRow } from '../companies.queries.ts';

export interface DeskRow extends CompanyRow {
  applicant: string | null;
  overdue: boolean;
  members: number;
  decidedBy: string | null;
  licenceKey: string | null;
}

const DESK_COLUMNS = sql`
  ${COLUMNS}, applicant.nickname as applicant, c.status = 0 and c.due_at < clock_now() as overdue,
  (select count(*) from company_people where customer_id = c.id) as members, decider.nickname as decided_by,
  c.licence_key`;
const TABLES = sql`
  customers c
  left join user_facts applicant on applicant.id = c.applied_by
  left join user_facts decider on decider.id = c.decided_by`;

const STATUS: Record<CompanyView, number> = {
  queue: COMPANY_STATUS.applied,
  open: COMPANY_STATUS.open,
  rejected: COMPANY_STATUS.rejected,
  closed: COMPANY_STATUS.closed,
};

interface Filter {
  view: CompanyView;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

export async function listForView(db: Database, { view, keyword, pageNo, pageSize }: Filter) {
  const pattern = containing(keyword);
  const from = sql`
    from ${TABLES} where c.status = ${STATUS[view]} and (${keyword} = '' or c.name ilike ${pattern}
      or c.credit_code ilike ${pattern} or applicant.nickname ilike ${pattern} or applicant.email ilike ${pattern})`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<DeskRow>`
    select ${DESK_COLUMNS} ${from} order by ${view === 'queue' ? sql`c.due_at, c.id` : sql`c.id desc`}
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

type Counts = Record<CompanyView | 'overdue', number>;

export async function countViews(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where status = 0) as queue,
      count(*) filter (where status = 0 and due_at < clock_now()) as overdue, count(*) filter (where status = 1) as open,
      count(*) filter (where status = 2) as rejected, count(*) filter (where status = 3) as closed
    from customers`.execute(db);
  return rows[0]!;
}

export async function findForDesk(db: Database, customerId: number): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`
    select ${DESK_COLUMNS} from ${TABLES} where c.id = ${customerId}`.execute(db);
  return rows[0];
}

/** Another open company with the same credit code. */
export async function findSame(db: Database, { customerId, creditCode }: CompanyRow) {
  const { rows } = await sql<{ customerId: number; name: string }>`
    select id as customer_id, name from customers
    where status = 1 and credit_code = ${creditCode} and credit_code <> '' and id <> ${customerId}`.execute(db);
  return rows[0] ?? null;
}
