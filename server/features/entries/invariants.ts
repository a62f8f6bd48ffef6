import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { ENTRY_INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between entries, their slots, their files and the audit trail. */
export async function findEntryViolations(db: Database): Promise<string[]> {
  return await findBroken(db, ENTRY_INVARIANTS);
}
