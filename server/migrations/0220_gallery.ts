import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contest_entry_files
      -- What visitors see, in the public bucket: marked, a picture also as a card.
      add column marked_key text,
      add column card_key text,
      add check (card_key is null or marked_key is not null);

    alter table contest_entries
      -- Since when all of its files are marked, so that it can be shown.
      add column marked_at timestamptz;
    create index contest_entries_marked on contest_entries (contest_id, id) where marked_at is not null;
    create index contest_entries_marked_track on contest_entries (track_id, id) where marked_at is not null;
  `.execute(db);
}
