import type { OutputOf } from '#contract/call.ts';
import type { uploadCalls } from '#contract/calls/uploads.ts';
import type { UPLOAD_PLATFORMS } from '#contract/domain/upload.ts';
import type { UploadCalls } from './calls.ts';
import { checkpointKey } from './checkpoint.ts';
import type { FileJob, Sender } from './send-file.ts';
import type { OwnKind, QueueKind, UploadFile } from './upload-file.ts';

/** What a queue needs to know of its files. */
export interface QueueParts<Kind extends QueueKind = QueueKind> {
  kind: Kind;
  calls: Pick<UploadCalls, 'takenSizes' | 'sameFile' | 'giveUp'>;
  sender: Sender;
  /** How a file begins and is reported. */
  jobOf(file: UploadFile): FileJob<unknown>;
  /** Whether a file may be sent yet; without it, any may. */
  isReady?(file: UploadFile): boolean;
}

interface OwnParts<Kind extends OwnKind> {
  kind: Kind;
  calls: UploadCalls;
  sender: Sender;
  platform: (typeof UPLOAD_PLATFORMS)[number];
}

/** Files that a photographer sends of their own work. */
export function ownFiles<Kind extends OwnKind>(parts: OwnParts<Kind>): QueueParts<Kind> {
  const { kind, calls, sender } = parts;
  return { kind, calls, sender, jobOf: (file) => jobOfFile(parts, file) };
}

type Made = OutputOf<typeof uploadCalls.videoSent>;

/** The calls that begin and report a file of each kind. */
export function jobOfFile({ calls, kind, platform }: OwnParts<OwnKind>, file: UploadFile): FileJob<Made> {
  const { source, name: fileName, size: fileSize, width, height } = file;
  const begin = kind === 'video' ? calls.tokenForVideo : calls.tokenForPhoto;
  return {
    source,
    key: checkpointKey(kind, source),
    begin: async (signal) => (await begin({ fileName, fileSize }, { signal })).token,
    report: (filePath, signal) =>
      kind === 'video'
        ? calls.videoSent({ fileName, filePath, fileSize, platform }, { signal })
        : calls.photoSent({ fileName, filePath, fileSize, width, height, platform }, { signal }),
  };
}
