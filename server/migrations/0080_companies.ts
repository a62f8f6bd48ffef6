import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- 0: applied for, 1: open, 2: rejected, 3: closed.
    alter table customers
      add check (status in (0, 1, 2, 3)),
      add column credit_code text not null default '',
      -- Where the picture of its business licence lies.
      add column licence_key text,
      add column applied_by bigint references users on delete set null,
      add column applied_at timestamptz not null default clock_now(),
      add column due_at timestamptz not null default clock_now(),
      add column decided_by bigint references users on delete set null,
      add column decided_at timestamptz,
      -- What staff said when they rejected or closed it.
      add column words text not null default '';
    create unique index customers_open_code on customers (credit_code) where status = 1 and credit_code <> '';
    create index customers_queue on customers (due_at, id) where status = 0;
    create index customers_status on customers (status, id desc);
    create index customers_licence on customers (licence_key) where licence_key is not null;
    create index customers_applied_by on customers (applied_by) where applied_by is not null;
    create index customers_decided_by on customers (decided_by) where decided_by is not null;

    -- Here and not in a table of its own, as every call reads it; it means nothing without a company.
    alter table users
      add column company_role text not null default 'buyer'
        check (company_role in ('admin', 'buyer', 'approver', 'viewer')),
      add column company_since timestamptz;
    create index users_of_customer on users (customer_id) where customer_id is not null;

    create table company_invites (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      email text not null,
      role text not null check (role in ('admin', 'buyer', 'approver', 'viewer')),
      token_hash bytea not null unique,
      invited_by bigint not null references users on delete cascade,
      created_at timestamptz not null default clock_now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      withdrawn_at timestamptz
    );
    create unique index company_invites_one_open on company_invites (customer_id, email)
      where used_at is null and withdrawn_at is null;
    create index company_invites_invited_by on company_invites (invited_by);
  `.execute(db);
}
