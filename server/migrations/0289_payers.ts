import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who pays inside WeChat's own browser; that account alone can finish such an attempt.
    alter table payment_attempts add column payer text not null default '';

    -- A session has asked WeChat who pays; only that session may bring the answer, and only soon.
    create table payer_questions (
      session_id bigint primary key references sessions on delete cascade,
      state_hash bytea not null,
      -- What WeChat answered.
      payer text,
      expires_at timestamptz not null
    )
  `.execute(db);
}
