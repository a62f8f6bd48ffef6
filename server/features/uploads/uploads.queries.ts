import { sql } from 'kysely';
import type { ReleaseKind, UploadKind } from '#contract/domain/upload.ts';
import type { Database } from '../../platform/database/database.ts';

/** Makes the uploads that one person begins wait for each other, so that their number is certain. */
export async function lockUploads(db: Database, userId: number): Promise<void> {
  await sql`select from user_facts where id = ${userId} for no key update`.execute(db);
}

export async function countOpen(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from uploads where user_id = ${userId} and state = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Paths of the open uploads of one person: the wanted one first, then the newest. */
export async function openPaths(
  db: Database,
  userId: number,
  { first, count }: { first: string; count: number },
): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from uploads where user_id = ${userId} and state = 'open'
    order by path = ${first} desc, id desc limit ${count}`.execute(db);
  return rows.map(({ path }) => path);
}

interface NewUpload {
  userId: number;
  kind: UploadKind;
  fileName: string;
  sizeBytes: number;
  path: string;
  entryFileId: number | null;
  originalOf: number | null;
}

export async function insertUpload(db: Database, upload: NewUpload): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

export interface Upload {
  id: number;
  kind: UploadKind;
  fileName: string;
  sizeBytes: number;
  path: string;
  state: 'open' | 'done' | 'given-up';
  materialId: number | null;
  releaseId: number | null;
  pictureId: number | null;
  contentPictureId: number | null;
  /** The place in an entry that it is for, while that is there. */
  entryFileId: number | null;
  /** The file of an entry that it is the original of. */
  originalOf: number | null;
  /** Code of the material made from it. */
  code: string | null;
}

export async function findUpload(db: Database, userId: number, path: string): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    select u.id, u.kind, u.file_name, u.size_bytes, u.path, u.state, u.material_id, u.release_id, u.picture_id,
      u.content_picture_id, u.entry_file_id, u.original_of, m.code
    from uploads u left join material_facts m on m.id = u.material_id
    where u.path = ${path} and u.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** True only for the caller who ends an open upload. */
export async function endUpload(
  db: Database,
  id: number,
  end: { state: 'done'; platform: string } | { state: 'given-up' },
): Promise<boolean> {
  const ended = await db
    .updateTable('uploads')
    .set({ ...end, endedAt: sql`clock_now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  return ended.length === 1;
}

/** What an upload became. */
export type Made =
  | { materialId: number }
  | { releaseId: number }
  | { pictureId: number }
  | { contentPictureId: number }
  | { entryFileId: number }
  | { originalOf: number };

export async function linkMade(db: Database, id: number, made: Made): Promise<void> {
  await db.updateTable('uploads').set(made).where('id', '=', id).execute();
}

export async function shopOf(db: Database, ownerId: number): Promise<number | null> {
  const row = await db.selectFrom('shopFacts').select('id').where('ownerId', '=', ownerId).executeTakeFirst();
  return row?.id ?? null;
}

interface ShopRow {
  id: number;
  ownerId: number;
  /** Its owner's account is disabled. */
  closed: boolean;
}

/** A shop whose owner stays as they are until the transaction ends. */
export async function lockShop(db: Database, id: number): Promise<ShopRow | undefined> {
  const { rows } = await sql<ShopRow>`
    select s.id, s.owner_id, u.disabled_at is not null as closed
    from shop_facts s join user_facts u on u.id = s.owner_id
    where s.id = ${id} for share of u`.execute(db);
  return rows[0];
}

interface NewRelease {
  ownerId: number;
  kind: ReleaseKind;
  subject: string;
  fileName: string;
  key: string;
}

export async function insertRelease(db: Database, release: NewRelease): Promise<number> {
  const { ownerId, fileName, ...same } = release;
  const { id } = await db
    .insertInto('releases')
    .values({ ...same, ownerId, fileName })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Open uploads begun before a moment, oldest first. */
export async function abandonedUploads(db: Database, before: Date, count: number) {
  return await db
    .selectFrom('uploads')
    .select('id')
    .where('state', '=', 'open')
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(count)
    .execute();
}

/** Those of the given keys that no open upload expects. */
export async function keysNobodyWaitsFor(db: Database, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where not exists (select from uploads u where u.path = key.key and u.state = 'open')`.execute(db);
  return rows.map((row) => row.key);
}
