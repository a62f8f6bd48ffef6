import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

interface Removed {
  titleZh: string;
  titleEn: string;
}

/** Its entry must be locked. */
export async function deleteDraft(db: Database, id: number): Promise<Removed> {
  await sql`update content_entries set draft_revision = null where id = ${id} and state = 'draft'`.execute(db);
  await sql`delete from content_picture_uses where entry_id = ${id}`.execute(db);
  await sql`delete from content_revisions where entry_id = ${id}`.execute(db);
  const { rows } = await sql<Removed>`
    delete from content_entries where id = ${id} and state = 'draft' returning title_zh, title_en`.execute(db);
  return rows[0]!;
}
