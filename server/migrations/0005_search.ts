import { type Kysely, sql } from 'kysely';

export const TIERS = [0, 1, 2, 3, 4];

/** The index; docs/search.md explains it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLES).execute(db);
  await sql`select make_search_tables('search')`.execute(db);
  for (const table of [...TIERS.map((tier) => `docs_${tier}`), 'recent_0', 'recent_1'])
    await sql`select make_search_indexes('search', ${table})`.execute(db);
}

const TABLES = `
    -- Every word that a document has, and what queries and documents call it.
    create table search_terms (
      id int generated always as identity primary key check (id < 1000000000),
      term text not null unique
    );

    -- What changed since a rebuild began: it must look at these again before it takes over.
    create table search_changes (material_id bigint primary key);

    -- The index itself stands in a schema of its own, so that a new one takes its place by being renamed.
    create function make_search_tables(place text) returns void language plpgsql as $$
    declare columns text :=
      -- An order is one number: the score, or the second of publication, and then the material's own number.
      'material_id bigint not null, by_score bigint not null, by_time bigint not null,
       kind smallint not null, traits bigint not null, category_id int, shop_id int,
       -- Words, the words of its title once more as negatives, and what filters ask for.
       terms int[] not null';
    begin
      execute format('create schema %I', place);
      execute format('create table %I.docs (tier smallint not null, %s) partition by list (tier)', place, columns);
      for tier in 0..${TIERS.length - 1} loop
        execute format('create table %I.%I partition of %I.docs for values in (%s)', place, 'docs_' || tier, place, tier);
      end loop;
      -- The newest once more, for the order of time.
      execute format('create table %I.recent_0 (%s)', place, columns);
      execute format('create table %I.recent_1 (%s)', place, columns);
      -- In how many documents of a kind a term is.
      execute format('create table %I.counts (id int, kind smallint, n int not null, primary key (id, kind))
        with (fillfactor = 80)', place);
      -- Where tiers and recent tables end (the least number that is still in), how many documents a rebuild has put
      -- into a tier and those above it, and what scores are measured against.
      execute format('create table %I.meta (tier_floors bigint[] not null, tier_docs int[] not null, recent_floors bigint[] not null,
        usual_rates real[] not null, docs int not null, version int not null, built_at timestamptz not null)', place);
      execute format('insert into %I.meta values (array_fill(0::bigint, array[${TIERS.length}]), array_fill(0, array[${TIERS.length}]), array[0, 0], ''{}'', 0, 0, clock_now())', place);
    end $$;

    create function make_search_indexes(place text, name text) returns void language plpgsql
      set maintenance_work_mem = '256MB' as $$
    begin
      execute format('create unique index on %I.%I (material_id)', place, name);
      execute format('create index on %I.%I using gin (terms) with (fastupdate = off)', place, name);
      if name like 'docs%' then
        execute format('create index on %I.%I (kind, by_score desc)', place, name);
        execute format('create index on %I.%I (kind, by_time desc)', place, name);
        execute format('create index on %I.%I (category_id, by_score desc)', place, name);
      end if;
      execute format('analyze %I.%I', place, name);
    end $$;
  `;
