import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

export function failedRuns(db: Database): Promise<Waiting> {
  return readWaiting(db, 'updated_at', sql`media_runs where state = 'failed'`);
}
