import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table topics
      add column body_zh jsonb not null default '[]',
      add column body_en jsonb not null default '[]',
      -- The bodies are written apart from the rest, so they count their own changes.
      add column body_version int not null default 1,
      -- A picture of the library or the code of a material; otherwise its first picture on sale.
      add column cover text,
      -- When visitors see it, if it is published; without a limit where there is none.
      add column shown_from timestamptz,
      add column shown_until timestamptz check (shown_until > shown_from);

    -- Pictures of the library that a cover and a body name.
    create function pictures_named(cover text, body jsonb) returns text[] language sql immutable parallel safe
      return array(
        select named.key from (
          select cover as key where cover like 'content/%'
          union
          select shown #>> '{}' from jsonb_path_query(body, '$[*].picture.key') as shown
          union
          select shown #>> '{}' from jsonb_path_query(body, '$[*].pictures[*].key') as shown) as named
        order by named.key);
    alter table topics
      add column pictures text[] not null generated always as (pictures_named(cover, body_zh || body_en)) stored;
  `.execute(db);
}
