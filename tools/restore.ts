// Brings database and files back from BACKUP_DIR into an empty DATA_DIR.
// `npm run restore [-- --at 2026-11-19T12:20:00+08:00]`
import { loadConfig, loadSettingsFile } from '#server/config.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { restore } from '#server/restore.ts';
import { readMoment } from './restore/arguments.ts';

const SHOWN = 20;

async function run(): Promise<string[]> {
  loadSettingsFile();
  const config = loadConfig();
  const { backup } = config;
  if (!backup) throw new StartProblem('BACKUP_DIR is not set. See docs/backups.md.');
  return await restore({ config: { ...config, backup }, at: readMoment(process.argv.slice(2)), say: console.log });
}

try {
  const lacking = await run();
  for (const line of lacking.slice(0, SHOWN)) console.error(line);
  if (lacking.length > SHOWN) console.error(`… and ${lacking.length - SHOWN} more`);
  if (lacking.length > 0) process.exitCode = 1;
  console.log(
    'Restored. Start the product, run npm run invariants and then npm run backup: what happens from now on can be restored only from a backup that is made after this.',
  );
} catch (error) {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  console.error(`Nothing was restored. ${error instanceof StartProblem || code === 'ENOSPC' ? message : stack}`);
  process.exitCode = 1;
}
