import { type PoolOptions, type PoolWorker, ThreadsPoolWorker } from 'vitest/node';

type Listener = (...args: unknown[]) => void;

/**
 * Vitest starts each run in a new thread, and loading the server takes many times longer than its tests. This pool
 * keeps its thread and thereby the modules; test files are loaded again, each with a database of its own.
 */
export const keptThread = { name: 'kept-thread', createPoolWorker };

let kept: PoolWorker | undefined;

function createPoolWorker(options: PoolOptions): PoolWorker {
  const provided = options.project.getProvidedContext() as { mutantActivation?: 'runtime' | 'static' };
  // A change to code that runs while a module loads needs a thread that has not loaded it.
  if (provided.mutantActivation === 'static') return new ThreadsPoolWorker(options);
  return (kept ??= keep(new ThreadsPoolWorker(options)));
}

export async function endKeptThread(): Promise<void> {
  await kept?.stop();
}

function keep(thread: ThreadsPoolWorker): PoolWorker {
  let started = false;
  let mayStay = false;
  let listeners: [string, Listener][] = [];
  return {
    name: keptThread.name,
    async start() {
      if (started) return;
      await thread.start();
      started = true;
      thread.on('exit', () => (kept = undefined));
    },
    on(event, listener) {
      listeners.push([event, listener]);
      thread.on(event, listener);
    },
    off: (event, listener) => thread.off(event, listener),
    deserialize: (data) => data,
    send(message) {
      if (message.type !== 'stop') return thread.send(message);
      mayStay = true;
      const stopped = { type: 'stopped', __vitest_worker_response__: true };
      for (const [event, listener] of listeners) if (event === 'message') listener(stopped);
    },
    /**
     * Keeps the thread after a stop message. Without one its tests hang, or nothing more is to run, so the thread ends.
     */
    async stop() {
      for (const [event, listener] of listeners) thread.off(event, listener);
      listeners = [];
      if (!mayStay) await thread.stop();
      mayStay = false;
    },
  };
}
