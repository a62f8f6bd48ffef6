import type { QueueSnapshot } from '../../uploader/file-list.ts';
import { isUploadable, percentOf, type QueueKind } from '../../uploader/upload-file.ts';

export interface Totals {
  /** Files that have been uploaded, and all that can be. */
  done: number;
  total: number;
  /** Share of all bytes, from 0 to 1. */
  share: number;
}

export function totalsOf(kind: QueueKind, files: QueueSnapshot['files']): Totals {
  const counted = files.filter((file) => file.uploaded || isUploadable(file));
  const bytes = counted.reduce((sum, file) => sum + file.size, 0);
  const sent = counted.reduce((sum, file) => sum + (file.size * file.uploadPercent) / percentOf(kind, 1, 1), 0);
  return {
    done: counted.filter((file) => file.uploaded).length,
    total: counted.length,
    share: bytes === 0 ? 0 : sent / bytes,
  };
}

/** Rounded down, so that 100 % means finished. */
export function showShare(share: number): string {
  return `${Math.floor(share * 100)}%`;
}
