import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface SignedRow {
  id: number;
  sealedContact: string | null;
  nickname: string;
}

export async function listSigned(db: Database, ids: readonly number[]): Promise<SignedRow[]> {
  const { rows } = await sql<SignedRow>`
    select e.id, e.sealed_contact, u.nickname from contest_entries e join user_facts u on u.id = e.entrant_id
    where e.id = any(${[...ids]})`.execute(db);
  return rows;
}
