import { type Kysely, sql } from 'kysely';
import { FIRST_TEMPLATE } from '#contract/domain/payout-file.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How the bank wants its file and how its answer reads, version after version, never changed.
    create table payout_templates (
      version int primary key,
      template jsonb not null,
      reason text not null,
      set_by bigint references users,
      created_at timestamptz not null default clock_now()
    );
    create index payout_templates_set_by on payout_templates (set_by) where set_by is not null;

    create table payout_batches (
      id bigint generated always as identity primary key,
      number text not null unique generated always as ('FB' || lpad(id::text, 8, '0')) stored,
      state text not null default 'prepared' check (state in ('prepared', 'released', 'closed', 'cancelled')),
      template_version int not null references payout_templates,
      line_count int not null check (line_count > 0),
      total_fen bigint not null check (total_fen > 0),
      -- SHA-256 of the bank's file, whose numbers nobody sees before the release.
      file_hash text,
      prepared_by bigint not null references users,
      prepared_at timestamptz not null default clock_now(),
      released_by bigint references users,
      released_at timestamptz,
      closed_at timestamptz,
      check (file_hash is not null or state = 'prepared'),
      check ((state in ('released', 'closed')) = (released_by is not null)),
      check ((released_by is null) = (released_at is null)),
      -- Two people, always.
      check (released_by <> prepared_by)
    );
    create index payout_batches_state on payout_batches (state, id desc);
    create index payout_batches_prepared_by on payout_batches (prepared_by);
    create index payout_batches_released_by on payout_batches (released_by) where released_by is not null;
    create index payout_batches_template on payout_batches (template_version);

    -- What one statement's money was sent to, frozen when it was decided.
    create table payout_lines (
      id bigint generated always as identity primary key,
      -- Null: paid by hand, by itself.
      batch_id bigint references payout_batches,
      place int check (place > 0),
      statement_id bigint not null references statements,
      user_id bigint not null references users,
      account_id bigint not null references bank_accounts,
      holder text not null,
      company boolean not null,
      bank text not null,
      branch text not null,
      province text not null,
      city text not null,
      number_sealed text not null,
      number_end text not null,
      amount_fen bigint not null check (amount_fen > 0),
      state text not null default 'waiting' check (state in ('waiting', 'paid', 'bounced', 'cancelled')),
      -- The bank's number.
      reference text not null default '',
      paid_at timestamptz,
      -- Why the bank sent it back.
      reason text not null default '',
      bounced_at timestamptz,
      created_at timestamptz not null default clock_now(),
      unique (batch_id, place),
      check ((batch_id is null) = (place is null)),
      check ((paid_at is null) = (reference = '')),
      check (state <> 'paid' or paid_at is not null),
      check ((state = 'bounced') = (bounced_at is not null)),
      check ((state = 'bounced') = (reason <> ''))
    );
    -- Nothing is paid twice.
    create unique index payout_lines_live on payout_lines (statement_id) where state in ('waiting', 'paid');
    create index payout_lines_statement on payout_lines (statement_id, id desc);
    create index payout_lines_account on payout_lines (account_id, id desc);
    create index payout_lines_user on payout_lines (user_id);

    -- Files that the bank answered with, each booked once.
    create table payout_returns (
      id bigint generated always as identity primary key,
      batch_id bigint not null references payout_batches,
      file_hash text not null unique,
      paid_count int not null,
      bounced_count int not null,
      booked_by bigint not null references users,
      booked_at timestamptz not null default clock_now()
    );
    create index payout_returns_batch on payout_returns (batch_id, id desc);
    create index payout_returns_booked_by on payout_returns (booked_by);

    create function refuse_payout_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what was sent to the bank is never changed';
    end $$;
    create trigger payout_templates_stay before update or delete on payout_templates
      for each row execute function refuse_payout_change();
    create trigger payout_returns_stay before update or delete on payout_returns
      for each row execute function refuse_payout_change();
    create trigger payout_lines_kept before delete on payout_lines
      for each row execute function refuse_payout_change();
    create trigger payout_lines_frozen before update on payout_lines for each row
      when (
        (new.batch_id, new.place, new.statement_id, new.user_id, new.account_id, new.holder, new.company, new.bank,
          new.branch, new.province, new.city, new.number_end, new.amount_fen)
        is distinct from
        (old.batch_id, old.place, old.statement_id, old.user_id, old.account_id, old.holder, old.company, old.bank,
          old.branch, old.province, old.city, old.number_end, old.amount_fen)
        or old.state in ('bounced', 'cancelled') and new.state <> old.state)
      execute function refuse_payout_change();

    create or replace function refuse_statement_change() returns trigger language plpgsql as $$
    begin
      -- The bank sent the money back: it is due again, and nothing else about it changes. Its number, which is made of
      -- the id, is not known yet.
      if tg_op = 'UPDATE' and old.state = 'remitted' and new.state = 'generated'
        and to_jsonb(new) - '{state,remitted_at,reference,number}'::text[]
          = to_jsonb(old) - '{state,remitted_at,reference,number}'::text[]
      then return new;
      end if;
      raise exception 'a statement that is % is never changed', old.state;
    end $$;
  `.execute(db);
  await sql`
    insert into payout_templates (version, template, reason)
    values (1, ${JSON.stringify(FIRST_TEMPLATE)}::jsonb, '通用批量代付')`.execute(db);
}
