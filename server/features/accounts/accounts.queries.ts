import { sql } from 'kysely';
import type { Account } from '#contract/domain/account.ts';
import type { Language } from '#contract/domain/language.ts';
import { GID, SIGN_FLAG, type StaffRole } from '#contract/domain/roles.ts';
import type { Database } from '../../platform/database/database.ts';

const language = sql<Language>`language`.as('language');

export async function findUserByAccount(db: Database, account: Account) {
  return await db
    .selectFrom('users')
    .select(['id', 'nickname', 'passwordHash', 'disabledAt', language])
    .where(account.kind, '=', account.value)
    .executeTakeFirst();
}

export async function findUser(db: Database, id: number) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'mobile', 'passwordHash', 'nickname', 'createdAt', language])
    .select((is) =>
      is
        .selectFrom('emailLinks')
        .select('emailLinks.email')
        .whereRef('emailLinks.userId', '=', 'users.id')
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', sql<Date>`clock_now()`)
        .orderBy('emailLinks.createdAt', 'desc')
        .limit(1)
        .as('pendingEmail'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

interface NewUser {
  account: Account;
  nickname: string;
  language: Language;
  passwordHash: string | null;
  gid?: number;
  demo?: boolean;
}

/** Adds a user and returns the id; undefined when the email address or mobile number already belongs to somebody. */
export async function insertUser(db: Database, user: NewUser): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      [user.account.kind]: user.account.value,
      nickname: user.nickname,
      language: user.language,
      passwordHash: user.passwordHash,
      gid: user.gid ?? 1,
      demo: user.demo ?? false,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setPassword(db: Database, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
}

export async function updateProfile(
  db: Database,
  userId: number,
  profile: { nickname: string; language: Language },
): Promise<void> {
  await db.updateTable('users').set(profile).where('id', '=', userId).execute();
}

/** Returns the language before; undefined when it was the same. */
export async function updateLanguage(db: Database, userId: number, language: Language): Promise<Language | undefined> {
  const { rows } = await sql<{ before: Language }>`
    update users set language = ${language} from users before
    where users.id = ${userId} and before.id = users.id and before.language <> ${language}
    returning before.language as before`.execute(db);
  return rows[0]?.before;
}

/** Deletes old codes, links and limits, and sessions that ended a month ago. */
export async function deleteExpired(db: Database): Promise<void> {
  const dayAgo = sql<Date>`clock_now() - interval '1 day'`;
  const monthAgo = sql<Date>`clock_now() - interval '30 days'`;
  await db.deleteFrom('verificationCodes').where('expiresAt', '<', dayAgo).execute();
  await db.deleteFrom('emailLinks').where('expiresAt', '<', dayAgo).execute();
  await db.deleteFrom('accountChanges').where('expiresAt', '<', dayAgo).execute();
  await db.deleteFrom('staffInvites').where('expiresAt', '<', monthAgo).execute();
  await db
    .deleteFrom('rateLimits')
    .where('expiresAt', '<', sql<Date>`clock_now()`)
    .execute();
  await db.deleteFrom('sessions').where('expiresAt', '<', monthAgo).execute();
}

/** False when the user already had all of them. */
export async function addRoles(db: Database, userId: number, roles: StaffRole[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ roles: sql`array(select distinct unnest(roles || ${roles}::text[]) order by 1)` })
    .where('id', '=', userId)
    .where(sql<boolean>`not roles @> ${roles}::text[]`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks the account until the transaction ends. */
export async function lockSignFlag(db: Database, userId: number): Promise<number> {
  const { signFlag } = await db
    .selectFrom('users')
    .select('signFlag')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return signFlag;
}

export async function setSignFlag(db: Database, userId: number, signFlag: number): Promise<void> {
  await db.updateTable('users').set({ signFlag }).where('id', '=', userId).execute();
}

/** Asks all photographers for their consent, or tells them; who rejected before, or still has to agree, is asked. */
export async function askPhotographers(
  db: Database,
  kind: 'consent' | 'notice',
  refusers: readonly number[],
): Promise<void> {
  const { consent, notice } = SIGN_FLAG;
  await sql`
    update users set sign_flag = case
      when ${kind} = 'consent' or sign_flag = ${consent} or id = any(${refusers}) then ${sql.lit(consent)}
      else ${sql.lit(notice)} end
    where gid = ${GID.photographer}`.execute(db);
}

/** Photographers who still have to answer the agreement. */
export interface UploadFlags {
  videos: boolean;
  photos: boolean;
}

const uploadFlags = (userId: number) => sql<UploadFlags>`
  select video_flag = 1 as videos, photo_flag = 1 as photos from users
  where id = ${userId} and gid = ${GID.photographer}`;

/** What a photographer may upload; undefined for everybody else. */
export async function readUploadFlags(db: Database, userId: number): Promise<UploadFlags | undefined> {
  return (await uploadFlags(userId).execute(db)).rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockUploadFlags(db: Database, userId: number): Promise<UploadFlags | undefined> {
  return (await sql<UploadFlags>`${uploadFlags(userId)} for update`.execute(db)).rows[0];
}

export async function setUploadFlags(db: Database, userId: number, { videos, photos }: UploadFlags): Promise<void> {
  await db
    .updateTable('users')
    .set({ videoFlag: Number(videos), photoFlag: Number(photos) })
    .where('id', '=', userId)
    .execute();
}

/** A photographer whose account is open, as one of their sessions would see them. */
export async function readSeller(db: Database, userId: number) {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'nickname', 'gid', 'videoFlag', 'photoFlag', 'signFlag'])
    .where('id', '=', userId)
    .where('gid', '=', GID.photographer)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function countAsked(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users where gid = ${GID.photographer} and sign_flag <> ${SIGN_FLAG.none}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** False when the account is not a buyer's. */
export async function toPhotographer(
  db: Database,
  { userId, videos, photos }: { userId: number; videos: boolean; photos: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      gid: GID.photographer,
      videoFlag: Number(videos),
      photoFlag: Number(photos),
      signFlag: SIGN_FLAG.consent,
    })
    .where('id', '=', userId)
    .where('gid', '=', GID.buyer)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
