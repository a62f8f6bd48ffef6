import { type Kysely, sql } from 'kysely';

const WISH = `kind_wanted smallint, traits_wanted bigint, category_wanted int, shop_wanted int`;

/** How many a search would find, up to `most` where nobody has counted before, without finding them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function search_total(words text[], codes int[], ${WISH}, kind_code int, most int) returns int
      language plpgsql stable as $$
    declare q int[] := array(select id from search_terms where term = any (words)); known int; least_n int; all_n int;
    begin
      select count(*) filter (where id <> kind_code), min(n) filter (where id <> kind_code),
          max(n) filter (where id = kind_code)
        into known, least_n, all_n
        from search.counts where id = any (q || codes || kind_code) and kind = kind_wanted and n > 0;
      if all_n is null or known < cardinality(words) + cardinality(codes) then return 0; end if;
      if known < 2 then return coalesce(least_n, all_n); end if;
      return search_count(q, codes, kind_code, kind_wanted, traits_wanted, category_wanted, shop_wanted, most, all_n);
    end $$`,
    )
    .execute(db);
}
