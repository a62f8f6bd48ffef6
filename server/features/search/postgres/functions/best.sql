-- What came after the lists were made: few, so all that fit.
create function search_late(narrow int[], without int[], titles int[], bonus bigint) returns bigint[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_indexscan = off as $$
begin
  return array(select by_score + case when terms @> titles then bonus else 0 end
    from search.docs where rank is null and terms @> narrow and not terms operator(intarray.&&) without);
end $$;

-- The best by score, with a bonus for what has all of the words in its title.
create function search_best(q int[], codes int[], without int[], kind_code int,
  kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int,
  bonus bigint, k int, after bigint, most int, all_n int, out got bigint[], out counted int)
  language plpgsql stable as $$
declare
  -- Tags are in no title.
  titles int[] := array(select case when term < 1000000000 then -term else term end from unnest(q) term);
  titled int[] := '{}'; rest int[]; late bigint[];
begin
  if q = '{}' and codes = '{}' then
    rest := ranks_in_order(kind_wanted, rank_after(kind_wanted, after), k);
    counted := 0;
  else
    if bonus > 0 then
      select walk.got into titled from search_walk(titles, codes, without,
        kind_wanted, traits_wanted, category_wanted, shop_wanted, null,
        rank_after(kind_wanted, case when after = 9223372036854775807 then after else after - bonus end), k, 0, 0) walk;
    end if;
    select walk.got, walk.counted into rest, counted from search_walk(q, codes, without,
      kind_wanted, traits_wanted, category_wanted, shop_wanted,
      case when bonus > 0 then titles end, rank_after(kind_wanted, after), k, most, all_n) walk;
  end if;
  late := search_late(q || codes || kind_code, without, titles, bonus);
  counted := counted + cardinality(late);
  got := array(select place from (
      select unnest(places_of(kind_wanted, titled)) + bonus as place
      union all select unnest(places_of(kind_wanted, rest))
      union all select unnest(late)) hits
    where place < after order by place desc limit k);
end $$;

create function ranks_in_order(kind_wanted smallint, first_rank int, k int) returns int[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = off set enable_sort = off as $$
begin
  return array(select rank from search.docs where kind = kind_wanted and rank is not null and rank >= first_rank
    order by rank limit k);
end $$;
