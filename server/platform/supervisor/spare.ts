import type { ChildProcess } from 'node:child_process';
import type { Door } from '../process.ts';
import { endProcess } from './end-process.ts';

/** A process that has loaded everything and waits to take over from the one that works. */
export interface Spare {
  /** Starts one, if none is there. */
  prepare(): void;
  /** Lets it work at the doors that are kept for it; one that is not there is started. */
  take(doors: Door[]): ChildProcess | undefined;
  stop(): Promise<void>;
}

/** A spare that ended by itself is replaced this much later. */
const PAUSE_MS = 5000;

export function keepSpare(launch: () => ChildProcess): Spare {
  let spare: { child: ChildProcess; loaded: Promise<void> } | undefined;
  let stopped = false;

  function prepare(): void {
    if (stopped || spare) return;
    const child = launch();
    const loaded = new Promise<void>((resolve) => child.once('message', () => resolve()));
    spare = { child, loaded };
    child.once('exit', () => {
      if (spare?.child !== child) return;
      spare = undefined;
      setTimeout(prepare, PAUSE_MS);
    });
  }
  return {
    prepare,
    take(doors) {
      prepare();
      const taken = spare;
      spare = undefined;
      // One that ends before it hears this is replaced by whoever took it.
      void taken?.loaded.then(() => {
        for (const door of doors) taken.child.send('door', door, () => {});
        taken.child.send('work', () => {});
      });
      return taken?.child;
    },
    async stop() {
      stopped = true;
      if (spare) await endProcess(spare.child);
    },
  };
}
