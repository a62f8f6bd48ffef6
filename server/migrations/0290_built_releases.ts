import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Built releases that have brought this database up to date.
    create table built_releases (
      version text primary key,
      built_at timestamptz not null,
      migrated_at timestamptz not null default clock_now()
    );

    -- What the release before has made and this one no longer has, for nodes of that one.
    alter table made_functions
      add left_functions text[] not null default '{}',
      add left_views text[] not null default '{}';
  `.execute(db);
}
