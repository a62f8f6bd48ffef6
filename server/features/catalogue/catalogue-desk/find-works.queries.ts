import { sql } from 'kysely';
import { containing, type Database } from '../../../platform/database/database.ts';
import type { FoundRow } from './find.queries.ts';

/** The material with this number, if its code begins with the letter. */
export async function idsOfCode(db: Database, letter: string, number: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from materials where id = ${number} and starts_with(code, ${letter.toUpperCase()})`.execute(db);
  return rows.map(({ id }) => id);
}

/** As the index of pending materials has it. */
const WORDS = sql`lower(title_zh || chr(10) || title_en || chr(10) || file_name)`;

/** Pending materials with these words in a title or in the file's name. */
export async function idsOfPending(db: Database, keyword: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from materials
    where state = 'pending' and letter_pairs(${WORDS}) @> letter_pairs(lower(${keyword}))
      and ${WORDS} like ${containing(keyword.toLowerCase())}
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

type WorkRow = Pick<FoundRow, 'id' | 'code' | 'kind' | 'state' | 'titleZh' | 'titleEn' | 'fileName' | 'thumbnail'>;

/** These materials, in the given order. */
export async function readWorks(db: Database, ids: readonly number[]): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select m.id, m.code, m.kind, m.state, m.title_zh, m.title_en, m.file_name,
      (select key from material_thumbnails where material_id = m.id) as thumbnail
    from materials m where m.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], m.id)`.execute(db);
  return rows;
}
