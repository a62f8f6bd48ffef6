import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Keys by which programs of a company act as the member who made them.
    create table api_keys (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      user_id bigint not null references users on delete cascade,
      name text not null check (length(name) between 1 and 200),
      -- The first characters, by which people tell keys apart.
      start text not null,
      key_hash bytea not null unique,
      scopes text[] not null
        check (scopes <> '{}' and scopes <@ array['search', 'prices', 'orders', 'licences', 'downloads']),
      per_minute int not null check (per_minute > 0),
      created_at timestamptz not null default clock_now(),
      last_used_at timestamptz,
      revoked_at timestamptz,
      revoked_by bigint references users on delete set null
    );
    create index api_keys_of_customer on api_keys (customer_id, id desc);
    create index api_keys_of_user on api_keys (user_id);
    create index api_keys_revoked_by on api_keys (revoked_by) where revoked_by is not null;
  `.execute(db);
}
