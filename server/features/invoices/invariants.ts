import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { INVOICE_INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between invoices, their lines and the money. */
export async function findInvoiceViolations(db: Database): Promise<string[]> {
  return await findBroken(db, INVOICE_INVARIANTS);
}
