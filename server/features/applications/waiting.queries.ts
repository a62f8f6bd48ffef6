import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

const OPEN = sql`applications where state in ('submitted', 'reviewing')`;

export function lateApplications(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`${OPEN} and due_at < clock_now()`);
}

/** Applications that are not late yet. */
export function waitingApplications(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`${OPEN} and due_at >= clock_now()`);
}
