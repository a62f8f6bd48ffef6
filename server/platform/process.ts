import { once } from 'node:events';

/**
 * Runs a child of the supervisor: `start` opens everything and returns how to close it. The child stops when told to,
 * and when the supervisor is gone for any reason.
 */
export async function runProcess(start: () => Promise<() => Promise<void>>): Promise<void> {
  let stopping: Promise<void> | undefined;
  let close: (() => Promise<void>) | undefined;
  const stop = () => {
    stopping ??= (async () => {
      setTimeout(() => process.exit(1), 25_000).unref();
      await close?.();
      process.exit(0);
    })();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  close = await start();
  process.send?.('ready');
}

/** Lets a spare process, which has loaded everything, wait until the process that works has ended. */
export async function untilNeeded(name: string): Promise<void> {
  if (!isSpare()) return;
  // Lists of processes show what it does now.
  process.title = `node server/${name} --spare, waiting`;
  process.send?.('loaded');
  await once(process, 'message');
  process.title = `node server/${name}`;
}

export function isSpare(): boolean {
  return process.argv.includes('--spare');
}
