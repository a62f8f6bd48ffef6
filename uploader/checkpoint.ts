import type { UploadToken } from '#contract/calls/uploads.ts';
import type { UploadKind } from '#contract/domain/upload.ts';
import type { FileSource } from './source.ts';

/** An upload that can be resumed. The store, not the checkpoint, knows which parts have arrived. */
export interface Checkpoint {
  token: UploadToken;
  uploadId: string;
  /** Shown as progress before the store has been asked. */
  sentBytes: number;
  /** Every part has arrived and the store was told to merge them, perhaps with success. */
  merging: boolean;
  /** The store has merged them; only the report is missing. */
  merged?: true;
}

/** Storage for checkpoints that outlives the page or the program. */
export interface Checkpoints {
  load(key: string): Promise<Checkpoint | undefined>;
  save(key: string, checkpoint: Checkpoint): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Key of a file; the same file chosen again has the same one. */
export function checkpointKey(kind: UploadKind, { name, size, lastModified }: FileSource): string {
  return [kind, size, lastModified, name].join('/');
}
