import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between orders, payments, licences and the audit trail. */
export async function findViolations(db: Database): Promise<string[]> {
  return await findBroken(db, INVARIANTS);
}
