import { type Kysely, sql } from 'kysely';
import { TIERS } from './0005_search.ts';

/** What every function below gets to know of a search. The kind is one of the traits too. */
const WISH = `kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int`;
const PASS_ON = `kind_wanted, traits_wanted, category_wanted, shop_wanted`;
/** What is asked of a row beside the words, in a form for which no other index can be used. */
const FITS = `traits & traits_wanted = traits_wanted
        and (category_wanted is null or category_id = category_wanted) and (shop_wanted is null or shop_id = shop_wanted)`;

/** One plan for all, which finds words by the inverted index and nothing else: an estimate would sometimes say otherwise. */
const BY_WORDS = `set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0
      set enable_seqscan = off set enable_indexscan = off`;
const BY_ORDER = `set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0
      set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off`;

const caseOf = (variable: string, tiers: readonly number[], statement: (tier: number) => string) =>
  `case ${variable} ${tiers.map((tier) => `when ${tier} then ${statement(tier)};`).join('\n')} end case;`;

/** What reads the index; docs/search.md explains it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const functions of [COUNT, POPULAR, RELEVANT, NEWEST, BROWSE, FIND]) await sql.raw(functions).execute(db);
}

/** How many there are, from a tier downwards; whoever has counted to the limit stops. */
const COUNT = `
    create function search_count(q int[], narrow int[], ${WISH}, first_tier int, counted int, most int)
      returns int language plpgsql stable ${BY_WORDS} as $$
    declare floors bigint[]; sizes int[]; n int; total int := counted;
    begin
      select tier_floors, tier_docs into floors, sizes from search.meta;
      for tier in first_tier..${TIERS.length - 1} loop
        exit when total >= most or (tier > 0 and floors[tier] = 0);
        -- The tiers above have so many that all together must have more than anybody is told of: by far where little
        -- has been read.
        if tier > 0 and total::float8 * sizes[${TIERS.length}] > most * sizes[tier] * (case when tier > 2 then 1.3 else 2 end)
        then return most; end if;
        ${caseOf(
          'tier',
          TIERS,
          (tier) => `select count(*) into n from (
          select from search.docs_${tier} where terms @> ${tier === 0 ? 'q' : 'narrow'} and ${FITS}
          limit most - total) hits`,
        )}
        total := total + n;
      end loop;
      return total;
    end $$;
  `;

/** The best by score: tier by tier, until the page is full. */
const POPULAR = `
    create function search_popular(q int[], narrow int[], ${WISH}, k int, after bigint, most int,
      out got bigint[], out counted int) language plpgsql stable ${BY_WORDS} as $$
    declare floors bigint[]; more bigint[]; n int; tier int := 0;
    begin
      select tier_floors into floors from search.meta;
      got := '{}';
      counted := 0;
      while tier < ${TIERS.length} and cardinality(got) < k loop
        exit when tier > 0 and floors[tier] = 0;
        if floors[tier + 1] < after then
          ${caseOf(
            'tier',
            TIERS,
            (tier) => `with hits as materialized (
              select by_score from search.docs_${tier}
              where terms @> ${tier === 0 ? 'q' : 'narrow'} and ${FITS})
            select array(select by_score from hits where by_score < after
                order by by_score desc limit k - cardinality(got)),
              (select count(*) from hits) into more, n`,
          )}
          got := got || more;
          counted := counted + n;
        end if;
        tier := tier + 1;
      end loop;
      if counted < most then counted := search_count(q, narrow, ${PASS_ON}, tier, counted, most); end if;
    end $$;
  `;

/**
 * The best by score, with a bonus for what has all of the words in its title. Each tier is read twice, once for titles
 * and once for the rest; whichever could hold the best that is still missing comes next.
 */
const RELEVANT = `
    create function search_relevant(q int[], narrow int[], ${WISH}, bonus bigint, k int, after bigint, most int,
      out got bigint[], out counted int) language plpgsql stable ${BY_WORDS} as $$
    declare
      -- Tier by tier, what is above all of it; nothing is above the first but the highest score.
      ceilings bigint[]; last int; titled int := 0; rest int := 0; more bigint[]; n int;
      titles int[] := array(select -term from unnest(q) term); narrow_titles int[] := titles || narrow[cardinality(q) + 1:];
    begin
      select 4294967296000000 + 4294967296 || tier_floors into ceilings from search.meta;
      last := ${TIERS.length - 1};
      while last > 0 and ceilings[last + 1] = 0 loop last := last - 1; end loop;
      got := '{}';
      counted := 0;
      while rest <= last loop
        if titled <= last and ceilings[titled + 1] + bonus >= ceilings[rest + 1] then
          exit when cardinality(got) >= k and got[k] >= ceilings[titled + 1] + bonus;
          if ceilings[titled + 2] + bonus < after then
            ${caseOf(
              'titled',
              TIERS,
              (tier) => `more := array(
                select by_score + bonus from search.docs_${tier}
                where terms @> ${tier === 0 ? 'titles' : 'narrow_titles'} and ${FITS} and by_score + bonus < after
                order by by_score desc limit k)`,
            )}
            got := array(select hit from unnest(got || more) hit order by hit desc limit k);
          end if;
          titled := titled + 1;
        else
          exit when cardinality(got) >= k and got[k] >= ceilings[rest + 1];
          if ceilings[rest + 2] < after then
            ${caseOf(
              'rest',
              TIERS,
              (tier) => `with hits as materialized (
                select by_score, terms @> titles as in_title from search.docs_${tier}
                where terms @> ${tier === 0 ? 'q' : 'narrow'} and ${FITS})
              select array(select by_score from hits where not in_title and by_score < after
                  order by by_score desc limit k), (select count(*) from hits) into more, n`,
            )}
            got := array(select hit from unnest(got || more) hit order by hit desc limit k);
            counted := counted + n;
          end if;
          rest := rest + 1;
        end if;
      end loop;
      if counted < most then counted := search_count(q, narrow, ${PASS_ON}, rest, counted, most); end if;
    end $$;
  `;

/** The newest: those of the last while, those of the while before, all others. */
const NEWEST = `
    create function search_newest(q int[], narrow int[], ${WISH}, k int, after bigint, out got bigint[])
      language plpgsql stable ${BY_WORDS} as $$
    declare floors bigint[];
    begin
      select recent_floors into floors from search.meta;
      got := '{}';
      ${[0, 1]
        .map(
          (number) => `if floors[${number + 1}] < after then
        got := got || array(select by_time from search.recent_${number} where terms @> ${number === 0 ? 'q' : 'narrow'}
          and ${FITS} and by_time < after order by by_time desc limit k - cardinality(got));
      end if;
      if cardinality(got) >= k or floors[${number + 1}] = 0 then return; end if;`,
        )
        .join('\n      ')}
      got := got || array(select by_time from search.docs where terms @> narrow
        and ${FITS} and by_time + 0 < least(after, floors[2]) order by by_time desc limit k - cardinality(got));
    end $$;
  `;

/** Where so many fit that a page is full soon: along the order itself. */
const BROWSE = `
    create function browse_popular(${WISH}, word int, k int, after bigint, out got bigint[])
      language plpgsql stable ${BY_ORDER} as $$
    declare floors bigint[];
    begin
      select tier_floors into floors from search.meta;
      got := '{}';
      for tier in 0..${TIERS.length - 1} loop
        exit when cardinality(got) >= k or (tier > 0 and floors[tier] = 0);
        continue when floors[tier + 1] >= after;
        if category_wanted is null then
          ${caseOf('tier', TIERS, (tier) => browseTier(tier, 'true'))}
        else
          ${caseOf('tier', TIERS, (tier) => browseTier(tier, 'category_id = category_wanted'))}
        end if;
      end loop;
    end $$;

    create function browse_newest(${WISH}, word int, k int, after bigint, out got bigint[])
      language plpgsql stable ${BY_ORDER} as $$
    begin
      got := array(select by_time from search.docs where kind = kind_wanted and by_time < after and ${FITS}
        and (word is null or terms @> array[word]) order by by_time desc limit k);
    end $$;
  `;

function browseTier(tier: number, category: string): string {
  return `got := got || array(select by_score from search.docs_${tier}
            where kind = kind_wanted and ${category} and by_score < after and traits & traits_wanted = traits_wanted
              and (shop_wanted is null or shop_id = shop_wanted) and (word is null or terms @> array[word])
            order by by_score desc limit k - cardinality(got))`;
}

/**
 * The whole search in one call: the places of a page in their order, and how many there are (exactly where somebody
 * has counted before, else up to \`most\`; only the first page asks, later ones have a \`most\` of 0).
 */
const FIND = `
    create function search_find(words text[], codes int[], ${WISH}, kind_code int, order_wanted text, bonus bigint,
      k int, after bigint, most int) returns table (place bigint, total int) language plpgsql stable rows 60 as $$
    declare
      q int[] := array(select id from search_terms where term = any (words)); narrow int[]; got bigint[];
      known int; least_n int; least_word int; all_n int; rarest int; is_frequent boolean;
    begin
      select count(*) filter (where id <> kind_code), min(n) filter (where id <> kind_code),
          min(n) filter (where id = any (q)), max(n) filter (where id = kind_code),
          (array_agg(id order by n) filter (where id = any (codes || kind_code)))[1]
        into known, least_n, least_word, all_n, rarest
        from search.counts where id = any (q || codes || kind_code) and kind = kind_wanted and n > 0;
      -- What nothing has with one of the terms, nothing has with all of them.
      if all_n is null or known < cardinality(words) + cardinality(codes) then return; end if;
      if known < 2 then
        total := coalesce(least_n, all_n);
        most := 0;
        -- A walk along the order reads k / share rows, the first tier 12,000 * share; far down the tiers are longer.
        is_frequent := (category_wanted is not null and order_wanted <> 'newest')
          or total > all_n * case when after = 9223372036854775807 then 0.07 else 0.012 end;
      end if;
      if cardinality(words) = 0 then
        q := array[rarest];
        narrow := codes || kind_code;
      else
        -- Reading a long list of what a filter lets through is worth it when it spares many rows.
        narrow := q || case when least_word > 1000 then array(
          select id from search.counts, search.meta
          where id = any (codes || kind_code) and kind = kind_wanted and n * 4 < docs) end;
      end if;

      if is_frequent and order_wanted = 'newest' then
        got := browse_newest(${PASS_ON}, case when words <> '{}' then q[1] end, k, after);
      elsif is_frequent and (order_wanted = 'popular' or words = '{}') then
        got := browse_popular(${PASS_ON}, case when words <> '{}' then q[1] end, k, after);
      elsif order_wanted = 'newest' then
        got := search_newest(q, narrow, ${PASS_ON}, k, after);
      elsif order_wanted = 'popular' or words = '{}' then
        select hits.got, coalesce(total, hits.counted) into got, total
          from search_popular(q, narrow, ${PASS_ON}, k, after, most) hits;
      else
        select hits.got, coalesce(total, hits.counted) into got, total
          from search_relevant(q, narrow, ${PASS_ON}, bonus, k, after, most) hits;
      end if;
      if total is null then
        total := case when cardinality(got) < k or most = 0 then cardinality(got)
          else search_count(q, narrow, ${PASS_ON}, 0, 0, most) end;
      end if;
      return query select unnest(got), total;
    end $$;
  `;
