import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Writes to the disk whatever lies in a folder: one call for all files, because one for each takes far longer. */
export async function flushAll(folder: string): Promise<void> {
  const args = process.platform === 'linux' ? ['-f', folder] : [];
  const sync = spawn('sync', args, { stdio: 'ignore' });
  const [code] = (await once(sync, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`sync failed for ${folder} (${code})`);
}
