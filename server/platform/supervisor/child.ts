import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import type { Door } from '../process.ts';
import { endProcess } from './end-process.ts';
import { keepSpare } from './spare.ts';

export interface Child {
  /** Ends the child and starts it again, for development. */
  restart(): void;
  /** Tells the child, and whichever takes its place, that it will be stopped soon. */
  drain(): void;
  stop(): Promise<void>;
}

const SECOND_WAIT = 500;
const LONGEST_WAIT = 15_000;

interface Options {
  script: string;
  args: string[];
  /** Arguments for Node itself. */
  nodeArgs?: string[];
  /** While it is not known yet, the first process loads its modules. */
  env: NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
  onRestart: (sentence: string) => void;
  /** Whether a second process, started with `--spare`, waits to take over. */
  spare?: boolean;
}

/** Keeps one process running: restarts a child that ends by itself, at once if it had started well. */
export async function superviseChild(options: Options): Promise<Child> {
  const { script, args, onRestart } = options;
  const first = await launchFirst(options);
  const env = first.env;
  const spare = options.spare ? keepSpare(() => launch(options, env, [...args, '--spare'])) : undefined;
  // A failed first start is not retried.
  let state: 'stopped' | 'running' | 'restarting' = 'stopped';
  let draining = false;
  let wait = 0;
  const doors: Door[] = [];
  /** Those that end while the next one works already. */
  const leaving = new Set<ChildProcess>();
  let current = watch(first.child);
  await first.ready;
  state = 'running';

  function watch(child: ChildProcess): ChildProcess {
    child.once('exit', (code, signal) => {
      if (!leaving.delete(child)) void startAgain(`ended (${signal ?? code}) and is started again`);
    });
    child.on('message', (said, handle) => {
      if (said === 'door') doors.push(handle as Door);
      else if (said === 'ending') replace(child);
      else if (said === 'ready') {
        wait = 0;
        if (draining) child.send('drain', () => {});
        spare?.prepare();
      }
    });
    return child;
  }
  /** Lets the next process listen at the doors already while this one answers whoever has come in. */
  function replace(child: ChildProcess): void {
    if (state !== 'running' || doors.length === 0) return;
    leaving.add(child);
    void startAgain('was told to end and is replaced');
  }
  async function startAgain(what: string): Promise<void> {
    if (state === 'running') {
      onRestart(`${basename(script)} ${what}`);
      await sleep(wait);
      wait = Math.min(Math.max(wait * 2, SECOND_WAIT), LONGEST_WAIT);
    }
    if (state === 'stopped') return;
    state = 'running';
    current = watch(spare?.take(doors) ?? launch(options, env, args));
  }
  return {
    restart() {
      state = 'restarting';
      current.kill('SIGTERM');
    },
    drain() {
      draining = true;
      current.send('drain', () => {});
    },
    async stop() {
      state = 'stopped';
      for (const door of doors.splice(0)) door.close();
      await Promise.all([...[current, ...leaving].map(endProcess), spare?.stop()]);
    },
  };
}

/** Runs a process that does one thing and ends; when it cannot, the problem is what it says. */
export async function runChild(options: { script: string; env: Promise<NodeJS.ProcessEnv> }): Promise<void> {
  const { child } = await launchFirst({ ...options, args: [] });
  let why: string | undefined;
  child.once('message', (said: string) => (why = said));
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw why === undefined ? didNotStart(child) : new StartProblem(why);
}

type Launch = Pick<Options, 'script' | 'args' | 'nodeArgs' | 'env'>;

/** Starts a process at once. One whose environment is not known yet is told later. */
async function launchFirst(options: Launch) {
  if (!(options.env instanceof Promise)) {
    const child = launch(options, options.env, options.args);
    return { child, env: options.env, ready: ready(child) };
  }
  const child = launch(options, undefined, [...options.args, '--ahead']);
  const started = ready(child);
  // A process that ends early is noticed by whoever waits for it.
  started.catch(() => {});
  const env = await options.env.catch(async (error: unknown) => {
    await endProcess(child);
    throw error;
  });
  child.send(env, () => {});
  return { child, env, ready: started };
}

/** Without an environment a process gets that of the supervisor. */
function launch({ script, nodeArgs = [] }: Launch, env: NodeJS.ProcessEnv | undefined, args: string[]): ChildProcess {
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
    child.on('message', (said) => said === 'ready' && resolve());
    child.once('exit', () => reject(didNotStart(child)));
  });
}

function didNotStart({ signalCode, exitCode }: ChildProcess): StartProblem {
  return new StartProblem(`A process did not start (${signalCode ?? exitCode}); the reason is above.`);
}
