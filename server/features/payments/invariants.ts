import type { Database } from '../../platform/database/database.ts';
import { violationsIn } from './invariants.queries.ts';

/**
 * Finds contradictions between orders, payments, licences and the audit trail, as sentences. Reads one snapshot and
 * changes nothing.
 */
export async function findViolations(db: Database): Promise<string[]> {
  const found = db.isTransaction
    ? await violationsIn(db)
    : await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(violationsIn);
  return found.map(({ invariant, what, how }) => `${invariant}: ${what} ${how}`);
}
