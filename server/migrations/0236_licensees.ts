import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Licensees offered at checkout: a person's own, or those that all members of a company share.
    create table saved_licensees (
      id bigint generated always as identity primary key,
      user_id bigint references users,
      customer_id bigint references customers,
      licensee_type text not null check (licensee_type in ('company', 'individual')),
      licensee text not null,
      credit_code text not null default '',
      used_at timestamptz not null default clock_now(),
      check (num_nonnulls(user_id, customer_id) = 1),
      unique (user_id, licensee),
      unique (customer_id, licensee)
    );

    insert into saved_licensees (user_id, customer_id, licensee_type, licensee, credit_code, used_at)
    select distinct on (o.customer_id, o.licensee, case when o.customer_id is null then o.buyer_id end)
      case when o.customer_id is null then o.buyer_id end, o.customer_id, o.licensee_type, o.licensee, o.credit_code,
      o.created_at
    from orders o
    order by o.customer_id, o.licensee, case when o.customer_id is null then o.buyer_id end, o.id desc;
  `.execute(db);
}
