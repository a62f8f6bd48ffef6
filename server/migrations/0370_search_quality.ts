import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Works that editors put first for a search, or leave out of it, until a day in China is over.
    create table search_placements (
      id bigint generated always as identity primary key,
      type text not null check (type in ('video', 'pic', 'music', 'effect')),
      -- As an editor typed it, and by what searches are compared with it.
      keyword text not null,
      words text not null,
      material_id bigint not null references materials on delete cascade,
      what text not null check (what in ('pin', 'bury')),
      until date not null,
      reason text not null,
      made_by bigint references users,
      made_at timestamptz not null default clock_now(),
      unique (type, words, material_id)
    );
    create index search_placements_until on search_placements (until);
    create index search_placements_material on search_placements (material_id);

    -- How well a work answers a query of the fixed set: 0 not at all, 3 just right.
    create table search_grades (
      type text not null check (type in ('video', 'pic', 'music', 'effect')),
      keyword text not null,
      material_id bigint not null references materials on delete cascade,
      grade smallint not null check (grade between 0 and 3),
      -- Null for grades that the demo brought.
      graded_by bigint references users,
      graded_at timestamptz not null default clock_now(),
      primary key (type, keyword, material_id)
    );
    create index search_grades_material on search_grades (material_id);

    -- What each measurement found, one for each day, engine, release and language.
    create table search_measurements (
      day date not null,
      engine text not null check (engine in ('postgresql', 'opensearch')),
      -- Empty where the product runs from its sources.
      release text not null,
      language text not null check (language in ('zh', 'en')),
      measured_at timestamptz not null default clock_now(),
      -- Null while no query has a good answer on sale.
      ndcg double precision check (ndcg between 0 and 1),
      misses int not null,
      counted int not null,
      ungraded int not null,
      primary key (day, engine, release, language)
    );

    -- How each query stood at the last measurement.
    create table search_query_standings (
      engine text not null check (engine in ('postgresql', 'opensearch')),
      type text not null,
      keyword text not null,
      ndcg double precision check (ndcg between 0 and 1),
      missed boolean not null,
      found smallint not null,
      ungraded smallint not null,
      primary key (engine, type, keyword)
    );
  `.execute(db);
}
