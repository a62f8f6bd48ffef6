import type { Database } from '../../../platform/database/database.ts';
import { documentOf, type Remembered } from '../documents.ts';
import { INDEX_VERSION } from '../index-version.ts';
import { claimRebuild, releaseRebuild } from '../rebuild-lock.queries.ts';
import { addCounts, insertDocuments, isOfLaterVersion, writeAlone } from './index.queries.ts';
import {
  beginNext,
  dropOld,
  finishTables,
  NEXT,
  scoreAll,
  scores,
  setEnds,
  switchOver,
  takeChanges,
} from './rebuild.queries.ts';
import { readScored, type ScoredRow } from './scored.queries.ts';
import { updateDocuments } from './update.ts';
import { count, type Counts, countsOf, numberDocuments, type Vocabulary } from './vocabulary.ts';

/** The last rank of each block of lists except the last block, and the sizes of the tables of recent documents. */
const SIZES = { blocks: [4000, 20_000, 100_000, 400_000], recent: [16_000, 128_000] };

const AT_ONCE = 4000;
const CHANGES_AT_ONCE = 500;
const COUNTS_AT_ONCE = 50_000;

/**
 * Rebuilds the whole index beside the one in use and replaces that in one short step. Holds only a few thousand
 * documents and the vocabulary in memory.
 */
export async function rebuild(db: Database, signal: AbortSignal, sizes = SIZES): Promise<void> {
  await db.connection().execute(async (connection) => {
    if ((await isOfLaterVersion(db, INDEX_VERSION)) || !(await claimRebuild(connection))) return;
    try {
      await makeNext(db, signal, sizes);
    } finally {
      await releaseRebuild(connection);
    }
  });
}

async function makeNext(db: Database, signal: AbortSignal, sizes: typeof SIZES): Promise<void> {
  const vocabulary: Vocabulary = new Map();
  await beginNext(db);
  await scoreAll(db);
  await setEnds(db, sizes);
  await addAll(db, vocabulary, signal);
  await finishTables(db);
  for (let left = true; left;) left = await repeatChanges(db, vocabulary);
  signal.throwIfAborted();
  await db.transaction().execute(async (tx) => {
    await writeAlone(tx);
    while (await repeatChanges(tx, vocabulary));
    await switchOver(tx, INDEX_VERSION);
  });
  await dropOld(db);
}

async function addAll(db: Database, vocabulary: Vocabulary, signal: AbortSignal): Promise<void> {
  const counts: Counts = new Map();
  const remembered: Remembered = new Map();
  let writing: Promise<void> = Promise.resolve();
  for await (const rows of batches(db)) {
    signal.throwIfAborted();
    const docs = [];
    for (const row of rows) docs.push({ ...(await documentOf(db, row, remembered)), rank: row.rank });
    const numbered = await numberDocuments(db, vocabulary, docs);
    for (const doc of numbered) count(counts, doc, 1);
    await writing;
    // A failure surfaces at the next await; the empty handler avoids an unhandled rejection until then.
    writing = insertDocuments(db, NEXT, numbered);
    writing.catch(() => {});
  }
  await writing;
  const all = countsOf(counts);
  for (let from = 0; from < all.length; from += COUNTS_AT_ONCE)
    await addCounts(db, NEXT, all.slice(from, from + COUNTS_AT_ONCE));
}

/** Reads the next batch while the current one is processed. */
async function* batches(db: Database): AsyncGenerator<ScoredRow[]> {
  let next = readScored(db, scores, 0, AT_ONCE);
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    if (!last) return;
    next = readScored(db, scores, last.id, AT_ONCE);
    next.catch(() => {});
    yield rows;
  }
}

/** Applies changes to the new index; false when there are none. */
async function repeatChanges(db: Database, vocabulary: Vocabulary): Promise<boolean> {
  const ids = await takeChanges(db, CHANGES_AT_ONCE);
  if (ids.length > 0) await updateDocuments(db, ids, NEXT, vocabulary);
  return ids.length > 0;
}
