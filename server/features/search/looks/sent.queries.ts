import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Look } from '../../../platform/media/steps.ts';

export async function savePicture(db: Database, key: string, look: Look): Promise<void> {
  await db
    .insertInto('sentPictures')
    .values({
      key,
      // As text, because a JavaScript number would lose the last bits.
      hash: sql<number>`${BigInt.asIntN(64, BigInt(`0x${look.hash}`)).toString()}::bigint`,
      layout: look.layout,
      colours: look.colours.map(({ hex }) => hex),
    })
    .execute();
}

export async function readPicture(db: Database, key: string): Promise<number[] | undefined> {
  const row = await db.selectFrom('sentPictures').select('layout').where('key', '=', key).executeTakeFirst();
  return row?.layout;
}

export async function saveSound(db: Database, key: string, numbers: number[]): Promise<void> {
  await db.insertInto('sentSounds').values({ key, numbers }).execute();
}

export async function readSound(db: Database, key: string): Promise<number[] | undefined> {
  const row = await db.selectFrom('sentSounds').select('numbers').where('key', '=', key).executeTakeFirst();
  return row?.numbers;
}

const KEPT = '30 days';

/** Forgets how pictures looked and sounds sounded. */
export async function deleteOldSent(db: Database): Promise<void> {
  for (const table of ['sentPictures', 'sentSounds'] as const)
    await db
      .deleteFrom(table)
      .where('createdAt', '<', sql<Date>`clock_now() - ${KEPT}::interval`)
      .execute();
}
