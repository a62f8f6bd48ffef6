import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What somebody may do with a material. It is never changed: a correction is a new version with its own number.
    create table licences (
      id bigint generated always as identity primary key,
      -- Not to be guessed, and easy to read aloud.
      number text not null unique,
      version int not null default 1,
      state text not null default 'valid' check (state in ('valid', 'superseded', 'revoked')),
      line_id bigint not null references order_lines,
      order_id bigint not null references orders,
      buyer_id bigint not null references users,
      customer_id bigint references customers,
      material_id bigint not null references materials,
      -- As it was when it was issued.
      material_code text not null,
      title_zh text not null,
      title_en text not null,
      file_name text not null,
      size_bytes bigint not null,
      sha256 text not null,
      scene text not null,
      channel text not null,
      period text not null,
      area text not null,
      licensee_type text not null,
      licensee text not null,
      credit_code text not null default '',
      project_name text not null,
      brand text not null,
      end_client text not null default '',
      amount_fen bigint not null check (amount_fen > 0),
      starts_on date not null,
      -- The last day; null: for ever.
      ends_on date,
      issued_at timestamptz not null default clock_now(),
      ended_at timestamptz,
      end_reason text not null default '',
      -- The certificate has been fetched: it may be in use.
      certificate_at timestamptz,
      unique (line_id, version),
      check ((state = 'valid') = (ended_at is null))
    );
    -- A paid line has exactly one.
    create unique index licences_one_valid on licences (line_id) where state = 'valid';
    create index licences_order on licences (order_id);
    create index licences_of_buyer on licences (buyer_id, id desc);
    create index licences_of_customer on licences (customer_id, id desc) where customer_id is not null;
    create index licences_material on licences (material_id) where state = 'valid';
    create index licences_newest on licences (issued_at desc, id desc);

    -- Somebody asks to have a licence put right: once.
    create table licence_corrections (
      id bigint generated always as identity primary key,
      line_id bigint not null unique references order_lines,
      licence_id bigint not null references licences,
      asked_by bigint not null references users,
      wanted jsonb not null,
      words text not null default '',
      state text not null default 'open' check (state in ('open', 'done', 'refused')),
      answer text not null default '',
      answered_by bigint references users on delete set null,
      created_at timestamptz not null default clock_now(),
      answered_at timestamptz
    );
    create index licence_corrections_open on licence_corrections (created_at) where state = 'open';
    create index licence_corrections_licence on licence_corrections (licence_id);
    create index licence_corrections_asked_by on licence_corrections (asked_by);
    create index licence_corrections_answered_by on licence_corrections (answered_by) where answered_by is not null;

    -- Every time an original was handed out.
    create table downloads (
      id bigint generated always as identity primary key,
      licence_id bigint not null references licences,
      user_id bigint references users on delete set null,
      how text not null check (how in ('file', 'archive', 'credentials')),
      at timestamptz not null default clock_now()
    );
    create index downloads_licence on downloads (licence_id, id desc);
    create index downloads_user on downloads (user_id) where user_id is not null;

    -- What photographers will be paid for; a refund adds a line that takes it back.
    create table sales (
      id bigint generated always as identity primary key,
      line_id bigint not null references order_lines,
      owner_id bigint not null references users,
      amount_fen bigint not null check (amount_fen <> 0),
      reverses bigint unique references sales,
      at timestamptz not null default clock_now(),
      check ((amount_fen < 0) = (reverses is not null))
    );
    create unique index sales_once on sales (line_id) where reverses is null;
    create index sales_of_owner on sales (owner_id, at desc);
    create index sales_at on sales (at);
  `.execute(db);
}
