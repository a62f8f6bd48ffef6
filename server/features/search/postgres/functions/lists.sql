-- The ranks of a block's documents that have all of these terms.
create function search_block(kind_wanted smallint, q int[], at int) returns int[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare hits int[]; list record;
begin
  if (select count(*) from search.lists where kind = kind_wanted and block = at and term = any (q)) < cardinality(q)
  then return '{}'; end if;
  for list in select ranks from search.lists where kind = kind_wanted and block = at and term = any (q) order by n loop
    hits := case when hits is null then list.ranks else hits operator(intarray.&) list.ranks end;
    exit when hits = '{}';
  end loop;
  return hits;
end $$;

-- The same, with the filters, and without what is gone or has one of the terms that nobody wants.
create function search_hits(q int[], codes int[], without int[],
  kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int, at int) returns int[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare hits int[]; list record; removed int[];
begin
  hits := search_block(kind_wanted, case when q = '{}' then codes else q end, at);
  if q <> '{}' then
    for list in select term, n, ranks from unnest(codes) code
      left join search.lists on kind = kind_wanted and block = at and term = code order by n nulls first loop
      if list.term is null then return '{}'; end if;
      exit when hits = '{}';
      -- To look at a row takes as long as to pass a hundred ranks of a list.
      if cardinality(hits) * 100 < list.n then
        hits := array(select doc.rank from unnest(hits) hit (rank)
          join search.docs doc on doc.kind = kind_wanted and doc.rank = hit.rank
          where traits & traits_wanted = traits_wanted
            and (category_wanted is null or category_id = category_wanted)
            and (shop_wanted is null or shop_id = shop_wanted)
          order by doc.rank);
        exit;
      end if;
      hits := hits operator(intarray.&) list.ranks;
    end loop;
  end if;
  for list in select ranks from search.lists
    where kind = kind_wanted and block = at and term = any (without) and hits <> '{}' loop
    hits := hits operator(intarray.-) list.ranks;
  end loop;
  select ranks into removed from search.gone where kind = kind_wanted and ranks <> '{}';
  return case when removed is null then hits else hits operator(intarray.-) removed end;
end $$;

-- The first ranks from one on, block by block, until there are enough and as many as anybody is told of are counted, or
-- must be there: when twice as many are to be expected from those read so far.
create function search_walk(q int[], codes int[], without int[],
  kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int,
  apart int[], first_rank int, k int, most int, all_n int, out got int[], out counted int) language plpgsql stable as $$
declare ends int[]; hits int[];
begin
  select block_ends into ends from search.meta;
  got := '{}';
  counted := 0;
  for at in 0..cardinality(ends) - 1 loop
    continue when ends[at + 1] < first_rank;
    hits := search_hits(q, codes, without, kind_wanted, traits_wanted, category_wanted, shop_wanted, at);
    counted := counted + cardinality(hits);
    if cardinality(got) < k then
      if apart is not null then hits := hits operator(intarray.-) search_block(kind_wanted, apart, at); end if;
      got := got || ranks_from(hits, first_rank, k - cardinality(got));
    end if;
    if counted < most and counted::float8 * all_n > 2.0 * most * ends[at + 1] then counted := most; end if;
    exit when cardinality(got) >= k and counted >= most;
  end loop;
end $$;

create function ranks_from(hits int[], first_rank int, k int) returns int[] language plpgsql immutable as $$
declare low int := 1; high int := cardinality(hits) + 1; middle int;
begin
  while low < high and hits[low] < first_rank loop
    middle := (low + high) / 2;
    if hits[middle] < first_rank then low := middle + 1; else high := middle; end if;
  end loop;
  return hits[low:low + k - 1];
end $$;

-- The first rank behind a place in the order of scores.
create function rank_after(kind_wanted smallint, place bigint) returns int
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = off set enable_sort = off as $$
begin
  return case when place = 9223372036854775807 then 1 else coalesce((
    select rank from search.docs where kind = kind_wanted and rank is not null and by_score < place
    order by by_score desc limit 1), 2147483647) end;
end $$;

create function places_of(kind_wanted smallint, ranks int[]) returns bigint[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(select doc.by_score from unnest(ranks) hit (rank)
    join search.docs doc on doc.kind = kind_wanted and doc.rank = hit.rank);
end $$;
