import { uploadCalls } from '#contract/calls/uploads.ts';
import { RELEASE_FILE, type ReleaseKind } from '#contract/domain/upload.ts';
import { checkpointKey } from '../../../../uploader/checkpoint.ts';
import { sendFile } from '../../../../uploader/send-file.ts';
import { createSender } from '../../../../uploader/sender.ts';
import { client } from '../../../lib/api.ts';
import { briefCheckpoints } from '../../../lib/brief-checkpoints.ts';

const uploads = client(uploadCalls);

const sender = createSender(uploads, briefCheckpoints());

export type ReleaseFault = 'wrongType' | 'tooBig' | 'empty';

/** The reason why a file cannot be a release, judged by its name and size. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): ReleaseFault | undefined {
  const extensions: readonly string[] = RELEASE_FILE.extensions;
  if (!extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '')) return 'wrongType';
  if (size === 0) return 'empty';
  return size > RELEASE_FILE.maxBytes ? 'tooBig' : undefined;
}

/** Uploads a release and returns its id. */
export async function sendRelease(
  file: File,
  about: { kind: ReleaseKind; subject: string },
  signal: AbortSignal,
): Promise<number> {
  const named = { fileName: file.name, fileSize: file.size };
  const { releaseId } = await sendFile(
    sender,
    {
      source: file,
      key: checkpointKey('release', file),
      begin: async (either) => (await uploads.tokenForRelease(named, { signal: either })).token,
      report: (filePath, either) =>
        uploads.releaseSent({ ...named, filePath, platform: 'web', ...about }, { signal: either }),
    },
    signal,
  );
  return releaseId;
}
