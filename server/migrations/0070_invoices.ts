import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Names in which buyers are invoiced.
    create table invoice_titles (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('company', 'institution', 'person')),
      title text not null,
      tax_number text not null default '',
      address text not null default '',
      phone text not null default '',
      bank text not null default '',
      account_sealed text,
      account_end text not null default '',
      email text not null,
      mobile text not null default '',
      created_at timestamptz not null default clock_now(),
      used_at timestamptz not null default clock_now(),
      check ((kind = 'person') = (tax_number = '')),
      check ((account_sealed is null) = (account_end = ''))
    );
    create unique index invoice_titles_once on invoice_titles (user_id, kind, title, tax_number);
    create index invoice_titles_of_user on invoice_titles (user_id, used_at desc, id desc);

    -- An application for an invoice and what became of it; the title as it was then.
    create table invoices (
      id bigint generated always as identity primary key,
      number text not null unique generated always as ('FP' || lpad(id::text, 8, '0')) stored,
      user_id bigint not null references users,
      state text not null check (
        state in ('awaiting', 'applied', 'issuing', 'issued', 'rejected', 'red-requested', 'red-flushed')
      ),
      type text not null check (type in ('normal', 'special')),
      kind text not null check (kind in ('company', 'institution', 'person')),
      title text not null,
      tax_number text not null default '',
      address text not null default '',
      phone text not null default '',
      bank text not null default '',
      account_sealed text,
      account_end text not null default '',
      email text not null,
      mobile text not null default '',
      remark text not null default '',
      -- A transfer paid for one of its orders.
      transfer boolean not null,
      amount_fen bigint not null check (amount_fen > 0),
      net_fen bigint not null,
      vat_fen bigint not null,
      -- The invoice with a mistake that this one replaces.
      replaces bigint references invoices,
      applied_at timestamptz not null default clock_now(),
      due_at timestamptz not null,
      claimed_by bigint references users,
      claimed_until timestamptz,
      -- The number that the tax authority gave.
      invoice_number text unique check (invoice_number ~ '^\\d{20}$'),
      issued_at timestamptz,
      decided_by bigint references users,
      decided_at timestamptz,
      reason text check (reason in ('title', 'tax-number', 'other', 'withdrawn', 'refunded')),
      words text not null default '',
      check (net_fen + vat_fen = amount_fen),
      check (type = 'normal' or kind = 'company'),
      check ((state in ('issued', 'red-requested', 'red-flushed')) = (invoice_number is not null)),
      check ((invoice_number is null) = (issued_at is null)),
      check ((state = 'rejected') = (reason is not null)),
      check ((claimed_by is null) = (claimed_until is null))
    );
    create index invoices_of_user on invoices (user_id, id desc);
    create index invoices_queue on invoices (due_at, id) where state in ('applied', 'issuing');
    create index invoices_decided on invoices (state, decided_at desc, id desc) where decided_at is not null;
    create unique index invoices_one_replacement on invoices (replaces) where state <> 'rejected';

    -- What an invoice is for. Each line names one source; orders are the only one there is.
    create table invoice_lines (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices,
      order_id bigint references orders,
      amount_fen bigint not null check (amount_fen > 0),
      net_fen bigint not null,
      vat_fen bigint not null,
      -- Neither rejected nor taken back.
      live boolean not null default true,
      check (num_nonnulls(order_id) = 1),
      check (net_fen + vat_fen = amount_fen)
    );
    create unique index invoice_lines_one_live on invoice_lines (order_id) where live;
    create index invoice_lines_of_invoice on invoice_lines (invoice_id, id);
    create index invoice_lines_of_order on invoice_lines (order_id, id desc);

    create table invoice_files (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices,
      kind text not null check (kind in ('pdf', 'ofd', 'xml')),
      key text not null unique,
      size_bytes int not null,
      sha256 text not null,
      -- What the XML says: number, amount, tax, title and taxpayer number.
      says jsonb,
      at timestamptz not null default clock_now(),
      check ((kind = 'xml') = (says is not null))
    );
    create unique index invoice_files_one on invoice_files (invoice_id, kind);

    -- Files that go with an email: name and key among the originals.
    alter table messages add column attachments jsonb not null default '[]';
  `.execute(db);
}
