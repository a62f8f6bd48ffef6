import type { ChildProcess } from 'node:child_process';
import type { MediaKind } from '#contract/domain/media.ts';
import { MediaCrashed, MediaRejected } from './failures.ts';
import { PROCESS_LIMITS, type ProcessLimits, stepSeconds } from './limits.ts';
import type { Request } from './protocol.ts';
import { understand } from './reply.ts';
import { startChild } from './start.ts';
import type { Outcome, StepInput, StepName, Steps } from './steps.ts';
import { watchProcess } from './watch.ts';

export interface MediaProcess<K extends MediaKind = MediaKind> {
  /** One step at a time. Throws `MediaRejected` when the file is at fault, `MediaCrashed` when not. */
  run<S extends StepName<K>>(
    step: S,
    input: StepInput<K, S>,
    onProgress?: (percent: number) => void,
  ): Promise<Outcome<Steps[K][S & keyof Steps[K]]>>;
  /** Most memory that the process was seen to hold, in bytes. */
  peakMemory(): number;
  close(): Promise<void>;
}

interface Options<K extends MediaKind> {
  kind: K;
  /** A local file. */
  file: string;
  /** An existing folder for what is made, used by nothing else meanwhile. */
  outputDir: string;
  /** Ends the process at once; what is running throws the signal's reason. */
  signal?: AbortSignal;
  limits?: Partial<ProcessLimits>;
}

const START_SECONDS = 60;
/** The kernel's own answers to too much computing and too big a file. */
const LIMIT_SIGNALS = ['SIGXCPU', 'SIGXFSZ'];

/** Starts the process that opens one file, with nothing around it: no secrets, no network, and limits. */
export async function openMediaProcess<K extends MediaKind>(options: Options<K>): Promise<MediaProcess<K>> {
  const { kind, outputDir, signal } = options;
  const limits = { ...PROCESS_LIMITS, ...options.limits };
  signal?.throwIfAborted();
  const { child, complaint } = await startChild(options);
  let tooHeavy: string | undefined;
  const end = (why?: string) => {
    tooHeavy ??= why;
    child.kill('SIGKILL');
  };
  const watch = watchProcess({ pid: child.pid ?? 0, folder: outputDir }, limits, end);
  const onAbort = () => end();
  signal?.addEventListener('abort', onAbort, { once: true });
  const gone = new Promise<Error>((resolve) => {
    const onGone = (ending: unknown) => {
      watch.stop();
      signal?.removeEventListener('abort', onAbort);
      if (signal?.aborted) resolve(signal.reason as Error);
      else if (tooHeavy || LIMIT_SIGNALS.includes(String(ending))) resolve(new MediaRejected('too-heavy', tooHeavy));
      else resolve(new MediaCrashed(`${String(ending)} ${complaint()}`));
    };
    child.on('error', onGone);
    child.once('exit', (code, by) => onGone(by ?? code));
  });

  async function ask(request: Request | undefined, seconds: number, onProgress?: (percent: number) => void) {
    const timer = setTimeout(() => end('time'), seconds * 1000);
    try {
      return await Promise.race([answer(child, request, onProgress), gone.then((error) => Promise.reject(error))]);
    } finally {
      clearTimeout(timer);
    }
  }

  await ask(undefined, START_SECONDS);
  return {
    async run(step, input, onProgress) {
      const probe = 'probe' in input ? input.probe : undefined;
      const reply = await ask({ step, probe }, stepSeconds(kind, step, probe) * limits.patience, onProgress);
      return understand(reply, outputDir) as never;
    },
    peakMemory: watch.peak,
    async close() {
      end();
      await gone;
    },
  };
}

function answer(
  child: ChildProcess,
  request: Request | undefined,
  onProgress?: (percent: number) => void,
): Promise<unknown> {
  return new Promise((resolve) => {
    const onMessage = (message: unknown) => {
      const percent = percentOf(message);
      if (percent !== undefined) return onProgress?.(percent);
      child.off('message', onMessage);
      resolve(message);
    };
    child.on('message', onMessage);
    // A process that is gone cannot be written to; that it is gone is noticed elsewhere.
    if (request) child.send(request, () => {});
  });
}

function percentOf(message: unknown): number | undefined {
  const percent = typeof message === 'object' && message !== null && 'percent' in message ? message.percent : undefined;
  return typeof percent === 'number' && percent >= 0 && percent <= 100 ? percent : undefined;
}
