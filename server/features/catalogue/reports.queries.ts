import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface NewReport {
  id: number;
  reason: string;
  text: string;
  reporterId: number | undefined;
}

/** False when the material is not online. */
export async function insertReport(db: Database, { id, reason, text, reporterId }: NewReport): Promise<boolean> {
  const { rows } = await sql`
    insert into material_reports (material_id, reason, text, reporter_id)
    select id, ${reason}, ${text}, ${reporterId ?? null}::bigint from materials where id = ${id} and state = 'online'
    returning id`.execute(db);
  return rows.length === 1;
}
