import { originalCalls } from '#contract/calls/originals.ts';
import { uploadCalls } from '#contract/calls/uploads.ts';
import { checkpointKey } from '../../../uploader/checkpoint.ts';
import { sendPatiently } from '../../../uploader/send-patiently.ts';
import { createSender } from '../../../uploader/sender.ts';
import { client } from '../../lib/api.ts';
import { briefCheckpoints } from '../../lib/brief-checkpoints.ts';

export const originals = client(originalCalls);
const sender = createSender(client(uploadCalls), briefCheckpoints());

/** Sends the original of a file of an entry; `onShare` hears how much of it has been sent, from 0 to 1. */
export async function sendOriginal(fileId: number, file: File, onShare: (share: number) => void): Promise<void> {
  const named = { fileName: file.name, fileSize: file.size };
  const job = {
    source: file,
    key: `${checkpointKey('original', file)}:${fileId}`,
    begin: async (signal: AbortSignal) => (await originals.token({ fileId, ...named }, { signal })).token,
    report: (filePath: string, signal: AbortSignal) =>
      originals.sent({ ...named, filePath, platform: 'web' }, { signal }),
    onProgress: (bytes: number) => onShare(bytes / file.size),
  };
  await sendPatiently(sender, job, () => {}, new AbortController().signal);
}
