import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Wanted {
  /** The code of each kind, of which the index counts how many works there are. */
  kindCodes: readonly number[];
  /** Words that say nothing. */
  idle: readonly string[];
  /** Fewer works of a kind have nothing in common that says anything. */
  leastWorks: number;
  mostWords: number;
}

/**
 * The words that two thirds of these works of a kind have, but only a quarter of all works, best first: shared by most,
 * then the rarest. Synonyms get other terms when they change, and numbers and formats say nothing about a picture.
 */
export async function readCommonWords(db: Database, ids: readonly number[], wanted: Wanted) {
  const { rows } = await sql<{ kind: number; words: string[] }>`
    with chosen as materialized (
      select kind, terms from search.docs where material_id = any(${ids}::bigint[])
    )
    select common.kind, array_agg(common.term order by common.place) as words
    from (
      select said.kind, term.term,
        row_number() over (partition by said.kind order by said.works desc, known.n, said.id) as place
      from (
        select kind, id, count(*) as works from chosen, unnest(terms) id
        -- Beyond these are the words of titles once more, and the codes of filters.
        where id between 1 and 999999999 group by kind, id) said
      join (select kind, count(*) as works from chosen group by kind) whole using (kind)
      join search.counts known on known.kind = said.kind and known.id = said.id
      join search.counts everything on everything.kind = said.kind and everything.id = any(${wanted.kindCodes}::int[])
      join search_terms term on term.id = said.id
      where whole.works >= ${wanted.leastWorks} and said.works * 3 >= whole.works * 2 and known.n * 4 <= everything.n
        and term.term !~ '^[~0-9]' and term.term <> 'hdr' and term.term <> all(${wanted.idle}::text[])
    ) common
    where common.place <= ${wanted.mostWords}
    group by common.kind order by common.kind`.execute(db);
  return rows;
}
