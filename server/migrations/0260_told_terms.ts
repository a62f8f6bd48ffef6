import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Versions and everybody's rates that all whom they concern have been written to about.
    create table agreement_mails (
      version int primary key references agreements,
      told_at timestamptz not null default clock_now()
    );
    create table share_mails (
      rate_id bigint primary key references share_rates,
      told_at timestamptz not null default clock_now()
    );
  `.execute(db);
}
