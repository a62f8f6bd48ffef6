import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

/** Applications in time that wait for a person; the provider does the others by itself. */
export function waitingInvoices(db: Database): Promise<Waiting> {
  return readWaiting(
    db,
    'due_at',
    sql`invoices i where state in ('applied', 'issuing') and due_at >= clock_now() and not exists (
      select from invoice_errands e where e.invoice_id = i.id and e.state in ('waiting', 'sent', 'stuck'))`,
  );
}

/** Invoices of which the provider refuses something, or about which it is silent. */
export function failedInvoices(db: Database): Promise<Waiting> {
  return readWaiting(
    db,
    'due_at',
    sql`invoices i where exists (
      select from invoice_errands e where e.invoice_id = i.id and e.fault is not null)`,
  );
}

/** Applications whose deadline has passed. */
export function lateInvoices(db: Database): Promise<Waiting> {
  return readWaiting(db, 'due_at', sql`invoices where state in ('applied', 'issuing') and due_at < clock_now()`);
}
