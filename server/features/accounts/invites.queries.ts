import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import type { Database } from '../../platform/database/database.ts';

interface NewInvite {
  email: string;
  roles: StaffRole[];
  language: Language;
  tokenHash: Buffer;
  invitedBy: number;
  hours: number;
}

/** Adds an invite and returns its id; undefined while another one to the address is open. */
export async function insertInvite(db: Database, { hours, ...invite }: NewInvite): Promise<number | undefined> {
  const row = await db
    .insertInto('staffInvites')
    .values({ ...invite, expiresAt: sql<Date>`clock_now() + make_interval(hours => ${hours}::int)` })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Ends open invites, by id or of an address; returns their ids. */
export async function withdrawInvites(db: Database, which: { id: number } | { email: string }): Promise<number[]> {
  const rows = await db
    .updateTable('staffInvites')
    .set({ withdrawnAt: sql`clock_now()` })
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : 0))
    .$if('email' in which, (query) => query.where('email', '=', 'email' in which ? which.email : ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Open, not expired, and from somebody who is still an administrator. */
const GOOD = sql`
  i.used_at is null and i.withdrawn_at is null and i.expires_at > clock_now() and exists (
    select from users u where u.id = i.invited_by and u.roles @> '{admin}' and u.disabled_at is null)`;

export interface InviteRow {
  id: number;
  email: string;
  roles: StaffRole[];
  language: Language;
}

export async function findInvite(db: Database, tokenHash: Buffer): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    select i.id, i.email, i.roles, i.language from staff_invites i
    where i.token_hash = ${tokenHash} and ${GOOD}`.execute(db);
  return rows[0];
}

/** Uses an invite up; only the first caller gets it. */
export async function useInvite(db: Database, tokenHash: Buffer): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    update staff_invites i set used_at = clock_now()
    where i.token_hash = ${tokenHash} and ${GOOD}
    returning i.id, i.email, i.roles, i.language`.execute(db);
  return rows[0];
}

interface OpenInvite {
  id: number;
  email: string;
  roles: StaffRole[];
  by: string;
  expiresAt: Date;
}

const MOST_LISTED = 100;

export async function listOpenInvites(db: Database): Promise<OpenInvite[]> {
  const { rows } = await sql<OpenInvite>`
    select i.id, i.email, i.roles, i.expires_at, (select nickname from users where id = i.invited_by) as by
    from staff_invites i where ${GOOD} order by i.id desc limit ${MOST_LISTED}`.execute(db);
  return rows;
}
