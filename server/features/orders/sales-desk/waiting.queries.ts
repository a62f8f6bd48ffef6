import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../../platform/database/waiting-count.ts';

export function lateQuotes(db: Database): Promise<Waiting> {
  return readWaiting(db, 'quote_due_at', sql`orders where state = 'submitted' and quote_due_at < clock_now()`);
}

/** Orders to quote that are not late yet. */
export function quotesDue(db: Database): Promise<Waiting> {
  return readWaiting(db, 'quote_due_at', sql`orders where state = 'submitted' and quote_due_at >= clock_now()`);
}
