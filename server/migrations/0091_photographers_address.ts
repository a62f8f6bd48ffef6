import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Sealed like the number. Null for names from before it was asked for, and when the papers were deleted.
    alter table real_names add address_sealed text;
  `.execute(db);
}
