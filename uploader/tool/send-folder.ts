import { checkFile } from '../check/check-file.ts';
import { findSame, takenSizes } from '../check/same-file.ts';
import { isLoggedOut } from '../failures.ts';
import { jobOfFile } from '../job-of-file.ts';
import { createSender } from '../sender.ts';
import { sendPatiently } from '../send-patiently.ts';
import type { FileSource } from '../source.ts';
import { newFile } from '../upload-file.ts';
import type { UploadCalls } from '../calls.ts';
import type { FoundFile } from './find-files.ts';
import { withSource } from './with-source.ts';
import { keyOf, type StateFile } from './state-file.ts';
import type { Report } from './report.ts';

export interface Counts {
  sent: number;
  before: number;
  refused: number;
  failed: number;
}

interface Folder {
  files: FoundFile[];
  calls: UploadCalls;
  state: StateFile;
  report: Report;
}

/** Sends files that have not been sent yet, one after another. Throws when the sender is logged out or stops it. */
export async function sendFolder({ files, calls, state, report }: Folder, signal: AbortSignal): Promise<Counts> {
  const sender = createSender(calls, state.checkpoints);
  const counts: Counts = { sent: 0, before: 0, refused: 0, failed: 0 };

  async function send(file: FoundFile, source: FileSource, id: number): Promise<void> {
    const { problem, width, height } = await checkFile(file.kind, source);
    if (problem) {
      counts.refused += 1;
      return report.refused(file, problem);
    }
    const key = keyOf(file);
    const begun = await sender.checkpoints.load(key);
    const taken = begun ? undefined : await takenSizes(calls, [source]);
    const same = taken?.has(source.size) ? await findSame(calls, source) : null;
    if (same) {
      counts.refused += 1;
      return report.refused(file, 'same-file', same.material?.code);
    }
    const parts = { kind: file.kind, calls, sender, platform: 'tool' } as const;
    const job = {
      ...jobOfFile(parts, { ...newFile(id, source), width, height }),
      key,
      onProgress: (sentBytes: number) => report.progress(file, sentBytes),
    };
    const { materialCode } = await sendPatiently(sender, job, () => report.waiting(file), signal);
    await state.markSent(key, materialCode);
    counts.sent += 1;
    report.sent(file, materialCode);
  }

  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    if (state.isSent(keyOf(file))) {
      counts.before += 1;
      continue;
    }
    try {
      await withSource(file, (source) => send(file, source, index));
    } catch (error) {
      signal.throwIfAborted();
      if (isLoggedOut(error)) throw error;
      counts.failed += 1;
      report.failed(file, error);
    }
  }
  return counts;
}
