import type { Database } from '../../../platform/database/database.ts';
import { type Duplicate, readDuplicates } from './duplicates.queries.ts';

/** Wider than what buyers see as one: people decide here, and want to see what is merely suspicious. */
const SUSPICIOUS = { bits: 6, layout: 32, count: 12 };

/** What may be a copy of this material, or what it may be a copy of, across all accounts. */
export async function nearDuplicates(db: Database, materialId: number): Promise<Duplicate[]> {
  return await readDuplicates(db, materialId, SUSPICIOUS);
}
