import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contest_prizes add unique (contest_id, id);

    -- How far the awards of a contest are. Whoever changes them locks its row.
    create table contest_awardings (
      contest_id bigint primary key references contests,
      version int not null default 1,
      fixed_by bigint references users,
      fixed_at timestamptz,
      -- When entrants were told, which happens once.
      told_at timestamptz,
      check ((fixed_by is null) = (fixed_at is null)),
      check (told_at is null or fixed_at is not null)
    );
    create index contest_awardings_untold on contest_awardings (contest_id)
      where fixed_at is not null and told_at is null;

    -- A prize that a work gets.
    create table contest_awards (
      id bigint generated always as identity primary key,
      contest_id bigint not null references contest_awardings,
      prize_id bigint not null,
      entry_id bigint not null,
      -- Which of the prize's places it has; no prize is given more often than it has places.
      place smallint not null check (place > 0),
      -- What the jury says of the work.
      words_zh text not null default '',
      words_en text not null default '',
      given_by bigint not null references users,
      given_at timestamptz not null default clock_now(),
      -- From the moment on that the awards are fixed: the number of the certificate, and whom it names, as they signed
      -- the entry.
      number text unique,
      author text,
      -- Taken back after the awards were fixed; before, nothing remains.
      revoked_at timestamptz,
      foreign key (contest_id, prize_id) references contest_prizes (contest_id, id),
      foreign key (contest_id, entry_id) references contest_entries (contest_id, id),
      check ((number is null) = (author is null)),
      check (revoked_at is null or number is not null)
    );
    create index contest_awards_contest on contest_awards (contest_id);
    create unique index contest_awards_entry on contest_awards (entry_id) where revoked_at is null;
    create unique index contest_awards_place on contest_awards (prize_id, place) where revoked_at is null;
  `.execute(db);
}
