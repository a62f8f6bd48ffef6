import type { SendHandle } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { StartProblem } from './start-problem.ts';

/** What the supervisor told a process that it had started ahead; others have the environment of their process. */
type Environment = NodeJS.ProcessEnv | undefined;

/**
 * A socket of the system that listens. The supervisor keeps it for the next process: while nobody accepts connections,
 * they wait in it.
 */
export type Door = { close(): void } & NonNullable<SendHandle>;

/**
 * Runs a child of the supervisor: `start` opens everything and returns how to close it. The child stops when told to,
 * and when the supervisor is gone for any reason.
 */
export async function runProcess(start: (told: Environment) => Promise<() => Promise<void>>): Promise<void> {
  let stopping: Promise<void> | undefined;
  let close: (() => Promise<void>) | undefined;
  const stop = () => {
    stopping ??= (async () => {
      setTimeout(() => process.exit(1), 25_000).unref();
      if (process.connected) process.send?.('ending', () => {});
      await close?.();
      process.exit(0);
    })();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  close = await start(await untilTold());
  process.send?.('ready');
}

/** Runs a child of the supervisor that does one thing and ends, and tells the supervisor why when it cannot. */
export async function runOnce(work: (told: Environment) => Promise<void>): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  const told = await untilTold();
  try {
    await work(told);
    process.exit(0);
  } catch (error) {
    const why = error instanceof StartProblem ? error.message : (error as Error).stack;
    process.send?.(why, () => process.exit(1));
  }
}

/** What lists of processes show, shorter than the command. */
const ownTitle = () => `node server/${basename(process.argv[1]!)}`;

/** Lets a process that was started ahead wait, with its modules loaded, for the environment that it works in. */
async function untilTold(): Promise<Environment> {
  if (!process.argv.includes('--ahead')) return undefined;
  const [environment] = (await once(process, 'message')) as [NodeJS.ProcessEnv];
  process.title = ownTitle();
  return environment;
}

/**
 * Lets a spare process, which has loaded everything, wait until it takes over from the process that works. Returns the
 * doors that this one had.
 */
export async function untilNeeded(): Promise<Door[]> {
  const doors: Door[] = [];
  if (!isSpare()) return doors;
  // Lists of processes show what it does now.
  process.title = `${ownTitle()} --spare, waiting`;
  process.send?.('loaded');
  await new Promise<void>((resolve) => {
    process.on('message', (said, door) => (said === 'work' ? resolve() : doors.push(door as Door)));
  });
  process.title = ownTitle();
  return doors;
}

/** Tells, whenever asked, whether the process goes on: no more once the supervisor has said that all of it ends soon. */
export function isServing(): () => boolean {
  let serving = true;
  process.on('message', (said) => {
    if (said === 'drain') serving = false;
  });
  return () => serving;
}

/** Gives the supervisor the doors for the next process. */
export function shareDoors(doors: Door[]): void {
  for (const door of doors) process.send?.('door', door);
}

export function isSpare(): boolean {
  return process.argv.includes('--spare');
}
