import { type ChildProcess, fork } from 'node:child_process';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';

export interface Child {
  /** Ends it and starts it anew, for development. */
  restart(): void;
  stop(): Promise<void>;
}

const FIRST_WAIT = 500;

interface Options {
  script: string;
  args: string[];
  /** For Node itself. */
  nodeArgs?: string[];
  env: NodeJS.ProcessEnv;
  onRestart: (sentence: string) => void;
}

/** Keeps one process running: a child that ends by itself is started again, more and more patiently. */
export async function superviseChild({ script, args, nodeArgs = [], env, onRestart }: Options): Promise<Child> {
  // Until its first start has worked there is nothing to keep running.
  let state: 'stopped' | 'running' | 'restarting' = 'stopped';
  let wait = FIRST_WAIT;
  let current: ChildProcess = start();
  await ready(current);
  state = 'running';

  function start(): ChildProcess {
    // Detached, so that Ctrl-C reaches only the supervisor, which stops things in their order.
    const child = fork(script, args, {
      env,
      execArgv: [...process.execArgv, ...nodeArgs],
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', (code, signal) => void startAgain(signal ?? code));
    child.once('message', () => (wait = FIRST_WAIT));
    return child;
  }
  async function startAgain(why: string | number | null): Promise<void> {
    if (state === 'running') {
      onRestart(`${basename(script)} ended (${why}) and is started again`);
      await sleep(wait);
      wait = Math.min(wait * 2, 15_000);
    }
    if (state === 'stopped') return;
    state = 'running';
    current = start();
  }
  return {
    restart() {
      state = 'restarting';
      current.kill('SIGTERM');
    },
    async stop() {
      state = 'stopped';
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
