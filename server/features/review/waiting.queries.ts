import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

export function lateReviews(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`reviews where state = 'open' and round <> 'second' and due_at < clock_now()`);
}

/** Appeals that are not late yet. */
export function openAppeals(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`reviews where state = 'open' and round = 'appeal' and due_at >= clock_now()`);
}
