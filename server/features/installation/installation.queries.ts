import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { resealColumn } from '../../platform/database/reseal.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** Keeps what the first start has written, whichever of several nodes that was. */
export async function readInstallation(db: Database, sealedProof: string) {
  await db
    .insertInto('installation')
    .values({ sealedProof })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await findInstallation(db);
}

export async function findInstallation(db: Database) {
  return await db.selectFrom('installation').select(['code', 'sealedProof', 'storeMarkedAt']).executeTakeFirstOrThrow();
}

export async function noteStoreMarked(db: Database): Promise<void> {
  await db
    .updateTable('installation')
    .set({ storeMarkedAt: sql`clock_now()` })
    .execute();
}

export async function resealInstallation(db: Database, secrets: Secrets): Promise<number> {
  return await resealColumn(db, secrets, { table: 'installation', column: 'sealed_proof' });
}
