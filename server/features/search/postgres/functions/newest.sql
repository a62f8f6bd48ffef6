-- The newest: those of the last while, those of the while before, all others.
create function search_newest(q int[], codes int[], without int[], narrow int[], kind_code int,
  kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int, k int, after bigint,
  out got bigint[])
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_indexscan = off as $$
declare floors bigint[];
begin
  select recent_floors into floors from search.meta;
  got := '{}';
  if floors[1] < after then
    got := got || array(select by_time from search.recent_0 where terms @> narrow and not terms operator(intarray.&&) without
      and traits & traits_wanted = traits_wanted
      and (category_wanted is null or category_id = category_wanted)
      and (shop_wanted is null or shop_id = shop_wanted)
      and by_time < after order by by_time desc limit k - cardinality(got));
  end if;
  if cardinality(got) >= k or floors[1] = 0 then return; end if;
  if floors[2] < after then
    got := got || array(select by_time from search.recent_1 where terms @> narrow and not terms operator(intarray.&&) without
      and traits & traits_wanted = traits_wanted
      and (category_wanted is null or category_id = category_wanted)
      and (shop_wanted is null or shop_id = shop_wanted)
      and by_time < after order by by_time desc limit k - cardinality(got));
  end if;
  if cardinality(got) >= k or floors[2] = 0 then return; end if;
  got := got || older_than(q, codes, without, kind_code,
    kind_wanted, traits_wanted, category_wanted, shop_wanted, k - cardinality(got), least(after, floors[2]));
end $$;

create function older_than(q int[], codes int[], without int[], kind_code int,
  kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int, k int, until bigint)
  returns bigint[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
declare ranks int[];
begin
  select walk.got into ranks from search_walk(q, codes, without,
    kind_wanted, traits_wanted, category_wanted, shop_wanted, null, 1, 1000000000, 0, 0) walk;
  return array(select by_time from (
      select doc.by_time from unnest(ranks) hit (rank)
        join search.docs doc on doc.kind = kind_wanted and doc.rank = hit.rank
      union all select by_time from search.docs where rank is null and terms @> (q || codes || kind_code)
        and not terms operator(intarray.&&) without
    ) hits
    where by_time < until order by by_time desc limit k);
end $$;

-- Where so many fit that a page is full soon: along the order itself.
create function browse_newest(kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int,
  word int, k int, after bigint, out got bigint[])
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = off set enable_sort = off as $$
begin
  got := array(select by_time from search.docs where kind = kind_wanted and by_time < after
    and traits & traits_wanted = traits_wanted
    and (category_wanted is null or category_id = category_wanted)
    and (shop_wanted is null or shop_id = shop_wanted)
    and (word is null or terms @> array[word]) order by by_time desc limit k);
end $$;
