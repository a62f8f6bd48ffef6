import type { Database } from '../../../platform/database/database.ts';
import { fold, foldingAlone, readAlike, readSingle, unfold } from './folds.queries.ts';

/**
 * Limits of the 64 bits, of each of the 24 numbers and of the duration: they allow for scaling, recompression and
 * slight grading.
 */
const ALIKE = { bits: 3, layout: 12, milliseconds: 1000 };

/**
 * Folds near duplicates behind the oldest one, for materials that went online or offline. Each must be near the oldest
 * itself; when that goes offline, the others get a new one. Returns the materials that are now behind another, or no
 * longer are.
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
