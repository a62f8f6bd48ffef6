import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

const APPLIED = sql`customers where status = 0`;

export function lateCompanies(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`${APPLIED} and due_at < clock_now()`);
}

/** Applications that are not late yet. */
export function waitingCompanies(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`${APPLIED} and due_at >= clock_now()`);
}
