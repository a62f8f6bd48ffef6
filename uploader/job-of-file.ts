import type { OutputOf } from '#contract/call.ts';
import type { uploadCalls } from '#contract/calls/uploads.ts';
import type { UPLOAD_PLATFORMS } from '#contract/domain/upload.ts';
import type { UploadCalls } from './calls.ts';
import { checkpointKey } from './checkpoint.ts';
import type { FileJob, Sender } from './send-file.ts';
import type { QueueKind, UploadFile } from './upload-file.ts';

export interface QueueParts {
  kind: QueueKind;
  calls: UploadCalls;
  sender: Sender;
  platform: (typeof UPLOAD_PLATFORMS)[number];
}

type Made = OutputOf<typeof uploadCalls.videoSent>;

/** The calls that begin and report a file of each kind. */
export function jobOfFile({ calls, kind, platform }: QueueParts, file: UploadFile): FileJob<Made> {
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
