import { sql } from 'kysely';
import { BANK_DAYS, type BankLook, type BankReason, type BankState } from '#contract/domain/bank.ts';
import type { Database } from '../../platform/database/database.ts';
import { resealColumn } from '../../platform/database/reseal.ts';
import type { Secrets } from '../../platform/secrets.ts';

export interface AccountRow {
  id: number;
  state: BankState;
  company: boolean;
  holder: string;
  bank: string;
  branch: string;
  province: string;
  city: string;
  numberEnd: string;
  submittedAt: Date;
  dueAt: Date;
  decidedAt: Date | null;
  reason: BankReason | null;
  words: string;
}

export const ACCOUNT = sql`
  b.id, b.state, b.company, b.holder, b.bank, b.branch, b.province, b.city, b.number_end, b.submitted_at, b.due_at,
  b.decided_at, b.reason, b.words`;

/** Everything that one person sent, newest first. */
export async function listAccounts(db: Database, userId: number): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select ${ACCOUNT} from bank_accounts b where b.user_id = ${userId} order by b.id desc`.execute(db);
  return rows;
}

/** The account that is paid to. */
export async function findCurrent(db: Database, userId: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${ACCOUNT} from bank_accounts b where b.user_id = ${userId} and b.state = 'passed'
    order by b.decided_at desc, b.id desc limit 1`.execute(db);
  return rows[0];
}

export interface Payable {
  id: number;
  holder: string;
  company: boolean;
  bank: string;
  branch: string;
  province: string;
  city: string;
  phone: string;
  numberSealed: string;
  numberEnd: string;
}

export async function findPayable(db: Database, userId: number): Promise<Payable | undefined> {
  const { rows } = await sql<Payable>`
    select id, holder, company, bank, branch, province, city, phone, number_sealed, number_end from payable_accounts
    where user_id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * When the year after the last change that passed is over, in China; undefined when it is, or nothing ever passed. An
 * account in a name that is no longer the verified one is not locked.
 */
export async function readLock(db: Database, userId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select until from (
      select year_after_in_china(max(decided_at)) as until from bank_accounts
      where user_id = ${userId} and state = 'passed') l
    where until > clock_now() and not exists (
      select from payable_accounts a join real_name_facts n on n.user_id = a.user_id
      where a.user_id = ${userId} and n.name <> a.holder)`.execute(db);
  return rows[0]?.until;
}

/** The verified real name of somebody. */
export async function findHolder(
  db: Database,
  userId: number,
): Promise<{ name: string; company: boolean } | undefined> {
  const { rows } = await sql<{ name: string; company: boolean }>`
    select name, company from real_name_facts where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Changes of one person's accounts come one after the other until the transaction ends. */
export async function lockPerson(db: Database, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bank:${userId}`}, 0))`.execute(db);
}

export interface NewAccount {
  userId: number;
  company: boolean;
  holder: string;
  bank: string;
  branch: string;
  province: string;
  city: string;
  numberSealed: string;
  numberEnd: string;
  phone: string;
}

/** Undefined when another one is under review. */
export async function insertAccount(db: Database, account: NewAccount): Promise<number | undefined> {
  const row = await db
    .insertInto('bankAccounts')
    .values({ ...account, dueAt: sql`due_in(${sql.lit(BANK_DAYS)})` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface LookRow {
  by: string;
  what: BankLook;
  at: Date;
}

/** Who read the numbers of these accounts, newest first. Before bank's files counted, nobody wrote down what it was. */
export async function listLooks(db: Database, ids: readonly number[]): Promise<LookRow[]> {
  const subjects = ids.map((id) => `bank-account:${id}`);
  const { rows } = await sql<LookRow>`
    select actor as by, coalesce(after ->> 'what', 'number') as what, at from audit_facts
    where subject = any(${subjects}) and action = 'bank-account.looked' order by id desc limit 100`.execute(db);
  return rows;
}

export async function resealAccounts(db: Database, secrets: Secrets): Promise<number> {
  return await resealColumn(db, secrets, { table: 'bank_accounts', column: 'number_sealed' });
}
