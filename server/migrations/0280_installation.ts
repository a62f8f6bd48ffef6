import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row. The store holds an object with the same code.
  await sql`
    create table installation (
      id int primary key default 1 check (id = 1),
      code uuid not null default gen_random_uuid(),
      sealed_proof text not null,
      store_marked_at timestamptz
    )
  `.execute(db);
}
