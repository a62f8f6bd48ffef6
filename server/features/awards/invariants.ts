import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { AWARD_INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between awards, prizes, works and the audit trail. */
export async function findAwardViolations(db: Database): Promise<string[]> {
  return await findBroken(db, AWARD_INVARIANTS);
}
