import { checkpointKey } from './checkpoint.ts';
import { createFileList, type QueueSnapshot } from './file-list.ts';
import type { QueueParts } from './job-of-file.ts';
import { runQueue, type Pace } from './run-queue.ts';
import type { FileSource } from './source.ts';
import { takeInFiles, type Refused } from './take-in-files.ts';
import { isUploadable, type QueueKind, type UploadFile } from './upload-file.ts';

/** Files of one kind that are uploaded one after another. */
export interface UploadQueue {
  readonly kind: QueueKind;
  snapshot(): QueueSnapshot;
  subscribe(listener: () => void): () => void;
  /** Looks at files before a byte is sent; replies what is wrong with which. */
  add(sources: readonly FileSource[]): Promise<Refused[]>;
  /** False when there is nothing to upload. */
  start(): boolean;
  /** Ends what is on its way and keeps how far it was. */
  pause(): void;
  /** Nothing is removed while uploading. */
  remove(id: number): boolean;
  clear(): boolean;
  pace(): Pace;
  /** Until nothing is being sent any more. */
  ended(): Promise<void>;
}

export function createQueue(parts: QueueParts): UploadQueue {
  const { kind, calls, sender } = parts;
  const list = createFileList();
  let checking: Promise<unknown> = Promise.resolve();
  let running: Promise<void> = Promise.resolve();
  let stop = new AbortController();
  const run = runQueue(parts, list, () => checking);
  const isUploading = () => list.snapshot().state === 'uploading';

  /** Nobody will finish what was sent of these. */
  async function forget(files: readonly UploadFile[]): Promise<void> {
    for (const file of files.filter((one) => !one.uploaded)) {
      const key = checkpointKey(kind, file.source);
      const checkpoint = await sender.checkpoints.load(key);
      if (!checkpoint) continue;
      await sender.checkpoints.remove(key);
      // The product sweeps what nobody finishes; telling it only makes that sooner.
      await calls.giveUp({ filePath: checkpoint.token.filePath }).catch(() => {});
    }
  }

  function drop(unwanted: (file: UploadFile) => boolean): boolean {
    if (isUploading()) return false;
    const files = list.snapshot().files.filter(unwanted);
    list.keepOnly((file) => !unwanted(file));
    if (list.snapshot().files.length === 0) list.setState('idle');
    running = running.then(() => forget(files)).catch(() => {});
    return true;
  }

  return {
    kind,
    snapshot: list.snapshot,
    subscribe: list.subscribe,
    add(sources) {
      const taken = takeInFiles(parts, list, sources);
      checking = Promise.all([checking, taken]);
      return taken;
    },
    start() {
      if (isUploading()) return true;
      const { files } = list.snapshot();
      if (!files.some((file) => isUploadable(file) || file.activity === 'checking')) return false;
      stop = new AbortController();
      list.setState('uploading');
      const { signal } = stop;
      running = running.then(() => run.go(signal));
      return true;
    },
    pause() {
      if (!isUploading()) return;
      list.setState('paused');
      stop.abort();
    },
    remove: (id) => drop((file) => file.id === id),
    clear: () => drop(() => true),
    pace: run.pace,
    ended: () => running,
  };
}
