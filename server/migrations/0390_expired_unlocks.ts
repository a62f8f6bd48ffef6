import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Leave to change an account that nobody used in time, so that it can be asked for again.
    alter table bank_unlocks drop constraint bank_unlocks_state_check;
    alter table bank_unlocks
      add constraint bank_unlocks_state_check check (state in ('asked', 'approved', 'declined', 'used', 'expired'))
  `.execute(db);
}
