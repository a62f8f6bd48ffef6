import type { Database } from '../../../platform/database/database.ts';
import { writeBulk } from '../../../platform/opensearch/bulk.ts';
import type { OpenSearch } from '../../../platform/opensearch/opensearch.ts';
import type { Remembered } from '../documents.ts';
import { readDocumentIds } from '../documents.queries.ts';
import { INDEX_VERSION } from '../index-version.ts';
import { claimRebuild, releaseRebuild } from '../rebuild-lock.queries.ts';
import { measureUsualRates } from '../usual-rates.queries.ts';
import { createIndex, dropIndex, finishIndex, type Index, readIndexes, switchTo } from './indexes.ts';
import { writesFor } from './update.ts';

const AT_ONCE = 1000;

/** Builds an index beside the one in use, to which changes go too, and lets searches use it in one step. */
export async function rebuildIndex(db: Database, cluster: OpenSearch, signal: AbortSignal): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await claimRebuild(connection))) return;
    try {
      await makeNext(db, cluster, signal);
    } finally {
      await releaseRebuild(connection);
    }
  });
}

async function makeNext(db: Database, cluster: OpenSearch, signal: AbortSignal): Promise<void> {
  const before = await readIndexes(cluster);
  if (before.some(({ isLive, version }) => isLive && version > INDEX_VERSION)) return;
  // What a rebuild that was cut off has left.
  for (const index of before) if (!index.isLive) await dropIndex(cluster, index);
  // PostgreSQL has just done so for its own index.
  if (!cluster.settings.fallback) await measureUsualRates(db);
  const next = await createIndex(cluster, String(Date.now()));
  await fill(db, cluster, next, signal);
  await finishIndex(cluster, next, signal);
  signal.throwIfAborted();
  await switchTo(
    cluster,
    next,
    before.filter(({ isLive }) => isLive),
  );
}

/** Prepares some while those before are written. */
async function fill(db: Database, cluster: OpenSearch, { alias }: Index, signal: AbortSignal): Promise<void> {
  const remembered: Remembered = new Map();
  let writing: Promise<void> = Promise.resolve();
  for (let after = 0; ;) {
    const ids = await readDocumentIds(db, after, AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) break;
    const writes = await writesFor(db, ids, remembered);
    await writing;
    signal.throwIfAborted();
    writing = writeBulk(cluster, alias, writes, { signal });
    // A failure surfaces at the next await.
    writing.catch(() => {});
    after = last;
  }
  await writing;
}
