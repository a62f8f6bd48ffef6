import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessLimits } from './limits.ts';

const HAS_PROC = existsSync('/proc/self/status');
/** Checks less often where each check starts a `ps` process. */
const EVERY_MS = HAS_PROC ? 100 : 1000;

/**
 * Checks regularly, and calls `onTooMuch` when the process uses more memory, or its folder more bytes, than allowed.
 */
export function watchProcess(
  { pid, folder }: { pid: number; folder: string },
  limits: ProcessLimits,
  onTooMuch: (what: string) => void,
): { look(): void; peak(): number; stop(): void } {
  let peak = 0;
  const timer = setInterval(look, EVERY_MS);

  function look(): void {
    const memory = residentBytes(pid);
    peak = Math.max(peak, memory);
    const tooMuch =
      memory > limits.memoryBytes ? 'memory' : folderBytes(folder) > limits.diskBytes ? 'disk' : undefined;
    if (!tooMuch) return;
    clearInterval(timer);
    onTooMuch(tooMuch);
  }
  return { look, peak: () => peak, stop: () => clearInterval(timer) };
}

function residentBytes(pid: number): number {
  try {
    const kilobytes = HAS_PROC
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8', timeout: 1000 });
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function folderBytes(folder: string): number {
  try {
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}
