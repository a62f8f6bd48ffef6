import type { Database } from '../../platform/database/database.ts';
import { findBroken } from '../../platform/database/violations.ts';
import { VOTE_INVARIANTS } from './invariants.queries.ts';

/** Finds votes that nobody could have given. */
export async function findVoteViolations(db: Database): Promise<string[]> {
  return await findBroken(db, VOTE_INVARIANTS);
}
