import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { claimRebuild, releaseRebuild } from '../rebuild-lock.queries.ts';
import {
  addNextEntries,
  beginNextEntries,
  countListed,
  FAMILIES,
  type Family,
  holdEntries,
  indexNextEntries,
  noteChanges,
  readListed,
  readChanges,
  readSample,
  switchEntries,
  writeCentroids,
  writeEntries,
} from './entries.queries.ts';
import { findCentroids, nearestCentroid, pointCount, type Points } from './kmeans.ts';
import { LAYOUT_LENGTH, weighted } from './layout.ts';

/**
 * Up to `small` entries form one list that is read whole. Larger catalogues have lists of about equal length, so that
 * reading some of them always takes the same time.
 */
const SIZES = { small: 20_000, perList: 1000 };
const MOST_LISTS = 1024;
const SAMPLES_PER_LIST = 32;
/** Batch size that keeps the process busy only briefly. */
const AT_ONCE = 5000;

/** Updates the lists after documents of these materials were changed, added or removed. */
export async function putLook(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await writeEntries(db, ids);
  await noteChanges(db, ids);
}

interface Entry {
  id: number;
  kind: number;
  centroid: number;
}

/** Makes all lists anew, those of pictures and those of sounds, beside those in use, then switches over without losing changes made meanwhile. */
export async function rebuildLooks(db: Database, sizes = SIZES): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await claimRebuild(connection))) return;
    try {
      await makeLists(db, sizes);
    } finally {
      await releaseRebuild(connection);
    }
  });
}

async function makeLists(db: Database, { small, perList }: typeof SIZES): Promise<void> {
  const middles = new Map<Family, Points>();
  await beginNextEntries(db);
  for (const family of FAMILIES) {
    const count = await countListed(db, family);
    const lists = count < small ? 0 : Math.min(MOST_LISTS, Math.ceil(count / perList));
    const sample = pointsOf(await readSample(db, family, lists * SAMPLES_PER_LIST));
    const centroids = await findCentroids(sample, lists);
    await addInOrder(db, await sortIntoLists(db, family, centroids));
    middles.set(family, centroids);
  }
  await indexNextEntries(db);
  await db.transaction().execute(async (tx) => {
    await holdEntries(tx);
    const changed = await readChanges(tx);
    for (const [family, centroids] of middles) await writeCentroids(tx, family, rowsOf(centroids));
    await switchEntries(tx);
    await putLook(tx, changed);
  });
}

async function sortIntoLists(db: Database, family: Family, centroids: Points): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let last = 0; ;) {
    const batch = await readListed(db, family, last, AT_ONCE);
    if (batch.length === 0) break;
    const points = pointsOf(batch.map(({ layout }) => layout));
    for (const [index, { id, kind }] of batch.entries())
      entries.push({ id, kind, centroid: nearestCentroid(centroids, points, index * LAYOUT_LENGTH) });
    last = batch.at(-1)?.id ?? last;
    await breathe();
  }
  return entries.toSorted((a, b) => a.kind - b.kind || a.centroid - b.centroid);
}

async function addInOrder(db: Database, entries: readonly Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const batch = entries.slice(from, from + AT_ONCE);
    await addNextEntries(db, { ids: batch.map(({ id }) => id), centroids: batch.map(({ centroid }) => centroid) });
  }
}

function pointsOf(layouts: readonly number[][]): Points {
  const points = new Float64Array(layouts.length * LAYOUT_LENGTH);
  for (const [index, layout] of layouts.entries()) points.set(weighted(layout), index * LAYOUT_LENGTH);
  return points;
}

function rowsOf(points: Points): number[][] {
  return Array.from({ length: pointCount(points) }, (_, index) => [
    ...points.subarray(index * LAYOUT_LENGTH, (index + 1) * LAYOUT_LENGTH),
  ]);
}
