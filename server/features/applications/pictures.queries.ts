import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface PictureRow {
  id: number;
  fileName: string;
  sizeBytes: number;
  width: number;
  height: number;
  key: string;
  viewKey: string;
  thumbnailKey: string;
}

export interface NewPicture extends Omit<PictureRow, 'id'> {
  applicationId: number;
  sha256: string;
  /** 16 hex digits. */
  hash: string;
  layout: number[];
}

/** Adds an image; undefined when the application has the same file already. */
export async function insertPicture(db: Database, picture: NewPicture): Promise<number | undefined> {
  const row = await db
    .insertInto('applicationPictures')
    .values({
      ...picture,
      // As text, because a JavaScript number would lose the last bits.
      hash: sql<number>`${BigInt.asIntN(64, BigInt(`0x${picture.hash}`)).toString()}::bigint`,
    })
    .onConflict((conflict) => conflict.columns(['applicationId', 'sha256']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const COLUMNS = ['id', 'fileName', 'sizeBytes', 'width', 'height', 'key', 'viewKey', 'thumbnailKey'] as const;

export async function listPictures(db: Database, applicationId: number): Promise<PictureRow[]> {
  return await db
    .selectFrom('applicationPictures')
    .select(COLUMNS)
    .where('applicationId', '=', applicationId)
    .orderBy('id')
    .execute();
}

export async function findPicture(db: Database, id: number) {
  return await db
    .selectFrom('applicationPictures')
    .select([...COLUMNS, 'applicationId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes one image of an application and returns its files. */
export async function deletePicture(db: Database, applicationId: number, id: number): Promise<PictureRow | undefined> {
  return await db
    .deleteFrom('applicationPictures')
    .where('id', '=', id)
    .where('applicationId', '=', applicationId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deletePictures(db: Database, applicationId: number): Promise<PictureRow[]> {
  return await db
    .deleteFrom('applicationPictures')
    .where('applicationId', '=', applicationId)
    .returning(COLUMNS)
    .execute();
}
