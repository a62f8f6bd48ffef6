import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Accounts to which photographers are paid; each change is a row, and the newest that passed receives.
    create table bank_accounts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      state text not null default 'reviewing' check (state in ('reviewing', 'passed', 'rejected')),
      company boolean not null,
      -- The verified real name when it was sent.
      holder text not null,
      bank text not null,
      branch text not null check (char_length(branch) >= 8),
      province text not null,
      city text not null,
      number_sealed text not null,
      number_end text not null,
      phone text not null,
      submitted_at timestamptz not null default clock_now(),
      due_at timestamptz not null,
      claimed_by bigint references users,
      claimed_until timestamptz,
      decided_at timestamptz,
      decided_by bigint references users,
      reason text check (reason in ('holder', 'number', 'branch', 'other')),
      words text not null default '',
      check ((state = 'reviewing') = (decided_at is null)),
      check ((state = 'rejected') = (reason is not null)),
      check ((claimed_by is null) = (claimed_until is null))
    );
    create unique index bank_accounts_one_open on bank_accounts (user_id) where state = 'reviewing';
    create index bank_accounts_of_user on bank_accounts (user_id, id desc);
    create index bank_accounts_paid on bank_accounts (user_id, decided_at desc, id desc) where state = 'passed';
    create index bank_accounts_queue on bank_accounts (due_at, id) where state = 'reviewing';
    create index bank_accounts_decided on bank_accounts (state, decided_at desc, id desc) where decided_at is not null;

    -- Leave to change an account before its year is over.
    create table bank_unlocks (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('staff', 'bounce')),
      state text not null check (state in ('asked', 'approved', 'declined', 'used')),
      reason text not null,
      asked_by bigint references users,
      asked_at timestamptz not null default clock_now(),
      answered_by bigint references users,
      answered_at timestamptz,
      answer text not null default '',
      check ((state = 'asked') = (answered_at is null)),
      check (kind = 'bounce' or asked_by is not null),
      -- Two people, always.
      check (kind = 'bounce' or state = 'asked' or answered_by <> asked_by)
    );
    create unique index bank_unlocks_one_open on bank_unlocks (user_id) where state in ('asked', 'approved');
    create index bank_unlocks_asked on bank_unlocks (asked_at, id) where state = 'asked';
  `.execute(db);
}
