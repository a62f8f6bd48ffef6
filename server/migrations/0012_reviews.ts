import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Somebody must look at a material and decide: when it is handed in, when its owner appeals, and in one case of
    -- twenty once more, by somebody who does not know what was decided.
    create table reviews (
      id bigint generated always as identity primary key,
      material_id bigint not null references materials on delete cascade,
      -- The material's, which never changes: the queue of one kind is read along an index.
      kind text not null,
      round text not null check (round in ('first', 'again', 'appeal', 'second')),
      state text not null default 'open' check (state in ('open', 'decided', 'withdrawn')),
      -- What the owner says: why they appeal, or what they changed.
      request text not null default '',
      opened_at timestamptz not null default clock_now(),
      due_at timestamptz not null,
      -- Whose it is for a while, so that two never work on one.
      claimed_by bigint references users on delete set null,
      claimed_until timestamptz,
      verdict text check (verdict in ('approve', 'return', 'reject')),
      decided_by bigint references users on delete set null,
      decided_at timestamptz,
      -- Why: code, words to the owner, and where in the material.
      reasons jsonb not null default '[]',
      note text not null default '',
      -- The decision that a second look is about.
      about_id bigint references reviews on delete cascade,
      check ((state = 'decided') = (verdict is not null)),
      check ((round = 'second') = (about_id is not null))
    );
    -- One decision is wanted at a time; a second look goes on beside it.
    create unique index reviews_open on reviews (material_id) where state = 'open' and round <> 'second';
    create unique index reviews_appeal on reviews (material_id) where round = 'appeal';
    create unique index reviews_second on reviews (about_id) where about_id is not null;
    create index reviews_queue on reviews (due_at, id) include (material_id) where state = 'open' and round <> 'second';
    create index reviews_queue_of_kind on reviews (kind, due_at, id) where state = 'open' and round <> 'second';
    create index reviews_appeals on reviews (due_at, id) where state = 'open' and round = 'appeal';
    create index reviews_second_queue on reviews (due_at, id) where state = 'open' and round = 'second';
    create index reviews_of_material on reviews (material_id, id desc);
    create index reviews_claimed on reviews (claimed_by) where state = 'open' and claimed_by is not null;
    create index reviews_opened on reviews (opened_at) where round <> 'second';
    create index reviews_decided on reviews (decided_at desc, id desc) where state = 'decided';
    create index reviews_looked on reviews (decided_at desc, id desc) where state = 'decided' and round = 'second';
    create index reviews_by_reviewer on reviews (decided_by, decided_at desc) where decided_by is not null;

    -- Parts of words among all that waits, also Chinese ones, which have two letters as a rule: whatever contains some
    -- words contains all pairs of letters in them.
    create function letter_pairs(words text) returns text[] language sql immutable strict parallel safe cost 5000
      return (select coalesce(array_agg(distinct substr(words, n, 2)), '{}') from generate_series(1, length(words) - 1) n);
    create index materials_pending_words on materials
      using gin (letter_pairs(lower(title_zh || chr(10) || title_en || chr(10) || file_name))) where state = 'pending';

    -- How many decisions somebody else looks at once more. Tests choose another share in their own database.
    create function second_look_share() returns float8 language sql stable return 0.05;

    -- How a shop shows itself, beside its name and words; keys of pictures in previews.
    alter table shops add column banner_key text;
    alter table shops add column avatar_key text;
    alter table shops add column version int not null default 1;
  `.execute(db);
}
