import type { Log } from '../log.ts';
import type { Database } from './database.ts';

const WRITTEN_AFTER_MS = 2_000;

interface Ctx {
  db: Database;
  log: Log;
}

type Counts = ReadonlyMap<number, number>;

/** Counts by number of a row. Nobody waits for it: all that is counted within two seconds is written at once. */
export function createTally(what: string, write: (db: Database, counts: Counts) => Promise<void>) {
  /** What each database has not been told yet. */
  const waiting = new WeakMap<Database, Map<number, number>>();

  /** Called before a process ends, too. Counts that cannot be written are given up. */
  async function writeNow({ db, log }: Ctx): Promise<void> {
    const counts = waiting.get(db);
    if (!counts) return;
    waiting.delete(db);
    try {
      await write(db, counts);
    } catch (error) {
      log.warn({ err: error }, `${what} were not counted`);
    }
  }

  function count(ctx: Ctx, id: number): void {
    const counts = waiting.get(ctx.db) ?? new Map<number, number>();
    counts.set(id, (counts.get(id) ?? 0) + 1);
    if (waiting.has(ctx.db)) return;
    waiting.set(ctx.db, counts);
    setTimeout(() => void writeNow(ctx), WRITTEN_AFTER_MS).unref();
  }

  return { count, writeNow };
}
