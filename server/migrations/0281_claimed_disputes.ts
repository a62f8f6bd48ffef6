import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who answers its disputed lines at the moment.
    alter table statements
      add column claimed_by bigint references users,
      add column claimed_until timestamptz,
      add check ((claimed_by is null) = (claimed_until is null))
  `.execute(db);
}
