import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Person {
  userId: number;
  nickname: string;
  gid: number;
}

export async function findOwner(db: Database, materialId: number): Promise<Person> {
  return await db
    .selectFrom('users')
    .innerJoin('materials', 'materials.ownerId', 'users.id')
    .select(['users.id as userId', 'users.nickname', 'users.gid'])
    .where('materials.id', '=', materialId)
    .executeTakeFirstOrThrow();
}

export async function findPerson(db: Database, email: string): Promise<Person> {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'nickname', 'gid'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

export async function findPeople(db: Database, emails: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('users').select('id').where('email', 'in', emails).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The open review of a material. */
export async function findOpenReview(db: Database, materialId: number): Promise<number> {
  const { id } = await db
    .selectFrom('reviews')
    .select('id')
    .where('materialId', '=', materialId)
    .where('state', '=', 'open')
    .where('round', '<>', 'second')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves the review into the past, so that it is overdue. */
export async function backdateReview(db: Database, id: number): Promise<void> {
  await sql`
    update reviews set opened_at = opened_at - interval '9 days', due_at = due_at - interval '9 days'
    where id = ${id}`.execute(db);
}

/** Opens a second review, which otherwise one decision in twenty gets at random. */
export async function lookAgain(db: Database, id: number): Promise<void> {
  await sql`
    insert into reviews (material_id, kind, round, about_id, due_at)
    select material_id, kind, 'second', id, due_at from reviews where id = ${id}
    on conflict do nothing`.execute(db);
}

/** Withdraws second reviews of the demo's materials, which go offline with it. */
export async function withdrawSecondLooks(db: Database): Promise<void> {
  await sql`
    update reviews set state = 'withdrawn', claimed_by = null, claimed_until = null
    where state = 'open' and round = 'second' and material_id in (select material_id from demo_items)`.execute(db);
}

interface Unfinished {
  id: number;
  state: string;
  files: { bucket: 'originals' | 'previews'; key: string }[];
}

/** Deletes works that never came online; works still in the pipeline follow later. */
export async function deleteUnfinished(db: Database): Promise<Unfinished[]> {
  const { rows } = await sql<Unfinished>`
    select m.id, m.state,
      coalesce((select jsonb_agg(jsonb_build_object('bucket', f.bucket, 'key', f.key))
        from material_files f where f.material_id = m.id), '[]') as files
    from demo_items d join materials m on m.id = d.material_id
    where not d.for_sale and m.state in ('incomplete', 'pending', 'returned', 'rejected')
    order by m.id for update of m`.execute(db);
  await sql`delete from materials where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(db);
  return rows;
}
