import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Versions of what buyers and members agree to, never changed.
    create table policies (
      id bigint generated always as identity primary key,
      name text not null check (name in ('order', 'user', 'privacy')),
      version int not null check (version > 0),
      title_zh text not null,
      title_en text not null,
      body_zh text not null,
      body_en text not null,
      -- Of both languages as they are shown.
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      effective_on date not null,
      published_at timestamptz not null default clock_now(),
      published_by bigint references users,
      unique (name, version),
      unique (name, sha256)
    );
    create trigger policies_stay before update or delete on policies for each row execute function refuse_agreement_change();
    create trigger policies_remain before truncate on policies execute function refuse_agreement_change();

    -- What somebody agreed to when they registered.
    create table policy_consents (
      user_id bigint not null references users on delete cascade,
      policy_id bigint not null references policies,
      at timestamptz not null default clock_now(),
      primary key (user_id, policy_id)
    );
  `.execute(db);
}
