import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface ReturnRow {
  id: number;
  fileHash: string;
  paidCount: number;
  bouncedCount: number;
  by: string;
  at: Date;
}

export async function listReturns(db: Database, batchId: number): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select r.id, r.file_hash, r.paid_count, r.bounced_count, u.nickname as by, r.booked_at as at
    from payout_returns r join user_facts u on u.id = r.booked_by
    where r.batch_id = ${batchId} order by r.id desc`.execute(db);
  return rows;
}

export async function isBooked(db: Database, fileHash: string): Promise<boolean> {
  const row = await db.selectFrom('payoutReturns').select('id').where('fileHash', '=', fileHash).executeTakeFirst();
  return row !== undefined;
}

interface NewReturn {
  batchId: number;
  fileHash: string;
  paidCount: number;
  bouncedCount: number;
  bookedBy: number;
}

/** False when the same file was booked before. */
export async function insertReturn(db: Database, booked: NewReturn): Promise<boolean> {
  const row = await db
    .insertInto('payoutReturns')
    .values(booked)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
