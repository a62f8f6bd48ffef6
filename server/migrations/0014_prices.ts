import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Days on which China works or rests against the rule of the week; staff write them down once a year.
    create table holidays (
      day date primary key,
      -- A weekend that is worked, to make up for a long holiday.
      working boolean not null,
      name_zh text not null,
      name_en text not null
    );
    create function is_working_day(asked date) returns boolean language sql stable
      return coalesce((select working from holidays where day = asked), extract(isodow from asked) < 6);
    create function day_in_china(at timestamptz) returns date language sql stable
      return (at at time zone 'Asia/Shanghai')::date;
    -- The last moment of the so-manieth working day after that of an instant.
    create function end_of_working_day(after timestamptz, days int) returns timestamptz language sql stable
      return (
        select (day::date + 1)::timestamp at time zone 'Asia/Shanghai'
        from generate_series(day_in_china(after) + 1, day_in_china(after) + days * 3 + 30, interval '1 day') as day
        where is_working_day(day::date)
        order by day
        offset days - 1 limit 1
      );
    -- A quote is promised within 12 hours on working days, within 24 otherwise.
    create function quote_due(at timestamptz) returns timestamptz language sql stable
      return at + case when is_working_day(day_in_china(at)) then interval '12 hours' else interval '24 hours' end;

    -- What a licence costs, one table for each kind; a new one replaces the last from its day on, none is ever changed.
    create table price_tables (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('video', 'photo', 'music')),
      version int not null,
      -- By what the price of a leaf is multiplied, in percent.
      factors jsonb not null,
      note text not null default '',
      effective_at timestamptz not null,
      withdrawn_at timestamptz,
      created_by bigint references users on delete set null,
      created_at timestamptz not null default clock_now(),
      unique (kind, version)
    );
    create index price_tables_effective on price_tables (kind, effective_at desc, version desc) where withdrawn_at is null;
    create index price_tables_created_by on price_tables (created_by) where created_by is not null;
    create table price_leaves (
      table_id bigint not null references price_tables on delete cascade,
      scene text not null,
      channel text not null,
      period text not null,
      area text not null,
      -- Null: by quote only.
      fen bigint check (fen > 0),
      primary key (table_id, scene, channel, period, area)
    );

    -- What somebody asked for once, and what they were told: whoever asks again with the same key is told the same.
    create table request_keys (
      user_id bigint not null references users on delete cascade,
      key uuid not null,
      call text not null,
      body_hash text not null,
      reply jsonb,
      created_at timestamptz not null default clock_now(),
      primary key (user_id, key)
    );
    create index request_keys_age on request_keys (created_at);

    create table cart_items (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      material_id bigint not null references materials on delete cascade,
      -- What it is wanted for, as soon as the buyer has said so.
      scene text,
      channel text,
      period text,
      area text,
      added_at timestamptz not null default clock_now(),
      unique (user_id, material_id),
      check ((scene is null) = (area is null) and (channel is null) = (area is null) and (period is null) = (area is null))
    );
    create index cart_items_material on cart_items (material_id);
    create index cart_items_added on cart_items (added_at);
  `.execute(db);
}
