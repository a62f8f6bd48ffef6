import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads drop constraint uploads_kind_check;
    alter table uploads add constraint uploads_kind_check check (
      kind in ('video', 'photo', 'release', 'application', 'sound')
    );

    -- A piece has each version once.
    create unique index materials_version_label on materials (version_of, lower(version_en))
      where version_of is not null and version_en <> '';
  `.execute(db);
}
