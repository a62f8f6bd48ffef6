import { sql } from 'kysely';
import type { CompanyRole } from '#contract/domain/company.ts';
import type { Database } from '../../platform/database/database.ts';

export interface PersonRow {
  userId: number;
  nickname: string;
  account: string;
  role: CompanyRole;
  since: Date | null;
}

/** Administrators first, then by when they joined. */
export async function listPeople(db: Database, customerId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select user_id, nickname, coalesce(email, mobile, '') as account, role, since from company_people
    where customer_id = ${customerId} order by role = 'admin' desc, since, user_id`.execute(db);
  return rows;
}

/** Whether somebody other than this person administers the company and can log in. */
export async function hasOtherAdmin(db: Database, customerId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from company_people
    where customer_id = ${customerId} and role = 'admin' and disabled_at is null and user_id <> ${userId} limit 1`.execute(
    db,
  );
  return rows.length === 1;
}

export async function findRole(db: Database, customerId: number, userId: number): Promise<CompanyRole | undefined> {
  const { rows } = await sql<{ role: CompanyRole }>`
    select role from company_people where customer_id = ${customerId} and user_id = ${userId}`.execute(db);
  return rows[0]?.role;
}

export async function listAdmins(db: Database, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id from company_people
    where customer_id = ${customerId} and role = 'admin' and disabled_at is null order by user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}
