import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table judges (
      id bigint generated always as identity primary key,
      contest_id bigint not null references contests,
      name text not null,
      title_zh text not null default '',
      title_en text not null default '',
      -- By which an invitation goes out, and own works are recognised.
      email text not null,
      -- The part of the key that names whose it is; guesses are counted against it.
      key_name text not null unique,
      key_hash bytea not null check (octet_length(key_hash) = 32),
      key_made_at timestamptz not null default clock_now(),
      revoked_at timestamptz,
      created_at timestamptz not null default clock_now(),
      unique (contest_id, id),
      unique (contest_id, email)
    );

    create table judge_sessions (
      id bigint generated always as identity primary key,
      judge_id bigint not null references judges,
      token_hash bytea not null unique,
      created_at timestamptz not null default clock_now(),
      expires_at timestamptz not null default clock_now() + interval '24 hours'
    );
    create index judge_sessions_judge on judge_sessions (judge_id);

    create table contest_rounds (
      id bigint generated always as identity primary key,
      contest_id bigint not null,
      track_id bigint not null,
      number smallint not null check (number > 0),
      method text not null check (method in ('yes-no', 'rating', 'ranking')),
      state text not null default 'planned' check (state in ('planned', 'open', 'paused', 'closed')),
      -- How many judges see each work.
      quorum smallint not null check (quorum between 1 and 50),
      -- Points that each criterion gives at most, in their order; frozen when the round is made.
      maxima smallint[] not null check (cardinality(maxima) between 1 and 20),
      criteria_zh text[] not null,
      criteria_en text[] not null,
      count_by text not null check (count_by in ('raw', 'standardised')),
      tie_break text not null check (tie_break in ('shared', 'first-criterion', 'median')),
      opened_at timestamptz,
      closed_at timestamptz,
      -- Why it was closed before everybody had handed in.
      reason text not null default '',
      created_at timestamptz not null default clock_now(),
      foreign key (contest_id, track_id) references contest_tracks (contest_id, id),
      unique (track_id, number),
      unique (contest_id, id),
      check (cardinality(maxima) = cardinality(criteria_zh) and cardinality(maxima) = cardinality(criteria_en)),
      check ((closed_at is not null) = (state = 'closed'))
    );

    create table round_works (
      round_id bigint not null references contest_rounds,
      entry_id bigint not null references contest_entries,
      -- Whether it goes on; empty until a coordinator has said so.
      advanced boolean,
      primary key (round_id, entry_id)
    );

    create table round_judges (
      contest_id bigint not null,
      round_id bigint not null,
      judge_id bigint not null,
      -- Somebody else took over; what was scored before counts.
      replaced_at timestamptz,
      reminded_at timestamptz,
      primary key (round_id, judge_id),
      foreign key (contest_id, round_id) references contest_rounds (contest_id, id),
      foreign key (contest_id, judge_id) references judges (contest_id, id)
    );
    create index round_judges_judge on round_judges (judge_id);

    -- The sum of all points, null without any.
    create function points_of(scores smallint[]) returns int immutable strict parallel safe language sql
      return (select sum(one)::int from unnest(scores) one);

    -- A work that a judge is to score, and the score.
    create table assignments (
      id bigint generated always as identity primary key,
      round_id bigint not null,
      entry_id bigint not null,
      judge_id bigint not null,
      -- Where it stands in this judge's own order.
      place int not null check (place > 0),
      scores smallint[],
      total int generated always as (points_of(scores)) stored,
      flagged boolean not null default false,
      note text not null default '',
      saved_at timestamptz,
      handed_in_at timestamptz,
      recused_at timestamptz,
      recusal text not null default '',
      unique (round_id, entry_id, judge_id),
      foreign key (round_id, entry_id) references round_works (round_id, entry_id),
      foreign key (round_id, judge_id) references round_judges (round_id, judge_id),
      check ((scores is null) = (saved_at is null)),
      check (handed_in_at is null or saved_at is not null),
      check (recused_at is null or scores is null)
    );
    create index assignments_judge on assignments (judge_id, round_id, place);
  `.execute(db);
}
