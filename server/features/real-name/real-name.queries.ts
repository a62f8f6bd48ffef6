import { type RawBuilder, sql } from 'kysely';
import {
  type IdPaper,
  type NameLook,
  type NameReason,
  REAL_NAME_DAYS,
  type RealNameState,
} from '#contract/domain/real-name.ts';
import type { Database } from '../../platform/database/database.ts';
import { resealColumn } from '../../platform/database/reseal.ts';
import type { Secrets } from '../../platform/secrets.ts';

export interface RealNameRow {
  id: number;
  state: RealNameState;
  paper: IdPaper;
  name: string;
  numberEnd: string;
  submittedAt: Date;
  dueAt: Date;
  decidedAt: Date | null;
  reason: NameReason | null;
  words: string;
}

const COLUMNS = sql`id, state, paper, name, number_end, submitted_at, due_at, decided_at, reason, words`;

export async function findNewest(db: Database, userId: number): Promise<RealNameRow | undefined> {
  const { rows } = await sql<RealNameRow>`
    select ${COLUMNS} from real_names where user_id = ${userId} order by id desc limit 1`.execute(db);
  return rows[0];
}

/** The one that counts. */
export async function findVerified(db: Database, userId: number): Promise<RealNameRow | undefined> {
  const { rows } = await sql<RealNameRow>`
    select ${COLUMNS} from real_names where user_id = ${userId} and state = 'verified'`.execute(db);
  return rows[0];
}

interface Known {
  name: string;
  phone: string;
  phoneVerified: boolean;
}

/** What was sent last, else the application, else the account tells already. */
export async function readKnown(db: Database, userId: number): Promise<Known> {
  const { rows } = await sql<Known>`
    select coalesce(r.name, c.real_name, '') as name, coalesce(r.phone, nullif(c.phone, ''), u.mobile, '') as phone,
      coalesce(r.phone is not null or c.phone_verified or c.phone = u.mobile
        or (c.phone is null and u.mobile is not null), false) as phone_verified
    from user_facts u
    left join applicant_contacts c on c.user_id = u.id
    left join lateral (
      select name, phone from real_names where user_id = u.id and phone <> '' order by id desc limit 1) r on true
    where u.id = ${userId}`.execute(db);
  return rows[0] ?? { name: '', phone: '', phoneVerified: false };
}

/** Whether the account logs in with this number, or has proven it before. */
export async function isProvenPhone(db: Database, userId: number, phone: string): Promise<boolean> {
  const { rows } = await sql`
    select from user_facts u left join applicant_contacts c on c.user_id = u.id
    where u.id = ${userId}
      and (u.mobile = ${phone} or (c.phone = ${phone} and c.phone_verified)
        or exists (select from real_names r where r.user_id = u.id and r.phone = ${phone}))`.execute(db);
  return rows.length === 1;
}

export interface NewRealName {
  userId: number;
  paper: IdPaper;
  name: string;
  numberSealed: string;
  numberEnd: string;
  addressSealed: string;
  fingerprint: Buffer;
  phone: string;
}

const DUE: RawBuilder<Date> = sql`due_in(${sql.lit(REAL_NAME_DAYS)})`;

/** Undefined when another one is being verified, or the number belongs to another account. */
export async function insertRealName(db: Database, real: NewRealName): Promise<number | undefined> {
  const row = await db
    .insertInto('realNames')
    .values({ ...real, dueAt: DUE })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether another account uses the number, hashed with any key. */
export async function isTaken(db: Database, userId: number, fingerprints: readonly Buffer[]): Promise<boolean> {
  const { rows } = await sql`
    select from real_names
    where fingerprint in (${sql.join(fingerprints)}) and state <> 'rejected' and user_id <> ${userId} limit 1`.execute(
    db,
  );
  return rows.length === 1;
}

export async function isVerified(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`select from real_name_facts where user_id = ${userId}`.execute(db);
  return rows.length === 1;
}

/** Adds a verified real name to an account without any; undefined when it has one. */
export async function insertVerified(
  db: Database,
  email: string,
  real: Omit<NewRealName, 'userId'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into real_names (user_id, state, paper, name, number_sealed, number_end, address_sealed, fingerprint, phone, due_at,
      decided_at)
    select id, 'verified', ${real.paper}, ${real.name}, ${real.numberSealed}, ${real.numberEnd}, ${real.addressSealed},
      ${real.fingerprint},
      ${real.phone}, clock_now(), clock_now()
    from user_facts u
    where email = ${email} and not exists (select from real_names r where r.user_id = u.id and r.state = 'verifying')
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

interface LookRow {
  by: string;
  what: NameLook;
  at: Date;
}

/** Who saw the papers, the number or the address, newest first, of one real name or of all of an account. */
export async function listLooks(db: Database, ids: readonly number[]): Promise<LookRow[]> {
  const subjects = ids.map((id) => `real-name:${id}`);
  const { rows } = await sql<LookRow>`
    select actor as by, after ->> 'what' as what, at from audit_facts
    where subject = any(${subjects}) and action = 'real-name.looked' order by id desc limit 100`.execute(db);
  return rows;
}

export async function listIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('realNames').select('id').where('userId', '=', userId).execute();
  return rows.map(({ id }) => id);
}

export async function resealNumbers(db: Database, secrets: Secrets): Promise<number> {
  const numbers = await resealColumn(db, secrets, {
    table: 'real_names',
    column: 'number_sealed',
    hashes: {
      with: 'paper',
      made: (number, paper) => ({ fingerprint: secrets.fingerprint('identity', paper, number) }),
    },
  });
  const addresses = await resealColumn(db, secrets, { table: 'real_names', column: 'address_sealed' });
  return numbers + addresses + (await resealColumn(db, secrets, { table: 'identity_pictures', column: 'sealed_key' }));
}

interface VerifiedRow {
  id: number;
  userId: number;
  name: string;
  paper: IdPaper;
  numberSealed: string;
  addressSealed: string | null;
  phone: string;
}

/** Verified real names by account, with sealed numbers and addresses; who opens one writes down why (`recordNameLooks`). */
export async function verifiedNames(db: Database, userIds: readonly number[]): Promise<Map<number, VerifiedRow>> {
  const { rows } = await sql<VerifiedRow>`
    select id, user_id, name, paper, number_sealed, address_sealed, phone from real_names
    where state = 'verified' and user_id = any(${userIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.userId, row]));
}
