import { type Kysely, sql } from 'kysely';

/** From here on functions that no table needs are made out of .sql files (platform/database/functions.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the files made, and out of which files; one row.
    create table made_functions (
      hash text not null,
      functions text[] not null,
      views text[] not null
    );

    drop function make_search_tables, make_search_list_block, make_search_indexes,
      search_block, search_hits, search_walk, ranks_from, rank_after, places_of, search_late, search_best, ranks_in_order,
      search_newest, older_than, browse_newest, search_count, search_find, search_saying, search_total,
      quote_due, end_of_working_day, is_working_day, day_in_china;
  `.execute(db);
}
