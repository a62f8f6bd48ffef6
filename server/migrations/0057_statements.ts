import { type Kysely, sql } from 'kysely';
import { FIRST_TAX_RULES } from '#contract/domain/tax.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How income is taxed, version after version, never changed.
    create table tax_rules (
      version int primary key,
      effective_on date not null,
      rules jsonb not null,
      reason text not null,
      set_by bigint references users,
      created_at timestamptz not null default clock_now()
    );
    create index tax_rules_set_by on tax_rules (set_by) where set_by is not null;

    -- As what a photographer's income is taxed; the newest row counts.
    create table tax_categories (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      category text not null check (category in ('labour', 'writing', 'royalty', 'company')),
      reason text not null,
      set_by bigint references users,
      created_at timestamptz not null default clock_now()
    );
    create index tax_categories_of on tax_categories (user_id, id desc);
    create index tax_categories_set_by on tax_categories (set_by) where set_by is not null;

    create function refuse_tax_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what income was taxed by is never changed';
    end $$;
    create trigger tax_rules_stay before update or delete on tax_rules
      for each row execute function refuse_tax_change();
    create trigger tax_categories_stay before update or delete on tax_categories
      for each row execute function refuse_tax_change();

    -- When all statements of a quarter had been made.
    create table statement_runs (
      quarter text primary key check (quarter ~ '^\\d{4}-Q[1-4]$'),
      finished_at timestamptz not null default clock_now()
    );

    create table statements (
      id bigint generated always as identity primary key,
      number text not null unique generated always as ('FS' || lpad(id::text, 8, '0')) stored,
      user_id bigint not null references users,
      quarter text not null check (quarter ~ '^\\d{4}-Q[1-4]$'),
      version int not null default 1,
      supersedes bigint unique references statements,
      state text not null default 'to-confirm' check (
        state in ('to-confirm', 'generated', 'rejected', 'remitted', 'invalid')
      ),
      line_count int not null,
      opening_fen bigint not null,
      gross_fen bigint not null check (gross_fen >= 0),
      reversals_fen bigint not null check (reversals_fen <= 0),
      -- Enough to be paid, or nothing.
      payable_fen bigint not null check (payable_fen >= 0),
      carried_fen bigint not null,
      -- Null until finance has said as what the photographer is taxed.
      tax_category text check (tax_category in ('labour', 'writing', 'royalty', 'company')),
      tax_version int references tax_rules,
      tax_year int not null,
      tax_month int not null check (tax_month between 1 and 12),
      -- Paid and withheld before in that year.
      earlier_fen bigint,
      earlier_tax_fen bigint,
      tax_fen bigint check (tax_fen >= 0),
      net_fen bigint,
      -- A company's own invoice.
      invoice_key text unique,
      built_at timestamptz not null default clock_now(),
      -- When its photographer was written to.
      told_at timestamptz,
      confirm_by timestamptz not null,
      -- When the photographer agreed, or the time to dispute it was over.
      confirmed_at timestamptz,
      confirmed_by text check (confirmed_by in ('photographer', 'time')),
      remitted_at timestamptz,
      -- The bank's number.
      reference text not null default '',
      unique (user_id, quarter, version),
      check (opening_fen + gross_fen + reversals_fen = payable_fen + carried_fen),
      check (payable_fen = 0 or carried_fen = 0),
      check (net_fen = payable_fen - tax_fen),
      check ((tax_fen is null) = (net_fen is null)),
      check ((confirmed_at is null) = (confirmed_by is null)),
      check (state <> 'remitted' or (remitted_at is not null and reference <> '' and net_fen > 0))
    );
    -- One that counts, for each photographer and quarter.
    create unique index statements_one_valid on statements (user_id, quarter) where state <> 'invalid';
    create index statements_of on statements (user_id, id desc);
    create index statements_waiting on statements (confirm_by, id) where state = 'to-confirm';
    create index statements_state on statements (state, id desc);
    create index statements_tax_version on statements (tax_version) where tax_version is not null;

    create table statement_lines (
      statement_id bigint not null references statements,
      sale_id bigint not null references sales,
      -- As frozen with the sale, unless a dispute has corrected it.
      share_percent int not null check (share_percent between 0 and 100),
      amount_fen bigint not null,
      -- What the version before said, where this one says something else.
      before_fen bigint,
      valid boolean not null default true,
      primary key (statement_id, sale_id)
    );
    -- No sale is paid twice.
    create unique index statement_lines_once on statement_lines (sale_id) where valid;

    create table statement_disputes (
      statement_id bigint not null,
      sale_id bigint not null,
      words text not null,
      raised_at timestamptz not null default clock_now(),
      answer text not null default '',
      -- The share that the line should have had; null: it stands.
      share_percent int check (share_percent between 0 and 100),
      answered_by bigint references users on delete set null,
      answered_at timestamptz,
      primary key (statement_id, sale_id),
      foreign key (statement_id, sale_id) references statement_lines
    );
    create index statement_disputes_answered_by on statement_disputes (answered_by) where answered_by is not null;

    -- What was paid or replaced stays as it is.
    create function refuse_statement_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a statement that is % is never changed', old.state;
    end $$;
    create trigger statements_stay before update or delete on statements
      for each row when (old.state in ('remitted', 'invalid')) execute function refuse_statement_change();

    alter table papers add column statement_id bigint references statements;
    create index papers_statement on papers (statement_id) where statement_id is not null;
    alter table papers drop constraint papers_check;
    alter table papers add constraint papers_check
      check (num_nonnulls(licence_id, quote_id, agreement_answer_id, statement_id) = 1);
  `.execute(db);
  await sql`
    insert into tax_rules (version, effective_on, rules, reason)
    values (1, '2019-01-01', ${JSON.stringify(FIRST_TAX_RULES)}::jsonb, 'income tax law')`.execute(db);
}
