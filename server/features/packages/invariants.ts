import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { PACKAGE_INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between packages, what was taken from them and its money. */
export async function findPackageViolations(db: Database): Promise<string[]> {
  return await findBroken(db, PACKAGE_INVARIANTS);
}
