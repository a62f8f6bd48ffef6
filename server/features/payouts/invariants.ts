import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { PAYOUT_INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between batches, payments and statements. */
export async function findPayoutViolations(db: Database): Promise<string[]> {
  return await findBroken(db, PAYOUT_INVARIANTS);
}
