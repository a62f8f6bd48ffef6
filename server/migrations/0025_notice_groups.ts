import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_notices
      -- Sender of a refused notice; empty for notices from before.
      add column address text not null default '',
      -- How often it came; "at" is the last time.
      add column times integer not null default 1 check (times > 0),
      add column first_at timestamptz;
    update payment_notices set first_at = at;
    alter table payment_notices alter column first_at set default clock_now(), alter column first_at set not null;

    -- One row stays of each group of equal refused notices.
    with groups as (
      select max(id) as id, count(*) as times, min(at) as first_at, max(at) as at
      from payment_notices where not taken
      group by gateway, outcome, out_trade_no, amount_fen
    ), counted as (
      update payment_notices n set times = g.times, first_at = g.first_at, at = g.at
      from groups g where n.id = g.id returning n.id
    )
    delete from payment_notices where not taken and id not in (select id from groups);

    create unique index payment_notices_refused on payment_notices
      (gateway, outcome, address, coalesce(out_trade_no, ''), coalesce(amount_fen, -1)) where not taken;
  `.execute(db);
}
