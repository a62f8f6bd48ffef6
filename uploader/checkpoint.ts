import type { UploadToken } from '#contract/calls/uploads.ts';
import type { UploadKind } from '#contract/domain/upload.ts';
import type { FileSource } from './source.ts';

/** An upload that can be gone on with. Which parts have arrived is asked of the store: it knows better. */
export interface Checkpoint {
  token: UploadToken;
  uploadId: string;
  /** For showing how far it is before the store has been asked. */
  sentBytes: number;
  /** Every part has arrived and the store was told to put them together, perhaps with success. */
  merging: boolean;
}

/** Where checkpoints outlive the page or the program. */
export interface Checkpoints {
  load(key: string): Promise<Checkpoint | undefined>;
  save(key: string, checkpoint: Checkpoint): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The same file chosen again has the same key. */
export function checkpointKey(kind: UploadKind, { name, size, lastModified }: FileSource): string {
  return [kind, size, lastModified, name].join('/');
}
