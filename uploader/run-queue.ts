import { isFull, isLoggedOut, UploadFailure } from './failures.ts';
import type { FileList } from './file-list.ts';
import type { QueueParts } from './job-of-file.ts';
import { sendPatiently } from './send-patiently.ts';
import { createSpeed } from './speed.ts';
import { isUploadable, percentOf, type UploadFile, type UploadMessage } from './upload-file.ts';

export interface Pace {
  /** Undefined while too little is known. */
  bytesPerSecond: number | undefined;
  /** Time for everything in the queue that can be uploaded. */
  secondsLeft: number | undefined;
}

/** Uploads the files of a list one after another, until none is left or it is stopped. */
export function runQueue(parts: QueueParts, list: FileList, checked: () => Promise<unknown>) {
  const { kind, sender, isReady = () => true } = parts;
  const { now } = sender.world;
  let speed = createSpeed(now);

  async function nextFile(tried: Set<number>): Promise<UploadFile | undefined> {
    const { files } = list.snapshot();
    const next = files.find((file) => isUploadable(file) && !tried.has(file.id) && isReady(file));
    if (next || !files.some((file) => file.activity === 'checking')) return next;
    await checked();
    return await nextFile(tried);
  }

  async function upload(file: UploadFile, signal: AbortSignal): Promise<void> {
    const change = (what: Partial<UploadFile>) => list.change(file.id, what);
    let sentBefore: number | undefined;
    const job = {
      ...parts.jobOf(file),
      onToken: ({ bucketName, filePath }: { bucketName: string; filePath: string }) =>
        change({ token: { bucketName, filePath } }),
      onProgress(sentBytes: number) {
        if (sentBefore !== undefined && sentBytes > sentBefore) speed.add(sentBytes - sentBefore);
        sentBefore = sentBytes;
        change({ activity: 'sending', uploadPercent: percentOf(kind, sentBytes, file.size) });
      },
    };
    change({ activity: 'sending', uploadStatus: 'waiting', uploadMsg: null });
    try {
      await sendPatiently(sender, job, () => change({ activity: 'retrying' }), signal);
      change({ uploadStatus: 'success', uploaded: true, uploadPercent: percentOf(kind, 1, 1) });
    } catch (error) {
      if (signal.aborted) return;
      if (isLoggedOut(error)) throw error;
      change({ uploadStatus: 'exception', uploadMsg: messageOf(error) });
    } finally {
      change({ activity: 'none' });
    }
  }

  async function go(signal: AbortSignal): Promise<void> {
    speed = createSpeed(now);
    const tried = new Set<number>();
    try {
      for (let file = await nextFile(tried); file && !signal.aborted; file = await nextFile(tried)) {
        tried.add(file.id);
        await upload(file, signal);
      }
    } catch {
      // The sender was logged out; the files wait for the next login.
      if (!signal.aborted) list.setState('paused');
      return;
    }
    if (!signal.aborted) list.setState('idle');
  }

  function pace(): Pace {
    const { state, files } = list.snapshot();
    if (state !== 'uploading') return { bytesPerSecond: undefined, secondsLeft: undefined };
    const bytesPerSecond = speed.bytesPerSecond();
    const left = files.filter(isUploadable).reduce((sum, file) => sum + leftOf(file), 0);
    return { bytesPerSecond, secondsLeft: bytesPerSecond ? left / bytesPerSecond : undefined };
  }

  const leftOf = (file: UploadFile) => file.size * (1 - file.uploadPercent / percentOf(kind, 1, 1));
  return { go, pace };
}

function messageOf(error: unknown): UploadMessage {
  if (isFull(error)) return { noRoom: true };
  const failure = error instanceof UploadFailure ? error : new UploadFailure('transfer', error);
  return { stage: failure.stage, said: failure.message, code: failure.code, transferId: failure.transferId };
}
