// Makes a backup of the running product in BACKUP_DIR, looks whether it is whole, and removes what is no longer needed.
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { backUp } from '#server/backup.ts';
import { loadConfig, loadSettingsFile } from '#server/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { runningUrl } from './running-url.ts';

async function run(): Promise<void> {
  loadSettingsFile();
  const config = loadConfig();
  if (!config.backup) throw new StartProblem('BACKUP_DIR is not set. See docs/backups.md.');
  const url = runningUrl(config);
  const postgresDir = config.databaseUrl === undefined ? join(config.dataDir, 'postgres') : undefined;
  const db = openDatabase(url, { connections: 1, name: 'framehall-backup' });
  try {
    await backUp(config.backup, { db, url, postgresDir }, console.log);
  } finally {
    await db.destroy();
  }
}

// Whoever uses the shop goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  await run();
} catch (error) {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  const plain = error instanceof StartProblem || code === 'ENOSPC';
  console.error(`The backup failed. ${plain ? message : stack}`);
  process.exitCode = 1;
}
