import { globSync, readFileSync } from 'node:fs';

/** Every process that belongs to a data folder or port, found in what it runs and in its environment. */
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

/** 0 when there is none such. */
export function pidOf(mark: string, part: RegExp): number {
  return processesOf(mark).find(({ command }) => part.test(command))?.pid ?? 0;
}

/** Ends a process as a power cut would, and says which it was. */
export function killPart(mark: string, part: RegExp): number {
  const pid = pidOf(mark, part);
  // 0 would be everything that belongs to us.
  if (pid < 2) throw new Error(`nothing to kill is called ${part}`);
  process.kill(pid, 'SIGKILL');
  return pid;
}
