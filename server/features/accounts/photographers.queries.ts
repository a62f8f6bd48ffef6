import { sql } from 'kysely';
import type { AgreementKind } from '#contract/domain/agreement.ts';
import { GID, SIGN_FLAG } from '#contract/domain/roles.ts';
import type { Database } from '../../platform/database/database.ts';

/** Locks the account until the transaction ends; whatever only refers to it goes on. */
export async function lockSignFlag(db: Database, userId: number): Promise<number> {
  const { signFlag } = await db
    .selectFrom('users')
    .select('signFlag')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return signFlag;
}

export async function setSignFlag(db: Database, userId: number, signFlag: number): Promise<void> {
  await db.updateTable('users').set({ signFlag }).where('id', '=', userId).execute();
}

/** Asks all photographers for their consent, or tells them; who rejected before, or still has to agree, is asked. */
export async function askPhotographers(db: Database, kind: AgreementKind, refusers: readonly number[]): Promise<void> {
  const { consent, notice } = SIGN_FLAG;
  await sql`
    update users set sign_flag = case
      when ${kind} = 'consent' or sign_flag = ${consent} or id = any(${refusers}) then ${sql.lit(consent)}
      else ${sql.lit(notice)} end
    where gid = ${GID.photographer}`.execute(db);
}

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
  return (await sql<UploadFlags>`${uploadFlags(userId)} for no key update`.execute(db)).rows[0];
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

/** How many photographers still have to answer the agreement. */
export async function countAsked(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users where gid = ${GID.photographer} and sign_flag <> ${SIGN_FLAG.none}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Photographers who still have to answer the agreement, and whether they are asked or told. */
export async function listAsked(db: Database): Promise<{ userId: number; kind: AgreementKind }[]> {
  const { rows } = await sql<{ userId: number; kind: AgreementKind }>`
    select id as user_id, case when sign_flag = ${SIGN_FLAG.consent} then 'consent' else 'notice' end as kind
    from users where gid = ${GID.photographer} and sign_flag <> ${SIGN_FLAG.none} and disabled_at is null
    order by id`.execute(db);
  return rows;
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
