import { type ChildProcess, fork } from 'node:child_process';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import { endProcess } from './end-process.ts';
import { keepSpare } from './spare.ts';

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
  /** Whether a second process, started with `--spare`, waits to take over. */
  spare?: boolean;
}

/** Keeps one process running: restarts a child that ends by itself, at once if it had started well. */
export async function superviseChild(options: Options): Promise<Child> {
  const { script, args, onRestart } = options;
  const spare = options.spare ? keepSpare(() => launch(options, [...args, '--spare'])) : undefined;
  // A failed first start is not retried.
  let state: 'stopped' | 'running' | 'restarting' = 'stopped';
  let wait = 0;
  let current: ChildProcess = start();
  await ready(current);
  state = 'running';

  function start(): ChildProcess {
    const child = spare?.take() ?? launch(options, args);
    child.once('exit', (code, signal) => void startAgain(signal ?? code));
    child.on('message', (said) => {
      if (said !== 'ready') return;
      wait = 0;
      spare?.prepare();
    });
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
      await Promise.all([endProcess(current), spare?.stop()]);
    },
  };
}

function launch({ script, nodeArgs = [], env }: Options, args: string[]): ChildProcess {
  // Detached, so that Ctrl-C reaches only the supervisor, which stops everything in order.
  return fork(script, args, {
    env,
    execArgv: [...process.execArgv, ...nodeArgs],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code, signal) =>
      reject(new StartProblem(`A process did not start (${signal ?? code}); the reason is above.`)),
    );
  });
}
