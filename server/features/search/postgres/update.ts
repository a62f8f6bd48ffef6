import type { Database } from '../../../platform/database/database.ts';
import { readDocuments } from '../documents.queries.ts';
import { documentOf } from '../documents.ts';
import { usualRatesIn } from '../usual-rates.queries.ts';
import { addCounts, deleteDocuments, insertDocuments, insertRecent } from './index.queries.ts';
import { count, type Counts, countsOf, numberDocuments, type Vocabulary } from './vocabulary.ts';

/** The index in use; a rebuild makes another one beside it. */
const LIVE = 'search';

/** Brings the index up to date for these materials, whatever it contained before. */
export async function updateDocuments(
  db: Database,
  ids: readonly number[],
  place = LIVE,
  vocabulary: Vocabulary = new Map(),
): Promise<void> {
  const rows = await readDocuments(db, ids, usualRatesIn(place));
  const docs = await Promise.all(rows.map(async (row) => ({ ...(await documentOf(db, row)), rank: null })));
  const numbered = await numberDocuments(db, vocabulary, docs);
  const counts: Counts = new Map();
  for (const gone of await deleteDocuments(db, place, ids)) count(counts, gone, -1);
  for (const doc of numbered) count(counts, doc, 1);
  if (numbered.length > 0) {
    await insertDocuments(db, place, numbered);
    await insertRecent(
      db,
      place,
      numbered.map(({ id }) => id),
    );
  }
  const changed = countsOf(counts);
  if (changed.length > 0) await addCounts(db, place, changed);
}
