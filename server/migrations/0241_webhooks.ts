import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where companies are told about their orders and licences.
    create table webhooks (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      url text not null check (length(url) <= 2000),
      events text[] not null check (events <> '{}'),
      -- Sealed: every message is signed with it.
      secret text not null,
      made_by bigint references users on delete set null,
      created_at timestamptz not null default clock_now(),
      removed_at timestamptz
    );
    create index webhooks_of_customer on webhooks (customer_id) where removed_at is null;
    create index webhooks_made_by on webhooks (made_by) where made_by is not null;

    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      webhook_id bigint not null references webhooks,
      uid uuid not null default gen_random_uuid(),
      event text not null,
      data jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      tries int not null default 0,
      created_at timestamptz not null default clock_now(),
      next_at timestamptz not null default clock_now(),
      tried_at timestamptz,
      status int,
      fault text check (fault in ('slow', 'unreachable', 'not-public', 'status'))
    );
    create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
    create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc);
    create index webhook_deliveries_old on webhook_deliveries (created_at);
  `.execute(db);
}
