import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { PROJECT_INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between SKUs, what was taken and its licences. */
export async function findProjectViolations(db: Database): Promise<string[]> {
  return await findBroken(db, PROJECT_INVARIANTS);
}
