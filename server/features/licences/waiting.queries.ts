import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

export function openCorrections(db: Database): Promise<Waiting> {
  return readWaiting(db, 'created_at', sql`licence_corrections where state = 'open'`);
}
