import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Orders above it wait for a colleague; null: none does.
    alter table customers add column approve_above_fen bigint check (approve_above_fen >= 0);

    -- What a member may commit their company to without a colleague: each month, or altogether from when it was set.
    create table member_limits (
      user_id bigint primary key references users on delete cascade,
      customer_id bigint not null references customers,
      kind text not null check (kind in ('monthly', 'fixed')),
      limit_fen bigint not null check (limit_fen >= 0),
      since timestamptz not null default clock_now()
    );
    create index member_limits_customer on member_limits (customer_id);

    alter table orders
      add column approval text not null default 'none' check (approval in ('none', 'waiting', 'approved', 'declined')),
      add column approval_asked_at timestamptz,
      add column approval_reminded_at timestamptz,
      add column approval_by bigint references users on delete set null,
      add column approval_words text not null default '';
    create index orders_approvals on orders (approval_asked_at) where approval = 'waiting';
    create index orders_approval_by on orders (approval_by) where approval_by is not null;
  `.execute(db);
}
