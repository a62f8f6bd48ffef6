import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Person } from './works.queries.ts';

export interface Payee extends Person {
  email: string;
}

/** Photographers of the demo who sold something, in the order of their accounts. */
export async function listPayees(db: Database): Promise<Payee[]> {
  const { rows } = await sql<Payee>`
    select u.id as user_id, u.nickname, u.gid, u.email from users u
    where u.demo and exists (select from earning_facts e where e.owner_id = u.id)
    order by (u.email = 'photographer@framehall.test') desc, u.id`.execute(db);
  return rows;
}

/** Statements of a quarter that wait for their photographers. */
export async function listOpen(db: Database, quarter: string): Promise<{ id: number; userId: number }[]> {
  const { rows } = await sql<{ id: number; userId: number }>`
    select id, user_id from statement_facts
    where quarter = ${quarter} and state = 'to-confirm' and user_id in (select id from users where demo)
    order by id`.execute(db);
  return rows;
}
