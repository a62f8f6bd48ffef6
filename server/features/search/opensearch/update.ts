import type { Database } from '../../../platform/database/database.ts';
import { type Write, writeBulk } from '../../../platform/opensearch/bulk.ts';
import type { OpenSearch } from '../../../platform/opensearch/opensearch.ts';
import { readDocuments } from '../documents.queries.ts';
import { documentOf, type Remembered } from '../documents.ts';
import { usualRatesIn } from '../usual-rates.queries.ts';
import { fieldsOf, GONE } from './fields.ts';
import { readIndexes } from './indexes.ts';
import { nextVersion } from './versions.queries.ts';

/** Updates every index for these materials: the one in use, and one that is being built. */
export async function updateIndexes(db: Database, cluster: OpenSearch, ids: readonly number[]): Promise<void> {
  // An index that is made later reads the materials later.
  const indexes = await readIndexes(cluster);
  const writes = await writesFor(db, ids);
  for (const { alias, isLive } of indexes) await writeBulk(cluster, alias, writes, { visible: isLive });
}

/**
 * What these materials are now, in a version that is taken before they are read: whatever has a higher one was read
 * later, and what was read before the last change has a lower one than the write that follows that change.
 */
export async function writesFor(db: Database, ids: readonly number[], remembered?: Remembered): Promise<Write[]> {
  const version = await nextVersion(db);
  const documents = new Map<number, object>();
  for (const row of await readDocuments(db, ids, usualRatesIn('search')))
    documents.set(row.id, fieldsOf(await documentOf(db, row, remembered)));
  return ids.map((id) => ({ id, version, document: documents.get(id) ?? GONE }));
}
