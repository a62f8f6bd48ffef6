import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The checksum that zip archives want of an original; known once somebody has fetched it in one.
    alter table material_files add column crc32 bigint check (crc32 between 0 and 4294967295);
  `.execute(db);
}
