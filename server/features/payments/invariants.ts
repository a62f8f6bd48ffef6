import type { Database } from '../../platform/database/database.ts';
import { violationsIn } from './invariants.queries.ts';

/** Where orders, money, licences and the trail do not agree, as sentences. Only reads, and all of one moment. */
export async function findViolations(db: Database): Promise<string[]> {
  const found = db.isTransaction
    ? await violationsIn(db)
    : await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(violationsIn);
  return found.map(({ invariant, what, how }) => `${invariant}: ${what} ${how}`);
}
