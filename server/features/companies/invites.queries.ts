import { sql } from 'kysely';
import { COMPANY_LIMITS, type CompanyRole } from '#contract/domain/company.ts';
import type { Database } from '../../platform/database/database.ts';

interface NewInvite {
  customerId: number;
  email: string;
  role: CompanyRole;
  tokenHash: Buffer;
  invitedBy: number;
}

export async function insertInvite(db: Database, invite: NewInvite): Promise<number> {
  const days = COMPANY_LIMITS.inviteDays;
  const { id } = await db
    .insertInto('companyInvites')
    .values({ ...invite, expiresAt: sql<Date>`clock_now() + make_interval(days => ${days}::int)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends open invitations of a company, by id or to an address; returns their ids. */
export async function endInvites(
  db: Database,
  customerId: number,
  which: { id: number } | { email: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update company_invites set withdrawn_at = clock_now()
    where customer_id = ${customerId} and used_at is null and withdrawn_at is null
      and ${'id' in which ? sql`id = ${which.id}` : sql`email = ${which.email}`}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Open, not expired, of an open company, and from somebody who still administers it. */
const GOOD = sql`
  i.used_at is null and i.withdrawn_at is null and i.expires_at > clock_now() and exists (
    select from active_members a where a.user_id = i.invited_by and a.customer_id = i.customer_id and a.role = 'admin')`;

export interface InviteRow {
  id: number;
  customerId: number;
  company: string;
  role: CompanyRole;
  by: string;
}

/** A good invitation to the address of this account; undefined for everybody else. */
export async function findInvite(db: Database, tokenHash: Buffer, userId: number): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    select i.id, i.customer_id, c.name as company, i.role, sender.nickname as by
    from company_invites i join customers c on c.id = i.customer_id
    join user_facts sender on sender.id = i.invited_by
    join user_facts u on u.id = ${userId} and u.email = i.email
    where i.token_hash = ${tokenHash} and ${GOOD}`.execute(db);
  return rows[0];
}

/** Uses an invitation up; only the first caller gets true. */
export async function useInvite(db: Database, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update company_invites i set used_at = clock_now() where i.id = ${id} and ${GOOD}`.execute(db);
  return numAffectedRows === 1n;
}

interface OpenInvite {
  id: number;
  email: string;
  role: CompanyRole;
  by: string;
  expiresAt: Date;
}

export async function listInvites(db: Database, customerId: number): Promise<OpenInvite[]> {
  const { rows } = await sql<OpenInvite>`
    select i.id, i.email, i.role, i.expires_at, (select nickname from user_facts where id = i.invited_by) as by
    from company_invites i where i.customer_id = ${customerId} and ${GOOD} order by i.id desc`.execute(db);
  return rows;
}

/** The account of an address: whether it is a member already, and the language to write in. */
export async function findInvited(db: Database, email: string) {
  const { rows } = await sql<{ language: 'zh' | 'en'; customerId: number | null }>`
    select u.language, p.customer_id from user_facts u left join company_people p on p.user_id = u.id
    where u.email = ${email}`.execute(db);
  return rows[0];
}
