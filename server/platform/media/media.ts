import type { ChildProcess } from 'node:child_process';
import type { Model } from './embedding/model.ts';
import { MediaCrashed, MediaRejected } from './failures.ts';
import { PROCESS_LIMITS, type ProcessLimits, stepSeconds } from './limits.ts';
import type { Request } from './protocol.ts';
import { understand } from './reply.ts';
import { startChild } from './start.ts';
import type { FileKind, Outcome, StepInput, StepName, Steps } from './steps.ts';
import { watchProcess } from './watch.ts';

export interface MediaProcess<K extends FileKind = FileKind> {
  /** Runs one step at a time. Throws `MediaRejected` when the file is at fault, `MediaCrashed` otherwise. */
  run<S extends StepName<K>>(
    step: S,
    input: StepInput<K, S>,
    onProgress?: (percent: number) => void,
  ): Promise<Outcome<Steps[K][S & keyof Steps[K]]>>;
  /** The most memory that the process was seen to use, in bytes. */
  peakMemory(): number;
  close(): Promise<void>;
}

interface Options<K extends FileKind> {
  kind: K;
  /** A local file. */
  file: string;
  /** An existing folder for the results, used by nothing else in the meantime. */
  outputDir: string;
  /** Ends the process at once; a running step throws the signal's reason. */
  signal?: AbortSignal;
  /** A step to load before there is a file to open. */
  prepare?: StepName<K>;
  /** For the steps `embed` and `phrase`. */
  model?: Model;
  limits?: Partial<ProcessLimits>;
}

const START_SECONDS = 60;
/** Signals that the kernel sends for too much computing and for too big a file. */
const LIMIT_SIGNALS = ['SIGXCPU', 'SIGXFSZ'];

/** Starts the process that opens one file, without secrets and network, and with limits. */
export async function openMediaProcess<K extends FileKind>(options: Options<K>): Promise<MediaProcess<K>> {
  const { kind, outputDir, signal } = options;
  const limits = limitsOf(options);
  const { child, complaint } = await startChild(options);
  let tooHeavy: string | undefined;
  const end = (why?: string) => {
    tooHeavy ??= why;
    child.kill('SIGKILL');
  };
  const watch = watchProcess({ pid: child.pid ?? 0, folder: outputDir }, limits, end);
  const onAbort = () => end();
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) end();
  const gone = whenGone(child).then((how): Error => {
    watch.stop();
    signal?.removeEventListener('abort', onAbort);
    if (signal?.aborted) return signal.reason as Error;
    if (tooHeavy || LIMIT_SIGNALS.includes(how)) return new MediaRejected('too-heavy', tooHeavy);
    return new MediaCrashed(`${how} ${complaint()}`);
  });
  const talk = (request: Request | undefined, onProgress?: (percent: number) => void) =>
    Promise.race([answer(child, request, onProgress), gone.then((error) => Promise.reject(error))]);

  // A timeout at start is not the file's fault: the machine may be too busy to start a process.
  await within(START_SECONDS, end, talk(undefined));
  // What a process said before it was ended may arrive afterwards.
  if (signal?.aborted) throw await gone;
  return {
    async run(step, input, onProgress) {
      const probe = 'probe' in input ? input.probe : undefined;
      const loudness = 'loudness' in input ? (input.loudness as number | null) : null;
      const asked = 'limits' in input ? input.limits : undefined;
      const seconds = stepSeconds(kind, step, probe) * limits.patience;
      const reply = await within(
        seconds,
        () => end('time'),
        talk({ step, probe, loudness, limits: asked }, onProgress),
      );
      watch.look();
      if (tooHeavy || signal?.aborted) throw await gone;
      return understand(reply, outputDir) as never;
    },
    peakMemory: watch.peak,
    async close() {
      end();
      await gone;
    },
  };
}

/** A network is read whole, then taken apart and put together anew. */
const COPIES_OF_MODEL = 4;

function limitsOf({ model, limits: asked }: Pick<Options<FileKind>, 'model' | 'limits'>): ProcessLimits {
  const limits = { ...PROCESS_LIMITS, ...asked };
  return model ? { ...limits, memoryBytes: limits.memoryBytes + COPIES_OF_MODEL * model.largest } : limits;
}

async function within<T>(seconds: number, onLate: () => void, work: Promise<T>): Promise<T> {
  const timer = setTimeout(onLate, seconds * 1000);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** The signal or code that a process ended with, or why it never started. */
function whenGone(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(String(signal ?? code)));
  });
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
    // Ignores a failed send: that the process is gone is noticed elsewhere.
    if (request) child.send(request, () => {});
  });
}

function percentOf(message: unknown): number | undefined {
  const percent = typeof message === 'object' && message !== null && 'percent' in message ? message.percent : undefined;
  return typeof percent === 'number' && percent >= 0 && percent <= 100 ? percent : undefined;
}
