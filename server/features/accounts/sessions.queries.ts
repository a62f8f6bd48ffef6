import { sql } from 'kysely';
import type { Account } from '#contract/domain/account.ts';
import type { CompanyRole } from '#contract/domain/company.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { type Database, readPrepared } from '../../platform/database/database.ts';

export type EndReason = 'logoff' | 'refreshed' | 'reused' | 'password' | 'disabled' | 'elsewhere' | 'staff';

export interface SessionRow {
  id: number;
  userId: number;
  family: string;
  live: boolean;
  endReason: EndReason | null;
  stale: boolean;
  unseen: boolean;
  proven: boolean;
  hasFactor: boolean;
  nickname: string;
  gid: number;
  roles: StaffRole[];
  customerId: number | null;
  companyRole: CompanyRole;
  customerStatus: number | null;
  customerType: number | null;
  projectId: number | null;
  projectStatus: number | null;
  videoFlag: number;
  photoFlag: number;
  signFlag: number;
  hintsSeen: string[];
}

const FIND_SESSION = `
  select s.id, s.user_id, s.family, s.end_reason,
    s.ended_at is null and s.expires_at > clock_now() and u.disabled_at is null as live,
    clock_now() > s.created_at + (s.expires_at - s.created_at) / 4 as stale,
    clock_now() > s.last_seen_at + interval '5 minutes' as unseen,
    s.second_factor_at is not null as proven,
    u.totp_confirmed_at is not null as has_factor,
    u.nickname, u.gid, u.video_flag, u.photo_flag, u.sign_flag, u.hints_seen,
    u.roles,
    u.customer_id, u.company_role, c.status as customer_status, c.type as customer_type,
    u.project_id, p.status as project_status
  from sessions s
  join users u on u.id = s.user_id
  left join customer_facts c on c.id = u.customer_id
  left join project_facts p on p.id = u.project_id
  where s.token_hash = $1`;

/** Reads everything that a request needs to know about its caller in one indexed query, because every call needs it. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const statement = { name: 'find-session', text: FIND_SESSION, values: [tokenHash] };
  const [row] = await readPrepared<SessionRow>(db, statement);
  return row;
}

interface NewSession {
  userId: number;
  tokenHash: Buffer;
  userAgent: string;
  address: string;
  /** The session that this one continues. */
  continues?: number | undefined;
  deviceHash?: Buffer | undefined;
}

/** Adds a session that ends after 12 hours for staff and after 30 days for others. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await sql`
    insert into sessions
      (user_id, token_hash, family, signed_in_at, second_factor_at, expires_at, user_agent, address, device_hash)
    select ${session.userId}, ${session.tokenHash}, coalesce(old.family, gen_random_uuid()),
      coalesce(old.signed_in_at, clock_now()), old.second_factor_at,
      clock_now() + case
        when (select roles from users where id = ${session.userId}) <> '{}' then interval '12 hours'
        else interval '30 days'
      end,
      ${session.userAgent}, ${session.address}, coalesce(${session.deviceHash ?? null}::bytea, old.device_hash)
    from (select 1) as one left join sessions old on old.id = ${session.continues ?? null}`.execute(db);
}

/** Whether somebody has logged in to the account on this device. */
export async function isKnownDevice(db: Database, account: Account, deviceHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('deviceHash', '=', deviceHash)
    .where(`users.${account.kind}`, '=', account.value)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets the devices on which a user has logged in, except that of one session. */
export async function forgetDevices(db: Database, userId: number, except = 0): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ deviceHash: null })
    .where('userId', '=', userId)
    .where('id', '!=', except)
    .where('deviceHash', 'is not', null)
    .execute();
}

export async function touchSession(db: Database, id: number, address: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql`clock_now()`, address })
    .where('id', '=', id)
    .execute();
}

export async function markProven(db: Database, id: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: sql`clock_now()` })
    .where('id', '=', id)
    .execute();
}

interface Ending {
  id?: number;
  family?: string;
  userId?: number;
  /** Keeps this session. */
  except?: number;
}

/** Ends the live sessions that match all given conditions; returns how many. */
export async function endSessions(db: Database, which: Ending, reason: EndReason): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt: sql`clock_now()`, endReason: reason })
    .where('endedAt', 'is', null)
    .$if(which.id !== undefined, (query) => query.where('id', '=', which.id ?? 0))
    .$if(which.family !== undefined, (query) => query.where('family', '=', which.family ?? ''))
    .$if(which.userId !== undefined, (query) => query.where('userId', '=', which.userId ?? 0))
    .$if(which.except !== undefined, (query) => query.where('id', '!=', which.except ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function listLiveSessions(db: Database, userId: number) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'address', 'signedInAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`clock_now()`)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
}
