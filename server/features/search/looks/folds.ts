import type { Database } from '../../../platform/database/database.ts';
import { fold, foldingAlone, readAlike, readSingle, unfold } from './folds.queries.ts';

/** Of 64 bits, and of the 24 numbers each: what scaling, recompressing and slight grading change, and no more. */
const ALIKE = { bits: 3, layout: 12, milliseconds: 1000 };

/**
 * Puts near-duplicates behind the one that was there first, for materials that went on sale or off it. Only what is
 * near the first itself is behind it; when that goes off sale, the others find a new one.
 * Says whose place in the index has changed beside those whose state has: now behind another, or not any more.
 */
export async function refold(db: Database, materialIds: readonly number[]): Promise<number[]> {
  if (materialIds.length === 0) return [];
  if (!db.isTransaction) return await db.transaction().execute((tx) => refold(tx, materialIds));
  await foldingAlone(db);
  const loose = await unfold(db, materialIds);
  const single = await readSingle(db, [...materialIds, ...loose]);
  const alike = Map.groupBy(await readAlike(db, single, ALIKE), ({ id }) => id);
  const waiting = new Set(single);
  const behind = new Map<number, number>();
  for (const id of single) {
    waiting.delete(id);
    const head = alike.get(id)?.find(({ other }) => !waiting.has(other) && !behind.has(other));
    if (head) behind.set(id, head.other);
  }
  await fold(
    db,
    [...behind].map(([id, head]) => ({ id, head })),
  );
  return [...new Set([...loose, ...behind.keys()])];
}
