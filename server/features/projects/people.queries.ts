import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How many of these people belong to the company. */
export async function countMembers(db: Database, customerId: number, userIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from company_people
    where customer_id = ${customerId} and user_id = any(${[...userIds]}::bigint[])`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Makes exactly these people work on a project. Rows from an earlier membership in the company begin anew. */
export async function replacePeople(db: Database, projectId: number, userIds: readonly number[]): Promise<void> {
  const ids = [...userIds];
  await sql`
    delete from project_members m where m.project_id = ${projectId} and (
      m.user_id <> all(${ids}::bigint[])
      or not exists (select from project_people p where p.project_id = m.project_id and p.user_id = m.user_id))`.execute(
    db,
  );
  await sql`
    insert into project_members (project_id, user_id) select ${projectId}, unnest(${ids}::bigint[])
    on conflict do nothing`.execute(db);
}

/**
 * Which project each member of a company should work on, where that is another than now: the current one while it runs,
 * else a running one of theirs, else the current one still.
 */
export async function misplacedPeople(db: Database, customerId: number) {
  const { rows } = await sql<{ userId: number; projectId: number | null }>`
    select p.user_id, fitting.project_id
    from company_people p
    left join lateral (
      select own.project_id from project_people own join projects pr on pr.id = own.project_id
      where own.user_id = p.user_id and (pr.status = 1 or pr.id = p.project_id)
      order by pr.status, (pr.id = p.project_id) desc nulls last, pr.id desc limit 1
    ) fitting on true
    where p.customer_id = ${customerId} and fitting.project_id is distinct from p.project_id`.execute(db);
  return rows;
}
