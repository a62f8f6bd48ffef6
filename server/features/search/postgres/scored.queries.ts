import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { documentColumns, documentJoins, type DocumentRow } from '../documents.queries.ts';

/** A document of a rebuild, with its rank by score within its kind. */
export type ScoredRow = DocumentRow & { rank: number };

/** The next documents of a rebuild, whose scores are already computed. */
export async function readScored(db: Database, scores: RawBuilder<unknown>, after: number, limit: number) {
  const { rows } = await sql<ScoredRow>`
    select ${documentColumns}, scored.rank, scored.score, scored.seconds
    from ${scores} scored
    -- One of another kind than when it was scored is among the changes that follow.
    join material_facts m on m.id = scored.material_id and m.kind = scored.kind
    ${documentJoins}
    where scored.material_id > ${after} order by scored.material_id limit ${limit}`.execute(db);
  return rows;
}
