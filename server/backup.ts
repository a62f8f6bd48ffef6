import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { findInstallation } from './features/installation/installation.ts';
import { walFolderOf } from './platform/backup/archive.ts';
import { checkBase, checkOwnLog } from './platform/backup/check-base.ts';
import { claimFolder } from './platform/backup/installation-code.ts';
import { basesIn } from './platform/backup/manifest.ts';
import type { BackupSettings } from './platform/backup/places.ts';
import { pruneBases } from './platform/backup/prune.ts';
import { readState } from './platform/backup/state.ts';
import { takeBase } from './platform/backup/take-base.ts';
import type { Database } from './platform/database/database.ts';
import { StartProblem } from './platform/start-problem.ts';

interface Running {
  db: Database;
  url: string;
  /** The folder of the embedded database; undefined for one that somebody else runs, and backs up. */
  postgresDir: string | undefined;
}

/** How long the product's copying may be silent. */
const SILENT_MS = 60_000;

/** Makes a backup of a product that works, looks whether it is whole, and says so line by line. */
export async function backUp(backup: BackupSettings, running: Running, say: (line: string) => void): Promise<void> {
  const { code, sealedProof } = await findInstallation(running.db);
  claimFolder(backup.dir, code);
  if (running.postgresDir === undefined) say('The database is not the embedded one: its own tool backs it up.');
  else {
    const walFolder = walFolderOf(running.postgresDir);
    if (walFolder === undefined)
      throw new StartProblem('The product runs without backups: restart it with BACKUP_DIR set.');
    const source = { url: running.url, postgresDir: running.postgresDir, walFolder };
    const path = await takeBase(backup.dir, source, { installation: code, sealedProof });
    say(await checked(backup.dir, path));
  }
  say(await untilCovered(backup, new Date()));
  const removed = await pruneBases(backup);
  if (removed.length > 0) say(`No longer needed, and removed: ${removed.join(', ')}.`);
}

async function checked(dir: string, path: string): Promise<string> {
  const base = basesIn(dir).find((one) => one.path === path);
  if (!base?.manifest) throw new StartProblem(`The backup in ${path} is not whole.`);
  await checkBase(base, base.manifest);
  checkOwnLog(dir, base, base.manifest);
  const { bytes, finishedAt } = base.manifest;
  return `Database: ${megabytes(bytes)} in ${join(dir, 'bases', base.name)}, read back and whole; any moment from ${finishedAt.toISOString()} on can be restored.`;
}

/** Waits until the product has copied every file that the store has now. */
async function untilCovered({ dir, seconds }: BackupSettings, moment: Date): Promise<string> {
  const began = Date.now();
  for (;;) {
    const state = readState(dir);
    if (state?.covered && new Date(state.covered) >= moment) return `Files: all until ${state.covered}.`;
    const lastSign = Math.max(began, state ? Date.parse(state.at) : 0);
    const failed = state?.problem != null && Date.parse(state.at) > moment.getTime() ? state.problem : undefined;
    if (failed !== undefined || Date.now() - lastSign > SILENT_MS + seconds * 1000)
      throw new StartProblem(
        `The files of the store are copied until ${state?.covered ?? 'no moment yet'} only: ${failed ?? 'the product, which copies them, is silent'}.`,
      );
    await sleep(200);
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(0)} MB`;
}
