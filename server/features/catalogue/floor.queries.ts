import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Sets the least that a material costs with a membership; returns what it was before, undefined for no such material. */
export async function saveFloor(
  db: Database,
  id: number,
  floorFen: number | null,
): Promise<{ before: number | null } | undefined> {
  const { rows } = await sql<{ before: number | null }>`
    update materials m set floor_fen = ${floorFen}::bigint
    from (select id, floor_fen from materials where id = ${id} for update) old
    where m.id = old.id returning old.floor_fen as before`.execute(db);
  return rows[0];
}
