import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Below it no discount of a membership takes a line, whatever its percent; a material may have a higher one.
    alter table price_tables add column floor_fen bigint not null default 0 check (floor_fen >= 0);
    alter table materials add column floor_fen bigint check (floor_fen > 0);

    -- The part of the discount that a membership gives. All of it together is half of the price at most, as before.
    alter table quote_lines
      add column vip_fen bigint not null default 0 check (vip_fen >= 0 and vip_fen <= discount_fen);
    alter table quotes add column membership_id bigint references memberships;
    create index quotes_membership on quotes (membership_id) where membership_id is not null;
  `.execute(db);
}
