import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the invoice provider is to do: issue an invoice, or take it back.
    create table invoice_errands (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices,
      red_flush_id bigint references red_flushes,
      state text not null default 'waiting' check (
        state in ('waiting', 'sent', 'stuck', 'by-hand', 'done', 'dropped')
      ),
      -- Which number the provider gets. Another one only after it has said that nothing came of the last.
      attempt int not null default 1 check (attempt > 0),
      form_attempt int not null default 1 check (form_attempt > 0),
      fault text check (fault in ('unanswered', 'refused', 'failed', 'differs', 'files', 'issued-too')),
      -- The provider's words about the fault.
      words text not null default '',
      -- Whether the provider may have it, as far as is known.
      maybe_there boolean not null default false,
      -- Tries since the last answer that changed anything, and when the next one is due.
      tries int not null default 0,
      tried_at timestamptz,
      next_at timestamptz default clock_now(),
      sent_at timestamptz,
      created_at timestamptz not null default clock_now(),
      check (state not in ('waiting', 'sent') or next_at is not null),
      check (state not in ('stuck', 'done', 'dropped') or next_at is null),
      check (state <> 'stuck' or fault is not null),
      check (state <> 'sent' or (sent_at is not null and maybe_there))
    );
    create unique index invoice_errands_one on invoice_errands (invoice_id) where red_flush_id is null;
    create unique index invoice_errands_one_red on invoice_errands (red_flush_id) where red_flush_id is not null;
    create index invoice_errands_due on invoice_errands (next_at) where next_at is not null;
    create index invoice_errands_faulty on invoice_errands (invoice_id) where fault is not null;
  `.execute(db);
}
