import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Material managers list the works of all owners.
    create index materials_of_all on materials (kind, state, id desc);
  `.execute(db);
}
