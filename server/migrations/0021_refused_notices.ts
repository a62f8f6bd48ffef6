import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_notices
      -- What it said was paid; unknown of what was not believed.
      add column amount_fen bigint,
      -- Whether it leaves nothing to be done. The one place that says so: its gateway is answered by it, too.
      add column taken boolean not null
        generated always as (outcome in ('settled', 'refund-due', 'known', 'unpaid')) stored;
    -- The finance desk lists the others and counts the newest; they are few, unless somebody means us harm.
    create index payment_notices_not_taken on payment_notices (at desc, id desc) where not taken;
  `.execute(db);
}
