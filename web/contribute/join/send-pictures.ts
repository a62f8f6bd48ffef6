import { uploadCalls } from '#contract/calls/uploads.ts';
import { fileProblem } from '#contract/domain/upload.ts';
import { checkpointKey } from '../../../uploader/checkpoint.ts';
import { readPicture } from '../../../uploader/check/picture.ts';
import { sendPatiently } from '../../../uploader/send-patiently.ts';
import { createSender } from '../../../uploader/sender.ts';
import { client } from '../../lib/api.ts';
import { briefCheckpoints } from '../../lib/brief-checkpoints.ts';
import { shared } from '../../lib/shared-state.ts';
import { applications, reloadApplication } from './join-queries.ts';

type PictureFault = 'file-type' | 'empty-file' | 'picture-too-big';

export interface Sending {
  key: number;
  name: string;
  /** From 0 to 1. */
  share: number;
  state: 'waiting' | 'sending' | 'failed';
  fault?: PictureFault;
  /** The server's words, where it refused the file. */
  message?: string;
}

const sender = createSender(client(uploadCalls), briefCheckpoints());
const AT_ONCE = 2;

export const sendings = shared<Sending[]>([]);
const waiting: { key: number; file: File }[] = [];
let keys = 0;
let running = 0;

function change(key: number, to: Partial<Sending>): void {
  sendings.set(sendings.get().map((one) => (one.key === key ? { ...one, ...to } : one)));
}

export function dismiss(key: number): void {
  sendings.set(sendings.get().filter((one) => one.key !== key));
}

/** Sends images one after the other; each is checked before, and told by name when it cannot be sent. */
export async function sendPictures(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const key = (keys += 1);
    const fault = await faultOf(file);
    const row: Sending = {
      key,
      name: file.name,
      share: 0,
      state: fault ? 'failed' : 'waiting',
      ...(fault && { fault }),
    };
    sendings.set([...sendings.get(), row]);
    if (!fault) waiting.push({ key, file });
  }
  while (running < AT_ONCE && waiting.length > 0) void sendNext();
}

async function faultOf(file: File): Promise<PictureFault | undefined> {
  const fault = fileProblem('application', file.name, file.size) as PictureFault | undefined;
  return fault ?? ((await readPicture(file)) === 'not-this-kind' ? 'file-type' : undefined);
}

async function sendNext(): Promise<void> {
  const next = waiting.shift();
  if (!next) return;
  running += 1;
  try {
    await send(next.key, next.file);
    await reloadApplication();
    dismiss(next.key);
  } catch (error) {
    change(next.key, { state: 'failed', message: (error as Error).message });
  } finally {
    running -= 1;
    void sendNext();
  }
}

async function send(key: number, file: File): Promise<void> {
  change(key, { state: 'sending' });
  const named = { fileName: file.name, fileSize: file.size };
  const job = {
    source: file,
    key: checkpointKey('application', file),
    begin: async (signal: AbortSignal) => (await applications.tokenForPicture(named, { signal })).token,
    report: (filePath: string, signal: AbortSignal) =>
      applications.pictureSent({ ...named, filePath, platform: 'web' }, { signal }),
    onProgress: (bytes: number) => change(key, { share: bytes / file.size }),
  };
  await sendPatiently(sender, job, () => {}, new AbortController().signal);
}
