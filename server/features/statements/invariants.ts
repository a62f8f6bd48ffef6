import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { STATEMENT_INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between sales, statements and what was paid. */
export async function findStatementViolations(db: Database): Promise<string[]> {
  return await findBroken(db, STATEMENT_INVARIANTS);
}
