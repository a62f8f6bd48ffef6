import type { UploadFile } from './upload-file.ts';

export type QueueState = 'idle' | 'uploading' | 'paused';

/** State for the screen; a new object after every change. */
export interface QueueSnapshot {
  readonly state: QueueState;
  readonly files: readonly UploadFile[];
}

export interface FileList {
  snapshot(): QueueSnapshot;
  subscribe(listener: () => void): () => void;
  file(id: number): UploadFile | undefined;
  append(files: readonly UploadFile[]): void;
  change(id: number, change: Partial<UploadFile>): void;
  keepOnly(wanted: (file: UploadFile) => boolean): void;
  setState(state: QueueState): void;
}

/** The files of a queue and its state, with listeners for changes. */
export function createFileList(): FileList {
  let current: QueueSnapshot = { state: 'idle', files: [] };
  const listeners = new Set<() => void>();
  const replace = (change: Partial<QueueSnapshot>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };
  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    file: (id) => current.files.find((file) => file.id === id),
    append: (files) => replace({ files: [...current.files, ...files] }),
    change: (id, change) =>
      replace({ files: current.files.map((file) => (file.id === id ? { ...file, ...change } : file)) }),
    keepOnly: (wanted) => replace({ files: current.files.filter(wanted) }),
    setState: (state) => replace({ state }),
  };
}
