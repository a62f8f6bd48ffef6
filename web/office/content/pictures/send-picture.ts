import type { ContentPicture } from '#contract/calls/content-pictures.ts';
import { uploadCalls } from '#contract/calls/uploads.ts';
import { checkpointKey } from '../../../../uploader/checkpoint.ts';
import { sendFile } from '../../../../uploader/send-file.ts';
import { createSender } from '../../../../uploader/sender.ts';
import { client } from '../../../lib/api.ts';
import { briefCheckpoints } from '../../../lib/brief-checkpoints.ts';
import { library } from './queries.ts';

const sender = createSender(client(uploadCalls), briefCheckpoints());

/** Sends a picture to the library. */
export async function sendPicture(file: File): Promise<ContentPicture> {
  const named = { fileName: file.name, fileSize: file.size };
  const { picture } = await sendFile(
    sender,
    {
      source: file,
      key: checkpointKey('content', file),
      begin: async (signal) => (await library.token(named, { signal })).token,
      report: (filePath, signal) => library.sent({ ...named, filePath }, { signal }),
    },
    new AbortController().signal,
  );
  return picture;
}

/** Those of the files that are pictures; others are not tried. */
export function picturesAmong(files: Iterable<File>): File[] {
  return [...files].filter(({ type }) => type.startsWith('image/'));
}
