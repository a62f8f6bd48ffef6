import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Calls for an access token of the invoice provider, of which it answers few; each is noted before it is made.
    create table provider_tokens (
      id bigint generated always as identity primary key,
      app_key text not null,
      asked_at timestamptz not null default clock_now(),
      -- Sealed; absent while nothing was answered.
      token text,
      ends_at timestamptz,
      check ((token is null) = (ends_at is null))
    );
    create index provider_tokens_asked on provider_tokens (app_key, asked_at);
  `.execute(db);
}
