import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';

interface Holder {
  pid: number;
  address: string;
}

const PATIENCE_MS = 30_000;

/**
 * Allows one product per data folder and role. Ignores a holder that was killed, and waits for one that is stopping.
 */
export async function takeLock(dataDir: string, role: string, address: string): Promise<() => void> {
  const file = join(dataDir, `running-${role}.json`);
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, address } satisfies Holder));
  try {
    for (const start = Date.now(); !tryLink(mine, file); await sleep(200)) {
      const holder = readHolder(file);
      // A container that was killed starts again with the same pid.
      if (!holder || holder.pid === process.pid || !isAlive(holder.pid)) rmSync(file, { force: true });
      else if ((await answers(holder.address)) || Date.now() - start > PATIENCE_MS)
        throw new StartProblem(
          `Framehall is already running at ${holder.address} (process ${holder.pid}); stop it first, or set PORT and DATA_DIR for a second one.`,
        );
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Making a link is atomic, so only one of several processes can succeed. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether the process is alive and one of ours, since after a reboot the pid may belong to another program. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const command = `/proc/${pid}/cmdline`;
  return !existsSync(command) || /server\/(start|main)\.ts/.test(readFileSync(command, 'utf8'));
}

async function answers(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  return reply?.ok === true;
}
