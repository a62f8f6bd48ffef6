import { checkpointKey } from './checkpoint.ts';
import { createFileList, type QueueSnapshot } from './file-list.ts';
import type { QueueParts } from './job-of-file.ts';
import { runQueue, type Pace } from './run-queue.ts';
import type { FileSource } from './source.ts';
import { takeInFiles, type Refused } from './take-in-files.ts';
import { isRefused, isUploadable, type QueueKind, type UploadFile } from './upload-file.ts';

/** A queue that uploads files of one kind one after another. */
export interface UploadQueue<Kind extends QueueKind = QueueKind> {
  readonly kind: Kind;
  snapshot(): QueueSnapshot;
  subscribe(listener: () => void): () => void;
  /** Checks files before any of them is sent; returns the refused ones with the reasons. */
  add(sources: readonly FileSource[]): Promise<Refused[]>;
  /** False when there is nothing to upload. */
  start(): boolean;
  /** Stops sending and keeps the progress. */
  pause(): void;
  /** False while uploading, when nothing can be removed. */
  remove(id: number): boolean;
  clear(): boolean;
  pace(): Pace;
  /** Resolves when nothing is being sent any more. */
  ended(): Promise<void>;
}

export function createQueue<Kind extends QueueKind>(parts: QueueParts<Kind>): UploadQueue<Kind> {
  const { kind, calls, sender } = parts;
  const list = createFileList();
  let checking: Promise<unknown> = Promise.resolve();
  let running: Promise<void> = Promise.resolve();
  let stop = new AbortController();
  const run = runQueue(parts, list, () => checking);
  const isUploading = () => list.snapshot().state === 'uploading';

  /** Forgets files that nobody will finish. */
  async function forget(files: readonly UploadFile[]): Promise<void> {
    // A refused file may be a second listing of one that is being sent.
    for (const file of files.filter((one) => !one.uploaded && !isRefused(one))) {
      const key = checkpointKey(kind, file.source);
      const checkpoint = await sender.checkpoints.load(key);
      await sender.checkpoints.remove(key);
      // The server deletes unfinished uploads by itself; this call only makes it sooner.
      if (checkpoint) await calls.giveUp({ filePath: checkpoint.token.filePath }).catch(() => {});
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
