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
  -- rank: its place by score in its kind when the index was built; none has what came later.
  execute format('create table %I.docs (rank int, %s)', place, columns);
  -- The ranks of all that have a term, in order, cut into blocks; not those that came later.
  execute format('create table %I.lists (kind smallint not null, block smallint not null, term int not null,
    n int not null, ranks int[] not null)', place);
  -- Read whole and at once, never to be unpacked.
  execute format('alter table %I.lists alter column ranks set storage external', place);
  -- Ranks that are in lists still, of what has changed or gone since.
  execute format('create table %I.gone (kind smallint primary key, ranks int[] not null)', place);
  execute format('insert into %I.gone select kind, ''{}'' from generate_series(1, 4) kind', place);
  -- The newest once more, for the order of time.
  execute format('create table %I.recent_0 (%s)', place, columns);
  execute format('create table %I.recent_1 (%s)', place, columns);
  -- In how many documents of a kind a term is.
  execute format('create table %I.counts (id int, kind smallint, n int not null, primary key (id, kind))
    with (fillfactor = 80)', place);
  -- The last rank of each block, where recent tables end (the least number that is still in), and what scores are
  -- measured against.
  execute format('create table %I.meta (block_ends int[] not null, recent_floors bigint[] not null,
    usual_rates real[] not null, docs int not null, version int not null, built_at timestamptz not null)', place);
  execute format('insert into %I.meta values (''{2147483647}'', array[0, 0], ''{}'', 0, 0, clock_now())', place);
end $$;

create function make_search_list_block(place text, of_kind smallint, number smallint, first_rank int, last_rank int)
  returns void language plpgsql set work_mem = '256MB' set max_parallel_workers_per_gather = 0 as $$
begin
  execute format('insert into %I.lists (kind, block, term, n, ranks)
    select $1, $2, term, count(*), intarray.sort(array_agg(rank))
    from (select unnest(terms) as term, rank from %I.docs where kind = $1 and rank between $3 and $4) entries
    group by term', place, place) using of_kind, number, first_rank, last_rank;
end $$;

create function make_search_indexes(place text) returns void language plpgsql set maintenance_work_mem = '256MB' as $$
declare name text;
begin
  execute format('create unique index on %I.docs (material_id)', place);
  -- Rows are tested and put in order by this alone.
  execute format('create unique index on %I.docs (kind, rank) include (by_score, traits, category_id, shop_id)
    where rank is not null', place);
  execute format('create index on %I.docs (kind, by_score desc) include (rank) where rank is not null', place);
  execute format('create index on %I.docs (kind, by_time desc)', place);
  execute format('create index on %I.docs using gin (terms) with (fastupdate = off) where rank is null', place);
  execute format('alter table %I.lists add primary key (kind, block, term)', place);
  foreach name in array array['recent_0', 'recent_1'] loop
    execute format('create unique index on %I.%I (material_id)', place, name);
    execute format('create index on %I.%I using gin (terms) with (fastupdate = off)', place, name);
  end loop;
end $$;
