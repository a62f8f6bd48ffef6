import type { Database } from '../../../platform/database/database.ts';

/** Undefined when there is no such real name, or it was deleted after a rejection. */
export async function findSealedNumber(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('realNames').select('numberSealed').where('id', '=', id).executeTakeFirst();
  return row?.numberSealed ?? undefined;
}
