import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Requests to take an invoice back, or the part of some of its orders.
    create table red_flushes (
      id bigint generated always as identity primary key,
      number text not null unique generated always as ('HC' || lpad(id::text, 8, '0')) stored,
      invoice_id bigint not null references invoices,
      reason text not null check (reason in ('01', '02', '03', '04')),
      state text not null default 'requested' check (
        state in ('requested', 'confirming', 'confirmed', 'flushed', 'lapsed', 'cancelled')
      ),
      -- The one that lapsed before this one was asked for.
      again_after bigint references red_flushes,
      amount_fen bigint not null check (amount_fen > 0),
      vat_fen bigint not null,
      asked_by bigint references users,
      asked_at timestamptz not null default clock_now(),
      -- The tax authority's number of the confirmation, and until when the buyer can confirm.
      bill_number text not null default '',
      confirm_by timestamptz,
      -- The number of the red invoice.
      red_number text unique check (red_number ~ '^\\d{20}$'),
      ended_at timestamptz,
      check ((state = 'flushed') = (red_number is not null)),
      check ((state in ('flushed', 'lapsed', 'cancelled')) = (ended_at is not null)),
      check (state <> 'confirming' or confirm_by is not null)
    );
    create index red_flushes_of_invoice on red_flushes (invoice_id, id);
    create index red_flushes_lapsing on red_flushes (confirm_by) where state = 'confirming';
    create index red_flushes_open on red_flushes (asked_at) where state in ('requested', 'confirming', 'confirmed');

    alter table invoice_lines add column red_flush_id bigint references red_flushes;
    create index invoice_lines_of_red_flush on invoice_lines (red_flush_id) where red_flush_id is not null;

    alter table invoice_files add column red_flush_id bigint references red_flushes;
    drop index invoice_files_one;
    create unique index invoice_files_one on invoice_files (invoice_id, kind) where red_flush_id is null;
    create unique index invoice_files_one_red on invoice_files (red_flush_id, kind) where red_flush_id is not null;
    create index invoices_red on invoices (id) where state = 'red-requested';
  `.execute(db);
}
