import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { addHits } from './redirects.queries.ts';

const WRITTEN_AFTER_MS = 2_000;

/** What each database has not been told yet. */
const waiting = new WeakMap<Database, Map<number, number>>();

interface Ctx {
  db: Database;
  log: Log;
}

/** Counts that a redirect was followed. Nobody waits for it: all that is counted within two seconds is written at once. */
export function countHit(ctx: Ctx, id: number): void {
  const counts = waiting.get(ctx.db) ?? new Map<number, number>();
  counts.set(id, (counts.get(id) ?? 0) + 1);
  if (waiting.has(ctx.db)) return;
  waiting.set(ctx.db, counts);
  setTimeout(() => void writeHits(ctx), WRITTEN_AFTER_MS).unref();
}

/** Writes what was counted; called before a process ends, too. Counts that cannot be written are given up. */
export async function writeHits({ db, log }: Ctx): Promise<void> {
  const counts = waiting.get(db);
  if (!counts) return;
  waiting.delete(db);
  try {
    await addHits(db, counts);
  } catch (error) {
    log.warn({ err: error }, 'hits of redirects were not counted');
  }
}
