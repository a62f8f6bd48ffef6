import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyPortIsTaken } from '../net.ts';
import { StartProblem } from '../start-problem.ts';

const NEEDED_BYTES = 300 * 1024 * 1024;

/** Checks that the data folder exists, can be written to and has room. */
export function checkDataFolder(dataDir: string, neededBytes = NEEDED_BYTES): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, '.probe');
    writeFileSync(probe, 'x'.repeat(4096), { flush: true });
    rmSync(probe);
  } catch (error) {
    throw new StartProblem(explain(dataDir, error as NodeJS.ErrnoException));
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free < neededBytes)
    throw new StartProblem(
      `The disk that holds ${dataDir} is full: ${megabytes(free)} free, ${megabytes(neededBytes)} needed; make room or set DATA_DIR.`,
    );
}

function explain(dataDir: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC') return `The disk that holds ${dataDir} is full; make room or set DATA_DIR to another disk.`;
  return `The data folder ${dataDir} cannot be written (${code ?? message}); set DATA_DIR to one that can.`;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}

/** Checks that a port is free; `setting` names the setting that changes it. */
export async function checkPort(
  port: number,
  host: string,
  setting: 'PORT' | 'OBJECTS_PORT' | 'PAYMENTS_PORT' | 'WORKER_PORT' | 'METRICS_PORT',
): Promise<void> {
  const why = await whyPortIsTaken(port, host);
  if (why === 'EADDRINUSE')
    throw new StartProblem(`Port ${port} is taken by another program; stop it or set ${setting} to another number.`);
  if (why) throw new StartProblem(`Framehall cannot listen on ${host}:${port} (${why}); check HOST and ${setting}.`);
}
