import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { JUDGING_INVARIANTS } from './invariants.queries.ts';

/** Finds contradictions between rounds, judges, their scores and the audit trail. */
export async function findJudgingViolations(db: Database): Promise<string[]> {
  return await findBroken(db, JUDGING_INVARIANTS);
}
