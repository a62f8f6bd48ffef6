import { type Kysely, sql } from 'kysely';

/** What every function below gets to know of a search. The kind is one of the traits too. */
const WISH = `kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int`;
const PASS_ON = `kind_wanted, traits_wanted, category_wanted, shop_wanted`;
/** What is asked of a row beside the words, in a form for which no other index can be used. */
const FITS = `traits & traits_wanted = traits_wanted
        and (category_wanted is null or category_id = category_wanted) and (shop_wanted is null or shop_id = shop_wanted)`;

const ONE_PLAN = `set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set enable_seqscan = off`;
/** One plan for all, which finds words by the inverted index and nothing else: an estimate would sometimes say otherwise. */
const BY_WORDS = `${ONE_PLAN} set enable_indexscan = off`;
const BY_ORDER = `${ONE_PLAN} set enable_bitmapscan = off set enable_sort = off`;
const BY_RANK = `${ONE_PLAN} set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off`;

/** What reads the index; docs/search.md explains it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const functions of [BLOCK, HITS, WALK, LATE, BEST, NEWEST, COUNT, FIND, SAYING])
    await sql.raw(functions).execute(db);
}

/** The ranks of a block's documents that have all of these terms. */
const BLOCK = `
    create function search_block(kind_wanted smallint, q int[], at int) returns int[]
      language plpgsql stable ${BY_RANK} as $$
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
  `;

/** The same, with the filters, and without what is gone. */
const HITS = `
    create function search_hits(q int[], codes int[], ${WISH}, at int) returns int[]
      language plpgsql stable ${BY_RANK} as $$
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
              where ${FITS} order by doc.rank);
            exit;
          end if;
          hits := hits operator(intarray.&) list.ranks;
        end loop;
      end if;
      select ranks into removed from search.gone where kind = kind_wanted and ranks <> '{}';
      return case when removed is null then hits else hits operator(intarray.-) removed end;
    end $$;
  `;

/**
 * The first ranks from one on, block by block, until there are enough and as many as anybody is told of are counted, or
 * must be there: when twice as many are to be expected from those read so far.
 */
const WALK = `
    create function search_walk(q int[], codes int[], ${WISH}, apart int[], first_rank int, k int, most int, all_n int,
      out got int[], out counted int) language plpgsql stable as $$
    declare ends int[]; hits int[];
    begin
      select block_ends into ends from search.meta;
      got := '{}';
      counted := 0;
      for at in 0..cardinality(ends) - 1 loop
        continue when ends[at + 1] < first_rank;
        hits := search_hits(q, codes, ${PASS_ON}, at);
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
    create function rank_after(kind_wanted smallint, place bigint) returns int language plpgsql stable ${BY_ORDER} as $$
    begin
      return case when place = 9223372036854775807 then 1 else coalesce((
        select rank from search.docs where kind = kind_wanted and rank is not null and by_score < place
        order by by_score desc limit 1), 2147483647) end;
    end $$;

    create function places_of(kind_wanted smallint, ranks int[]) returns bigint[] language plpgsql stable ${BY_RANK} as $$
    begin
      return array(select doc.by_score from unnest(ranks) hit (rank)
        join search.docs doc on doc.kind = kind_wanted and doc.rank = hit.rank);
    end $$;
  `;

/** What came after the lists were made: few, so all that fit. */
const LATE = `
    create function search_late(narrow int[], titles int[], bonus bigint) returns bigint[]
      language plpgsql stable ${BY_WORDS} as $$
    begin
      return array(select by_score + case when terms @> titles then bonus else 0 end
        from search.docs where rank is null and terms @> narrow);
    end $$;
  `;

/** The best by score, with a bonus for what has all of the words in its title. */
const BEST = `
    create function search_best(q int[], codes int[], kind_code int, ${WISH}, bonus bigint, k int, after bigint, most int,
      all_n int, out got bigint[], out counted int) language plpgsql stable as $$
    declare
      titles int[] := array(select -term from unnest(q) term); titled int[] := '{}'; rest int[]; late bigint[];
    begin
      if q = '{}' and codes = '{}' then
        rest := ranks_in_order(kind_wanted, rank_after(kind_wanted, after), k);
        counted := 0;
      else
        if bonus > 0 then
          select walk.got into titled from search_walk(titles, codes, ${PASS_ON}, null,
            rank_after(kind_wanted, case when after = 9223372036854775807 then after else after - bonus end), k, 0, 0) walk;
        end if;
        select walk.got, walk.counted into rest, counted from search_walk(q, codes, ${PASS_ON},
          case when bonus > 0 then titles end, rank_after(kind_wanted, after), k, most, all_n) walk;
      end if;
      late := search_late(q || codes || kind_code, titles, bonus);
      counted := counted + cardinality(late);
      got := array(select place from (
          select unnest(places_of(kind_wanted, titled)) + bonus as place
          union all select unnest(places_of(kind_wanted, rest))
          union all select unnest(late)) hits
        where place < after order by place desc limit k);
    end $$;

    create function ranks_in_order(kind_wanted smallint, first_rank int, k int) returns int[]
      language plpgsql stable ${BY_ORDER} as $$
    begin
      return array(select rank from search.docs where kind = kind_wanted and rank is not null and rank >= first_rank
        order by rank limit k);
    end $$;
  `;

/** The newest: those of the last while, those of the while before, all others. */
const NEWEST = `
    create function search_newest(q int[], codes int[], narrow int[], kind_code int, ${WISH}, k int, after bigint,
      out got bigint[]) language plpgsql stable ${BY_WORDS} as $$
    declare floors bigint[];
    begin
      select recent_floors into floors from search.meta;
      got := '{}';
      ${[0, 1]
        .map(
          (number) => `if floors[${number + 1}] < after then
        got := got || array(select by_time from search.recent_${number} where terms @> narrow
          and ${FITS} and by_time < after order by by_time desc limit k - cardinality(got));
      end if;
      if cardinality(got) >= k or floors[${number + 1}] = 0 then return; end if;`,
        )
        .join('\n      ')}
      got := got || older_than(q, codes, kind_code, ${PASS_ON}, k - cardinality(got), least(after, floors[2]));
    end $$;

    create function older_than(q int[], codes int[], kind_code int, ${WISH}, k int, until bigint) returns bigint[]
      language plpgsql stable ${ONE_PLAN} set enable_hashjoin = off set enable_mergejoin = off as $$
    declare ranks int[];
    begin
      select walk.got into ranks from search_walk(q, codes, ${PASS_ON}, null, 1, 1000000000, 0, 0) walk;
      return array(select by_time from (
          select doc.by_time from unnest(ranks) hit (rank)
            join search.docs doc on doc.kind = kind_wanted and doc.rank = hit.rank
          union all select by_time from search.docs where rank is null and terms @> (q || codes || kind_code)
        ) hits
        where by_time < until order by by_time desc limit k);
    end $$;

    -- Where so many fit that a page is full soon: along the order itself.
    create function browse_newest(${WISH}, word int, k int, after bigint, out got bigint[])
      language plpgsql stable ${BY_ORDER} as $$
    begin
      got := array(select by_time from search.docs where kind = kind_wanted and by_time < after and ${FITS}
        and (word is null or terms @> array[word]) order by by_time desc limit k);
    end $$;
  `;

/** How many there are; whoever has counted to the limit stops. */
const COUNT = `
    create function search_count(q int[], codes int[], kind_code int, ${WISH}, most int, all_n int) returns int
      language plpgsql stable as $$
    begin
      return (search_best(q, codes, kind_code, ${PASS_ON}, 0, 0, 9223372036854775807, most, all_n)).counted;
    end $$;
  `;

/**
 * The whole search in one call: the places of a page in their order, and how many there are (exactly where somebody
 * has counted before, else up to \`most\` and beyond; only the first page asks, later ones have a \`most\` of 0).
 */
const FIND = `
    create function search_find(words text[], codes int[], ${WISH}, kind_code int, order_wanted text, bonus bigint,
      k int, after bigint, most int) returns table (place bigint, total int) language plpgsql stable rows 60 as $$
    declare
      q int[] := array(select id from search_terms where term = any (words)); narrow int[]; got bigint[];
      known int; least_n int; least_word int; all_n int; counted int; is_frequent boolean;
    begin
      select count(*) filter (where id <> kind_code), min(n) filter (where id <> kind_code),
          min(n) filter (where id = any (q)), max(n) filter (where id = kind_code)
        into known, least_n, least_word, all_n
        from search.counts where id = any (q || codes || kind_code) and kind = kind_wanted and n > 0;
      -- What nothing has with one of the terms, nothing has with all of them.
      if all_n is null or known < cardinality(words) + cardinality(codes) then return; end if;
      if known < 2 then
        total := coalesce(least_n, all_n);
        most := 0;
      end if;

      if order_wanted <> 'newest' then
        select hits.got, hits.counted into got, counted from search_best(q, codes, kind_code, ${PASS_ON},
          case when order_wanted = 'popular' or q = '{}' then 0 else bonus end, k, after, most, all_n) hits;
        total := coalesce(total, counted);
        return query select unnest(got), total;
        return;
      end if;

      -- A walk along the order reads k / share rows; far down the tables of recent ones are at their end.
      is_frequent := total > all_n * case when after = 9223372036854775807 then 0.07 else 0.012 end;
      if is_frequent then
        got := browse_newest(${PASS_ON}, case when words <> '{}' then q[1] end, k, after);
      else
        -- Reading a long list of what a filter lets through is worth it when it spares many rows.
        narrow := q || case when words = '{}' then codes || kind_code when least_word > 1000 then array(
          select id from search.counts, search.meta
          where id = any (codes || kind_code) and kind = kind_wanted and n * 4 < docs) end;
        got := search_newest(q, codes, narrow, kind_code, ${PASS_ON}, k, after);
      end if;
      if total is null then
        total := case when cardinality(got) < k or most = 0 then cardinality(got)
          else search_count(q, codes, kind_code, ${PASS_ON}, most, all_n) end;
      end if;
      return query select unnest(got), total;
    end $$;
  `;

/** Everything that has all of these terms, of every kind. */
const SAYING = `
    create function search_saying(q int[]) returns setof bigint language sql stable as $$
      select doc.material_id
      from search.meta
      cross join generate_series(1, 4) known (kind)
      cross join generate_series(0, cardinality(block_ends) - 1) block
      cross join unnest(search_block(known.kind::smallint, q, block)) hit (rank)
      join search.docs doc on doc.kind = known.kind and doc.rank = hit.rank
      union all select material_id from search.docs where rank is null and terms @> q
    $$;
  `;
