import { sql } from 'kysely';
import type { Account } from '#contract/domain/account.ts';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../platform/database/database.ts';

type Kind = Account['kind'];

/** Locks the user, so that changes of an account and their undoing wait for each other. */
export async function lockUser(db: Database, id: number) {
  return await db
    .selectFrom('users')
    .select(['email', 'mobile', sql<Language>`language`.as('language')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Throws a unique violation when the account is taken; the caller catches it. */
export async function setAccount(db: Database, userId: number, account: Account): Promise<void> {
  await db
    .updateTable('users')
    .set({ [account.kind]: account.value })
    .where('id', '=', userId)
    .execute();
}

interface NewChange {
  userId: number;
  kind: Kind;
  was: string | null;
  tokenHash: Buffer;
  hours: number;
}

export async function insertChange(db: Database, { hours, ...change }: NewChange): Promise<void> {
  const expiresAt = sql<Date>`clock_now() + make_interval(hours => ${hours}::int)`;
  await db
    .insertInto('accountChanges')
    .values({ ...change, expiresAt })
    .execute();
}

export async function findUserOfChange(db: Database, tokenHash: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom('accountChanges')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row?.userId;
}

/** Marks a change and all later ones of the user as undone, newest first; returns nothing once the link has expired. */
export async function undoSince(db: Database, tokenHash: Buffer) {
  const { rows } = await sql<{ kind: Kind; was: string | null }>`
    with undone as (
      update account_changes change set undone_at = clock_now()
      from account_changes link
      where link.token_hash = ${tokenHash} and link.undone_at is null and link.expires_at > clock_now()
        and change.user_id = link.user_id and change.id >= link.id and change.undone_at is null
      returning change.id, change.kind, change.was
    )
    select kind, was from undone order by id desc`.execute(db);
  return rows;
}

/** Restores old addresses and removes the password. Throws as `setAccount` does. */
export async function restoreAccount(
  db: Database,
  userId: number,
  old: Partial<Record<Kind, string | null>>,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...old, passwordHash: null })
    .where('id', '=', userId)
    .execute();
}

interface NewEmailLink {
  userId: number;
  email: string;
  tokenHash: Buffer;
  hours: number;
}

export async function insertEmailLink(db: Database, { hours, ...link }: NewEmailLink): Promise<void> {
  const expiresAt = sql<Date>`clock_now() + make_interval(hours => ${hours}::int)`;
  await db
    .insertInto('emailLinks')
    .values({ ...link, expiresAt })
    .execute();
}

/** Uses an email link; only the newest link of a user is valid, and only once. */
export async function useEmailLink(db: Database, tokenHash: Buffer) {
  return await db
    .updateTable('emailLinks as link')
    .set({ usedAt: sql`clock_now()` })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`clock_now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('emailLinks as newer')
            .select('newer.email')
            .whereRef('newer.userId', '=', 'link.userId')
            .whereRef('newer.createdAt', '>', 'link.createdAt'),
        ),
      ),
    )
    .returning(['link.userId', 'link.email'])
    .executeTakeFirst();
}

/** Deletes all email links of a user, because a stranger may have asked for them. */
export async function deleteEmailLinks(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('emailLinks').where('userId', '=', userId).execute();
}
