import type { UploadToken } from '#contract/calls/uploads.ts';
import type { Checkpoint, Checkpoints } from './checkpoint.ts';
import { isOutdated, isRefusal, isStoreFailure, UploadFailure, type Stage } from './failures.ts';
import { countParts, sendParts, sizeOfPart } from './send-parts.ts';
import type { FileSource } from './source.ts';
import type { Asker } from './store/ask.ts';
import { multipartAt, type Multipart, type SentPart } from './store/multipart.ts';

/** State that all files of one sender share. */
export interface Sender extends Asker {
  checkpoints: Checkpoints;
}

export interface FileJob<Done> {
  source: FileSource;
  key: string;
  begin(signal: AbortSignal): Promise<UploadToken>;
  /** Reports the file to the server; may be called several times. */
  report(filePath: string, signal: AbortSignal): Promise<Done>;
  onToken?(token: UploadToken): void;
  onProgress?(sentBytes: number): void;
}

interface Run<Done> {
  sender: Sender;
  job: FileJob<Done>;
  signal: AbortSignal;
}

interface Open {
  checkpoint: Checkpoint;
  multipart: Multipart;
  sent: Map<number, SentPart>;
}

const SAVE_EVERY_MS = 1000;
/** How often parts that the store has lost are sent again. */
const MERGE_ROUNDS = 3;
const NEVER = new AbortController().signal;

/** Sends a file, resuming an earlier upload if there is one, and reports it. */
export async function sendFile<Done>(sender: Sender, job: FileJob<Done>, signal: AbortSignal): Promise<Done> {
  const run = { sender, job, signal };
  const left = await sender.checkpoints.load(job.key);
  if (left) job.onToken?.(left.token);
  // A merged upload no longer exists, so the store is not asked for it.
  const open = left && !left.merged && (await resume(run, left));
  if (open) return await finish(run, open);
  if (left?.merging) {
    const done = await reportMerged(run, left);
    if (done) return done.reply;
  }
  return await finish(run, await startAnew(run));
}

/** Reopens an upload with the parts that the store has; undefined when the upload is gone or not ours. */
async function resume<Done>(run: Run<Done>, checkpoint: Checkpoint): Promise<Open | undefined> {
  const multipart = multipartAt(run.sender, checkpoint.token);
  try {
    const sent = await partsThere(run, checkpoint, multipart);
    return { checkpoint, multipart, sent };
  } catch (error) {
    if (isStoreFailure(error, 'NoSuchUpload', 'AccessDenied')) return undefined;
    throw stageOf('begin', error, run, checkpoint.uploadId);
  }
}

async function partsThere<Done>(run: Run<Done>, { token, uploadId }: Checkpoint, multipart: Multipart) {
  const listed = await multipart.listParts(uploadId, run.signal);
  const { size } = run.job.source;
  const whole = listed.filter((part) => part.size === sizeOfPart(part.number, size, token.partBytes));
  return new Map(whole.map((part) => [part.number, part]));
}

/** Reports an upload whose page may have closed between merging and reporting. */
async function reportMerged<Done>(run: Run<Done>, checkpoint: Checkpoint): Promise<{ reply: Done } | undefined> {
  try {
    return { reply: await report(run, checkpoint) };
  } catch (error) {
    if (isOutdated(error) || isRefusal(error)) return undefined;
    throw error;
  }
}

async function startAnew<Done>(run: Run<Done>): Promise<Open> {
  const { sender, job, signal } = run;
  try {
    const token = await job.begin(signal);
    job.onToken?.(token);
    const multipart = multipartAt(sender, token);
    const uploadId = await multipart.create(signal);
    const checkpoint = { token, uploadId, sentBytes: 0, merging: false };
    await keep(run, checkpoint);
    return { checkpoint, multipart, sent: new Map() };
  } catch (error) {
    throw stageOf('begin', error, run);
  }
}

async function finish<Done>(run: Run<Done>, open: Open): Promise<Done> {
  const { checkpoint, multipart } = open;
  for (let round = 1; ; round += 1) {
    await sendMissing(run, open);
    if (await merge(run, open, round)) break;
    open.sent = await partsThere(run, checkpoint, multipart);
  }
  return await report(run, checkpoint);
}

async function sendMissing<Done>(run: Run<Done>, open: Open): Promise<void> {
  const { sender, job, signal } = run;
  const { checkpoint, multipart, sent } = open;
  const { partBytes } = checkpoint.token;
  const total = countParts(job.source.size, partBytes);
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  let sentBytes = [...sent.values()].reduce((sum, part) => sum + part.size, 0);
  let savedAt = sender.world.now();
  let saving = Promise.resolve();
  const save = () => {
    savedAt = sender.world.now();
    saving = saving.then(() => keep(run, { ...checkpoint, sentBytes }));
  };

  job.onProgress?.(sentBytes);
  try {
    const missing = numbers.filter((number) => !sent.has(number));
    await sendParts(
      {
        world: sender.world,
        source: job.source,
        partBytes,
        missing,
        send: (number, piece, either) => multipart.sendPart(checkpoint.uploadId, number, piece, either),
        onSent(part) {
          sent.set(part.number, part);
          sentBytes += part.size;
          job.onProgress?.(sentBytes);
          if (sender.world.now() - savedAt >= SAVE_EVERY_MS) save();
        },
      },
      signal,
    );
  } catch (error) {
    save();
    throw stageOf('transfer', error, run, checkpoint.uploadId);
  } finally {
    await saving;
  }
}

/** A failure to save the checkpoint does not stop the upload. */
async function keep<Done>({ sender, job }: Run<Done>, checkpoint: Checkpoint): Promise<void> {
  await sender.checkpoints.save(job.key, checkpoint).catch(() => {});
}

/** Merges the parts; false when some have to be sent again. */
async function merge<Done>(run: Run<Done>, { checkpoint, multipart, sent }: Open, round: number): Promise<boolean> {
  const parts = [...sent.values()].toSorted((a, b) => a.number - b.number);
  const merging = { ...checkpoint, sentBytes: run.job.source.size, merging: true };
  await keep(run, merging);
  try {
    // A pause waits for the reply, so that it is known afterwards whether the upload still exists.
    await multipart.complete(checkpoint.uploadId, parts, NEVER);
  } catch (error) {
    // The upload was completed before and the reply got lost; the report will tell.
    if (isStoreFailure(error, 'NoSuchUpload')) return true;
    if (isStoreFailure(error, 'InvalidPart') && round < MERGE_ROUNDS) return false;
    throw stageOf('merge', error, run, checkpoint.uploadId);
  }
  await keep(run, { ...merging, merged: true });
  return true;
}

async function report<Done>({ sender, job, signal }: Run<Done>, { token, uploadId }: Checkpoint): Promise<Done> {
  try {
    const done = await job.report(token.filePath, signal);
    await sender.checkpoints.remove(job.key);
    return done;
  } catch (error) {
    // A refused file will not be accepted when resumed, so its checkpoint goes.
    if (isRefusal(error) || isOutdated(error)) await sender.checkpoints.remove(job.key);
    throw stageOf('report', error, { signal }, uploadId);
  }
}

function stageOf(stage: Stage, error: unknown, { signal }: { signal: AbortSignal }, transferId?: string): unknown {
  return signal.aborted || error instanceof UploadFailure ? error : new UploadFailure(stage, error, transferId);
}
