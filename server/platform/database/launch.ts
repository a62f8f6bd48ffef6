import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartProblem } from '../start-problem.ts';

/** How to start PostgreSQL, which refuses to run as root. */
export interface Launch {
  uid?: number;
  gid?: number;
  spawn(program: string): { command: string; prefix: string[]; ids: { uid?: number; gid?: number } };
}

const NOBODY = 65534;

/** As the current user; when that is root, as `nobody`, who must still reach all of `paths`. */
export function launchFor(paths: string[]): Launch {
  if (process.getuid?.() !== 0) return { spawn: (program) => ({ command: program, prefix: [], ids: {} }) };
  const ids = { uid: NOBODY, gid: NOBODY };
  const closed = paths.map(closedParent).find(Boolean);
  if (!closed) return { ...ids, spawn: (program) => ({ command: program, prefix: [], ids }) };
  // Lets the server pass through folders that are closed to others, such as a project under /root.
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find(existsSync);
  if (!setpriv)
    throw new StartProblem(
      `PostgreSQL cannot run as root and ${closed} is closed to other users; start as an ordinary user.`,
    );
  const prefix = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  prefix.push('--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--');
  return { ...ids, spawn: (program) => ({ command: setpriv, prefix: [...prefix, program], ids: {} }) };
}

function closedParent(path: string): string | undefined {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder))
    if (((statSync(folder, { throwIfNoEntry: false })?.mode ?? 1) & 0o001) === 0) return folder;
  return undefined;
}

/**
 * Checks what the process runs before touching it, because a pid in an old file may belong to another program by now.
 */
export function isOurPostgres(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  const command = existsSync('/proc/self/cmdline') ? commandFromProc(pid) : commandFromPs(pid);
  return command.includes('postgres') && command.includes(cluster);
}

function commandFromProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function commandFromPs(pid: number): string {
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}
