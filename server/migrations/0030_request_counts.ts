import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How many requests an address made in a minute, summed over all web processes. Nothing is lost with it.
    create unlogged table request_counts (
      minute int not null,
      key text not null,
      requests int not null,
      primary key (minute, key)
    );
  `.execute(db);
}
