import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../../platform/database/waiting-count.ts';

export function openReports(db: Database): Promise<Waiting> {
  return readWaiting(db, 'created_at', sql`material_reports where closed_at is null`);
}
