import { sql } from 'kysely';
import type { ContentType } from '#contract/domain/content.ts';
import type { Database } from '../../../platform/database/database.ts';

interface TurnRow {
  id: number;
  type: ContentType;
  titleZh: string;
  titleEn: string;
  begins: boolean;
  at: Date;
}

/** More than a month on a screen can show. */
const MOST = 1000;

/** Beginnings and ends of entries between two instants, in their order. */
export async function turnsBetween(db: Database, from: Date, until: Date): Promise<TurnRow[]> {
  const { rows } = await sql<TurnRow>`
    select id, type, title_zh, title_en, true as begins, shown_from as at from content_entries
    where state = 'published' and shown_from >= ${from} and shown_from < ${until}
    union all
    select id, type, title_zh, title_en, false, shown_until from content_entries
    where state = 'published' and shown_until >= ${from} and shown_until < ${until}
    order by at, id limit ${MOST}`.execute(db);
  return rows;
}
