import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Without a watermark, for owners and reviewers only; kept in the private bucket.
    alter table material_files drop constraint material_files_rendition_check;
    alter table material_files add constraint material_files_rendition_check check (
      rendition in ('original', 'thumb-1x', 'thumb-2x', 'poster', 'preview', 'sample', 'wave', 'cover', 'unmarked')
    );
    alter table material_files add constraint material_files_unmarked_check
      check (rendition <> 'unmarked' or bucket = 'originals');
  `.execute(db);
}
