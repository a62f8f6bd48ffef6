import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Which references a company's orders carry.
    alter table customers
      add column po_number_rule text not null default 'off'
        check (po_number_rule in ('off', 'optional', 'compulsory')),
      add column cost_centre_rule text not null default 'off'
        check (cost_centre_rule in ('off', 'optional', 'compulsory'));

    alter table orders
      add column po_number text not null default '' check (length(po_number) <= 60),
      add column cost_centre text not null default '' check (length(cost_centre) <= 60);
  `.execute(db);
}
