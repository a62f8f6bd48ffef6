import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

const OPEN = sql`bank_accounts where state = 'reviewing'`;

export function lateAccounts(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`${OPEN} and due_at < clock_now()`);
}

/** Accounts that are not late yet. */
export function waitingAccounts(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`${OPEN} and due_at >= clock_now()`);
}

/** Requests to lift a lock that wait for a second person. */
export function askedUnlocks(db: Database): Promise<Waiting> {
  return readWaiting(db, 'asked_at', sql`bank_unlocks where state = 'asked'`);
}
