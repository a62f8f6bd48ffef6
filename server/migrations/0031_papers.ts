import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Certificates and quotes as files: each is made once, and the first that is kept is the one.
    create table papers (
      -- What the paper is of: licence-12, or quote-7-<hash of what it says>.
      name text primary key,
      licence_id bigint references licences,
      quote_id bigint references quotes,
      -- The file in the bucket for originals.
      key text not null unique,
      size_bytes bigint not null,
      -- By which a file is known as ours.
      sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
      made_at timestamptz not null default clock_now(),
      check (num_nonnulls(licence_id, quote_id) = 1)
    );
    create unique index papers_licence on papers (licence_id) where licence_id is not null;
    create index papers_quote on papers (quote_id) where quote_id is not null;
  `.execute(db);
}
