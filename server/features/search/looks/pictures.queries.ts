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

export async function readPicture(db: Database, key: string) {
  return await db.selectFrom('sentPictures').select('layout').where('key', '=', key).executeTakeFirst();
}

const KEPT = '30 days';

export async function deleteOldPictures(db: Database): Promise<void> {
  await db
    .deleteFrom('sentPictures')
    .where('createdAt', '<', sql<Date>`clock_now() - ${KEPT}::interval`)
    .execute();
}
