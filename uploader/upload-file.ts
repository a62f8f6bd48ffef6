import type { SameFile, UploadToken } from '#contract/calls/uploads.ts';
import type { CheckProblem } from './check/check-file.ts';
import type { Stage } from './failures.ts';
import type { FileSource } from './source.ts';

/** Kinds that photographers send of their own work, and those that have a queue; releases go one at a time. */
export type OwnKind = 'video' | 'photo';
export type QueueKind = OwnKind | 'sound';

/** The reason why a file is not, or was not, uploaded; the screen puts it into words. */
export type UploadMessage =
  | { problem: CheckProblem; same?: SameFile }
  | { noRoom: true }
  | { stage: Stage; said: string; code: string; transferId: string | undefined };

export interface UploadFile {
  readonly id: number;
  readonly source: FileSource;
  readonly name: string;
  readonly size: number;
  /** Size of a photo, once its header has been read. */
  readonly width: number;
  readonly height: number;
  readonly filesizeShow: string;
  readonly token: Pick<UploadToken, 'bucketName' | 'filePath'> | null;
  /** 0 to 100 for videos, 0 to 1 for photos. */
  readonly uploadPercent: number;
  readonly uploadStatus: 'waiting' | 'success' | 'exception';
  readonly uploadMsg: UploadMessage | null;
  readonly uploaded: boolean;
  readonly canUpload: boolean;
  readonly activity: 'none' | 'checking' | 'sending' | 'retrying';
  /** Whether it resumes an earlier upload. */
  readonly continues: boolean;
}

export function isUploadable(file: UploadFile): boolean {
  return file.canUpload && !file.uploaded;
}

/** Whether its faults were seen before sending. */
export function isRefused(file: UploadFile): boolean {
  return file.uploadMsg !== null && 'problem' in file.uploadMsg;
}

const MEGABYTE = 1024 * 1024;

export function newFile(id: number, source: FileSource): UploadFile {
  return {
    id,
    source,
    name: source.name,
    size: source.size,
    width: 0,
    height: 0,
    filesizeShow: showSize(source.size),
    token: null,
    uploadPercent: 0,
    uploadStatus: 'waiting',
    uploadMsg: null,
    uploaded: false,
    canUpload: false,
    activity: 'checking',
    continues: false,
  };
}

export function percentOf(kind: QueueKind, sentBytes: number, size: number): number {
  const share = size === 0 ? 0 : sentBytes / size;
  return kind === 'video' ? share * 100 : share;
}

export function showSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)} KB`;
  if (bytes < 1024 * MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${(bytes / MEGABYTE / 1024).toFixed(2)} GB`;
}
