import { sql } from 'kysely';
import { COMPANY_LIMITS, COMPANY_STATES, type CompanyRole, type CompanyState } from '#contract/domain/company.ts';
import type { ReferenceRules } from '#contract/domain/references.ts';
import type { Database } from '../../platform/database/database.ts';

export interface CompanyRow {
  customerId: number;
  name: string;
  creditCode: string;
  state: CompanyState;
  words: string;
  appliedAt: Date;
  dueAt: Date;
  decidedAt: Date | null;
  approveAboveFen: number | null;
  references: ReferenceRules;
}

/** The state of `customers c` in words; the numbers are those of the session. */
const STATE = sql<CompanyState>`(${sql.val([...COMPANY_STATES])}::text[])[c.status + 1]`;
/** Which references orders of `customers c` carry. */
export const RULES = sql<ReferenceRules>`
  jsonb_build_object('poNumber', c.po_number_rule, 'costCentre', c.cost_centre_rule)`;
export const COLUMNS = sql`
  c.id as customer_id, c.name, c.credit_code, ${STATE} as state, c.words, c.applied_at, c.due_at, c.decided_at,
  c.approve_above_fen, ${RULES} as references`;
const DUE = sql`due_in(${sql.lit(COMPANY_LIMITS.decisionDays)})`;

export type OwnRow = CompanyRow & { role: CompanyRole };

export async function findOwn(db: Database, userId: number): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select ${COLUMNS}, p.role from company_people p join customers c on c.id = p.customer_id
    where p.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Holds a company, so that its members and its state are changed by one person at a time. */
export async function lockCompany(db: Database, customerId: number): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select ${COLUMNS} from customers c where c.id = ${customerId} for update`.execute(db);
  return rows[0];
}

/** The same against changes only: others may hold it like this at the same time. */
export async function shareCompany(db: Database, customerId: number): Promise<void> {
  await sql`select from customers where id = ${customerId} for share`.execute(db);
}

interface Given {
  name: string;
  creditCode: string;
  licenceKey: string;
  appliedBy: number;
}

export async function insertCompany(db: Database, given: Given): Promise<number> {
  const { id } = await db
    .insertInto('customers')
    .values({ ...given, status: 0, dueAt: sql<Date>`${DUE}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces what a rejected application said; returns where its old picture lies. */
export async function rewriteApplication(db: Database, customerId: number, given: Given): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update customers c set name = ${given.name}, credit_code = ${given.creditCode}, licence_key = ${given.licenceKey},
      applied_by = ${given.appliedBy}, applied_at = clock_now(), due_at = ${DUE}
    from customers before where c.id = ${customerId} and before.id = c.id
    returning before.licence_key as before`.execute(db);
  return rows[0]?.before ?? null;
}

interface Move {
  customerId: number;
  from: CompanyState;
  to: CompanyState;
  words: string;
  /** Staff who decided; an applicant decides nothing. */
  by: number | null;
}

const statusOf = (state: CompanyState) => COMPANY_STATES.indexOf(state);

/** False when it is in another state, or another open company has its credit code. */
export async function updateState(db: Database, { customerId, from, to, words, by }: Move): Promise<boolean> {
  // Companies with one credit code are opened one after the other.
  if (to === 'open')
    await sql`
      select pg_advisory_xact_lock(hashtextextended('credit-code:' || credit_code, 0))
      from customers where id = ${customerId}`.execute(db);
  const { numAffectedRows } = await sql`
    update customers c set status = ${statusOf(to)}, words = ${words}, decided_by = ${by},
      decided_at = case when ${by}::bigint is null then null else clock_now() end
    where c.id = ${customerId} and c.status = ${statusOf(from)} and not (${to} = 'open' and exists (
      select from customers other
      where other.id <> c.id and other.status = 1 and other.credit_code = c.credit_code and c.credit_code <> ''))`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
