import { sql } from 'kysely';
import type { Account } from '#contract/domain/account.ts';
import type { HintName } from '#contract/domain/hint.ts';
import type { Language } from '#contract/domain/language.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
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

/** Holds an account against changes by others; whatever is added for its user meanwhile does not wait. */
export async function holdUser(db: Database, id: number) {
  return await db
    .selectFrom('users')
    .select(['email', 'mobile', 'passwordHash'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
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

export async function addHintSeen(db: Database, userId: number, hint: HintName): Promise<void> {
  await sql`
    update users set hints_seen = hints_seen || ${hint}::text
    where id = ${userId} and ${hint} <> all (hints_seen)`.execute(db);
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
