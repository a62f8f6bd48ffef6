-- Where terms are left out from everything of a kind, its own list is what they are left out from.
create function with_kind(q int[], codes int[], kind_code int) returns int[] language sql immutable as $$
  select case when q = '{}' and codes = '{}' then array[kind_code] else codes end
$$;

-- How many there are; whoever has counted to the limit stops.
create function search_count(q int[], codes int[], without int[], kind_code int,
  kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int, most int, all_n int) returns int
  language plpgsql stable as $$
begin
  return (search_best(q, codes, without, kind_code, kind_wanted, traits_wanted, category_wanted, shop_wanted,
    0, 0, 9223372036854775807, most, all_n)).counted;
end $$;

-- How many a search would find, up to `most` where nobody has counted before, without finding them.
create function search_total(words text[], tags int[], codes int[], unwanted text[],
  kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int, kind_code int, most int) returns int
  language plpgsql stable as $$
declare
  q int[] := array(select id from search_terms where term = any (words)) || tags; known int; least_n int; all_n int;
  without int[] := array(select id from search_terms where term = any (unwanted));
begin
  select count(*) filter (where id <> kind_code), min(n) filter (where id <> kind_code),
      max(n) filter (where id = kind_code)
    into known, least_n, all_n
    from search.counts where id = any (q || codes || kind_code) and kind = kind_wanted and n > 0;
  if all_n is null or known < cardinality(words) + cardinality(tags || codes) then return 0; end if;
  if without <> '{}' then codes := with_kind(q, codes, kind_code);
  elsif known < 2 then return coalesce(least_n, all_n);
  end if;
  return search_count(q, codes, without, kind_code, kind_wanted, traits_wanted, category_wanted, shop_wanted, most, all_n);
end $$;

-- The whole search in one call: the places of a page in their order, and how many there are (exactly where somebody
-- has counted before, else up to `most` and beyond; only the first page asks, later ones have a `most` of 0).
-- Tags stand with the words: rows have no bits for them, so they are always looked up.
create function search_find(words text[], tags int[], codes int[], unwanted text[],
  kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int,
  kind_code int, order_wanted text, bonus bigint, k int, after bigint, most int)
  returns table (place bigint, total int) language plpgsql stable rows 60 as $$
declare
  q int[] := array(select id from search_terms where term = any (words)) || tags; narrow int[]; got bigint[];
  without int[] := array(select id from search_terms where term = any (unwanted));
  known int; least_n int; least_word int; all_n int; counted int; is_frequent boolean;
begin
  select count(*) filter (where id <> kind_code), min(n) filter (where id <> kind_code),
      min(n) filter (where id = any (q)), max(n) filter (where id = kind_code)
    into known, least_n, least_word, all_n
    from search.counts where id = any (q || codes || kind_code) and kind = kind_wanted and n > 0;
  -- What nothing has with one of the terms, nothing has with all of them.
  if all_n is null or known < cardinality(words) + cardinality(tags || codes) then return; end if;
  if without <> '{}' then codes := with_kind(q, codes, kind_code);
  elsif known < 2 then
    total := coalesce(least_n, all_n);
    most := 0;
  end if;

  if order_wanted <> 'newest' then
    select hits.got, hits.counted into got, counted from search_best(q, codes, without, kind_code,
      kind_wanted, traits_wanted, category_wanted, shop_wanted,
      case when order_wanted = 'popular' or words = '{}' then 0 else bonus end, k, after, most, all_n) hits;
    total := coalesce(total, counted);
    return query select unnest(got), total;
    return;
  end if;

  -- A walk along the order reads k / share rows; far down the tables of recent ones are at their end.
  is_frequent := total > all_n * case when after = 9223372036854775807 then 0.07 else 0.012 end;
  if is_frequent then
    got := browse_newest(kind_wanted, traits_wanted, category_wanted, shop_wanted, q[1], k, after);
  else
    -- Reading a long list of what a filter lets through is worth it when it spares many rows.
    narrow := q || case when q = '{}' then codes || kind_code when least_word > 1000 then array(
      select id from search.counts, search.meta
      where id = any (codes || kind_code) and kind = kind_wanted and n * 4 < docs) end;
    got := search_newest(q, codes, without, narrow, kind_code,
      kind_wanted, traits_wanted, category_wanted, shop_wanted, k, after);
  end if;
  if total is null then
    total := case when cardinality(got) < k or most = 0 then cardinality(got)
      else search_count(q, codes, without, kind_code, kind_wanted, traits_wanted, category_wanted, shop_wanted, most, all_n) end;
  end if;
  return query select unnest(got), total;
end $$;

-- Everything that has all of these terms, of every kind.
create function search_saying(q int[]) returns setof bigint language sql stable as $$
  select doc.material_id
  from search.meta
  cross join generate_series(1, 4) known (kind)
  cross join generate_series(0, cardinality(block_ends) - 1) block
  cross join unnest(search_block(known.kind::smallint, q, block)) hit (rank)
  join search.docs doc on doc.kind = known.kind and doc.rank = hit.rank
  union all select material_id from search.docs where rank is null and terms @> q
$$;
