import type { Database } from '../../platform/database/database.ts';
import { frozenOf } from './batches.queries.ts';
import type { DueRow } from './due.queries.ts';

/** A payment by hand, by itself, which waits for a second person. */
export async function insertNoted(
  db: Database,
  row: DueRow,
  { notedBy, notedReference }: { notedBy: number; notedReference: string },
): Promise<number> {
  const { id } = await db
    .insertInto('payoutLines')
    .values({ ...frozenOf(row), notedBy, notedReference })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NotedRow {
  statementId: number;
  userId: number;
  amountFen: number;
  notedBy: number;
  notedReference: string;
}

/** A noted payment that waits for a second person. */
export async function findNoted(db: Database, id: number): Promise<NotedRow | undefined> {
  const row = await db
    .selectFrom('payoutLines')
    .select(['statementId', 'userId', 'amountFen', 'notedBy', 'notedReference'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row && row.notedBy !== null ? { ...row, notedBy: row.notedBy } : undefined;
}

export async function saveConfirmer(db: Database, id: number, confirmedBy: number): Promise<void> {
  await db.updateTable('payoutLines').set({ confirmedBy }).where('id', '=', id).execute();
}

export async function cancelNoted(db: Database, id: number): Promise<void> {
  await db.updateTable('payoutLines').set({ state: 'cancelled' }).where('id', '=', id).execute();
}
