import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where a photo was shot, which is shown by the name of a place; before, the numbers stood where a name belongs.
    alter table material_suggestions
      add latitude float8, add longitude float8, add check ((latitude is null) = (longitude is null));
    update material_suggestions
    set latitude = split_part(place, ', ', 1)::float8, longitude = split_part(place, ', ', 2)::float8, place = ''
    where place ~ '^-?[0-9]+[.][0-9]{5}, -?[0-9]+[.][0-9]{5}$';
  `.execute(db);
}
