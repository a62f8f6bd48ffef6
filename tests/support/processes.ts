import { globSync, readFileSync } from 'node:fs';

/** The web process that answers, and the one that waits to take over. */
export const WEB = /web\.js(?! --spare)/;
export const SPARE_WEB = /web\.js --spare, waiting/;

/** Every process that belongs to a data folder or port, found by its command and environment. */
export function processesOf(mark: string): { pid: number; command: string }[] {
  return globSync('/proc/[0-9]*').flatMap((folder) => {
    try {
      const command = readFileSync(`${folder}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const found = command.includes(mark) || readFileSync(`${folder}/environ`, 'utf8').includes(mark);
      return found && command ? [{ pid: Number(folder.slice(6)), command }] : [];
    } catch {
      return [];
    }
  });
}

/** Id of a process; 0 when there is none. */
export function pidOf(mark: string, part: RegExp): number {
  return processesOf(mark).find(({ command }) => part.test(command))?.pid ?? 0;
}

/** Kills a process as a power cut would, and returns its id. */
export function killPart(mark: string, part: RegExp): number {
  const pid = pidOf(mark, part);
  // Killing 0 would end all of our processes.
  if (pid < 2) throw new Error(`nothing to kill is called ${part}`);
  process.kill(pid, 'SIGKILL');
  return pid;
}
