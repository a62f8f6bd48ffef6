import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';

export interface Child {
  /** Ends it and starts it anew, for development. */
  restart(): void;
  stop(): Promise<void>;
}

interface Options {
  script: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  onRestart: (sentence: string) => void;
}

/** Keeps one process running: a child that ends by itself is started again, more and more patiently. */
export async function superviseChild({ script, args, env, onRestart }: Options): Promise<Child> {
  let stopped = false;
  let wait = 500;
  let current: ChildProcess = start();
  await ready(current);

  function start(): ChildProcess {
    // Detached, so that Ctrl-C reaches only the supervisor, which stops things in their order.
    const child = fork(script, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('exit', (code, signal) => {
      if (stopped || child !== current) return;
      onRestart(`${script.split('/').at(-1)} ended (${signal ?? code}) and is started again`);
      void restartLater();
    });
    child.once('message', () => (wait = 500));
    return child;
  }
  async function restartLater(): Promise<void> {
    await sleep(wait);
    wait = Math.min(wait * 2, 15_000);
    if (!stopped) current = start();
  }
  return {
    restart() {
      const old = current;
      current = start();
      old.kill('SIGTERM');
    },
    async stop() {
      stopped = true;
      await end(current);
    },
  };
}

async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code, signal) =>
      reject(new StartProblem(`A process did not start (${signal ?? code}); the reason is above.`)),
    );
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(patience);
}
