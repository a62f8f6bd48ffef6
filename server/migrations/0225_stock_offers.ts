import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index contest_entries_offered on contest_entries (id) where offers_stock;

    -- Entries whose files were taken over as stock, once each.
    create table stock_offers (
      entry_id bigint primary key references contest_entries,
      -- The series that its files are in.
      group_id bigint references material_groups on delete set null,
      taken_at timestamptz not null default clock_now()
    );

    -- What became of each file.
    create table stock_offer_files (
      entry_file_id bigint primary key references contest_entry_files,
      entry_id bigint not null references stock_offers,
      outcome text not null check (outcome in ('taken', 'known', 'too-small')),
      -- Made from the file, or had it before; null once its owner has deleted it.
      material_id bigint references materials on delete set null,
      check (outcome <> 'too-small' or material_id is null)
    );
    create index stock_offer_files_entry on stock_offer_files (entry_id);
    create index stock_offer_files_material on stock_offer_files (material_id) where material_id is not null;
  `.execute(db);
}
