import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Model } from '../../../platform/media/embedding/model.ts';
import type { Filters } from '../filters.ts';
import { fits } from '../looks/look-alikes.queries.ts';
import { codeOfKind } from '../postgres/filter-codes.ts';

interface Seen {
  id: number;
  seconds: number[];
  /** One for each second, one after the other. */
  vectors: Buffer;
}

/** What a model has seen in the best documents that pass the filters. */
export async function readSeen(db: Database, { hash }: Model, filters: Filters, most: number): Promise<Seen[]> {
  const { without } = filters;
  const wanted =
    without.length === 0
      ? sql``
      : sql`and not doc.terms && array(select id from search_terms where term = any(${without}))`;
  const inOrder = sql`${fits('doc', filters)} ${wanted} order by doc.by_score desc limit ${most}`;
  const { rows } = await sql<Seen>`
    with best as materialized (
      -- Each part is read along an index: in order of score, and the few that came after it was built.
      (select doc.material_id, doc.by_score from search.docs doc where doc.rank is not null and ${inOrder})
      union all
      (select doc.material_id, doc.by_score from search.docs doc
        where doc.rank is null and doc.terms @> array[${codeOfKind(filters.kind)}::int] and ${inOrder})
    )
    select best.material_id as id, seen.seconds, seen.vectors
    from best
    join embedding_facts seen on seen.material_id = best.material_id and seen.model = ${hash}
    join material_facts m on m.id = best.material_id and m.state = 'online'
    order by best.by_score desc limit ${most}`.execute(db);
  return rows;
}
