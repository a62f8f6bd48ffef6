import { type ChildProcess, fork } from 'node:child_process';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';

export interface Child {
  /** Ends the child and starts it again, for development. */
  restart(): void;
  stop(): Promise<void>;
}

const SECOND_WAIT = 500;
const LONGEST_WAIT = 15_000;

interface Options {
  script: string;
  args: string[];
  /** Arguments for Node itself. */
  nodeArgs?: string[];
  env: NodeJS.ProcessEnv;
  onRestart: (sentence: string) => void;
}

/** Keeps one process running: restarts a child that ends by itself, at once if it had started well. */
export async function superviseChild({ script, args, nodeArgs = [], env, onRestart }: Options): Promise<Child> {
  // A failed first start is not retried.
  let state: 'stopped' | 'running' | 'restarting' = 'stopped';
  let wait = 0;
  let current: ChildProcess = start();
  await ready(current);
  state = 'running';

  function start(): ChildProcess {
    // Detached, so that Ctrl-C reaches only the supervisor, which stops everything in order.
    const child = fork(script, args, {
      env,
      execArgv: [...process.execArgv, ...nodeArgs],
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', (code, signal) => void startAgain(signal ?? code));
    child.once('message', () => (wait = 0));
    return child;
  }
  async function startAgain(why: string | number | null): Promise<void> {
    if (state === 'running') {
      onRestart(`${basename(script)} ended (${why}) and is started again`);
      await sleep(wait);
      wait = Math.min(Math.max(wait * 2, SECOND_WAIT), LONGEST_WAIT);
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
