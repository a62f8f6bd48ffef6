import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

/** Applications for invoices in time. */
export function waitingInvoices(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`invoices where state in ('applied', 'issuing') and due_at >= clock_now()`);
}

/** Applications whose deadline has passed. */
export function lateInvoices(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`invoices where state in ('applied', 'issuing') and due_at < clock_now()`);
}
