import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

const OPEN = sql`real_names where state = 'verifying'`;

export function lateRealNames(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`${OPEN} and due_at < clock_now()`);
}

/** Real names that are not late yet. */
export function waitingRealNames(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`${OPEN} and due_at >= clock_now()`);
}
