import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

/** Entries whose eligibility nobody has decided about. */
export function waitingEntries(db: Database): Promise<Waiting> {
  return readWaiting(db, 'submitted_at', sql`contest_entries where state = 'submitted'`);
}
