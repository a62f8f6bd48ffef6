import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openArchive } from '../backup/archive.ts';
import type { BackupSettings } from '../backup/places.ts';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts';

export interface SupervisedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Runs the embedded database and restarts it at the same address if it ends by itself. */
export async function superviseDatabase(
  { dataDir, backup }: { dataDir: string; backup: BackupSettings | undefined },
  onRestart: (sentence: string) => void,
): Promise<SupervisedDatabase> {
  const dir = join(dataDir, 'postgres');
  let stopped = false;
  const archive = backup && openArchive(dir, backup);
  let current: EmbeddedDatabase = await startEmbedded(dir, { archive });
  const port = Number(new URL(current.url).port);
  const watching = watch();

  async function watch(): Promise<void> {
    for (;;) {
      await current.ended;
      if (stopped) return;
      onRestart('The database ended and is started again');
      await restart();
      // It may have come up after whoever stops the product stopped the one before.
      if (stopped) return await current.stop();
    }
  }
  async function restart(): Promise<void> {
    for (let wait = 200; !stopped; wait = Math.min(wait * 2, 10_000)) {
      try {
        current = await startEmbedded(dir, { port, archive });
        return;
      } catch {
        await sleep(wait);
      }
    }
  }
  return {
    url: current.url,
    async stop() {
      stopped = true;
      await current.stop();
      await watching;
    },
  };
}
