import { Worker } from 'node:worker_threads';
import { Refused } from '../../platform/http/body.ts';
import { problem } from '../../platform/problem.ts';
import type { Answered, Asked, PaperTask } from './paper-thread.ts';

/** Refuses a paper when this many are waiting. */
const MOST_WAITING = 100;
const PATIENCE_MS = 60_000;
/** The thread ends after this long without a paper, as its fonts take memory; the next paper starts a new one. */
const IDLE_MS = 5 * 60_000;

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let asked = 0;

/** Draws and signs a paper in a thread of its own. */
export async function makePaper(task: PaperTask): Promise<Buffer> {
  if (waiting.size >= MOST_WAITING) throw new Refused(problem('unavailable', { retryAfter: 5 }));
  const worker = (thread ??= startThread());
  const id = (asked += 1);
  clearTimeout(idle);
  worker.ref();
  const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, task } satisfies Asked);
    });
  } finally {
    clearTimeout(patience);
    waiting.delete(id);
    if (waiting.size === 0) rest(worker);
  }
}

/** A thread without work neither keeps its process alive nor stays for ever. */
function rest(worker: Worker): void {
  worker.unref();
  idle = setTimeout(() => {
    if (thread === worker) thread = undefined;
    void worker.terminate();
  }, IDLE_MS).unref();
}

function startThread(): Worker {
  const worker = new Worker(new URL('./paper-thread.ts', import.meta.url));
  worker.on('message', (answer: Answered) => {
    const whose = waiting.get(answer.id);
    if ('pdf' in answer) whose?.resolve(Buffer.from(answer.pdf));
    else whose?.reject(new Error(`a paper could not be made: ${answer.fault}`));
  });
  const end = (error: Error) => {
    if (thread === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that makes papers ended')));
  return worker;
}
