import { checkFile, type CheckProblem } from './check/check-file.ts';
import type { SameFile } from '#contract/calls/uploads.ts';
import { findSame, takenSizes } from './check/same-file.ts';
import { checkpointKey } from './checkpoint.ts';
import type { FileList } from './file-list.ts';
import type { QueueParts } from './job-of-file.ts';
import type { FileSource } from './source.ts';
import { isRefused, newFile, percentOf, type UploadFile } from './upload-file.ts';

/** Most files whose headers are read at once. */
const CHECKS_AT_ONCE = 4;

let lastId = 0;

export interface Refused {
  name: string;
  problem: CheckProblem;
  same?: SameFile;
}

/** Lists files at once and then checks each. A name that is in the list already is listed again, but not sent. */
export async function takeInFiles(
  parts: QueueParts,
  list: FileList,
  sources: readonly FileSource[],
): Promise<Refused[]> {
  const refused: Refused[] = [];
  // A better file may take the name of one that was refused.
  const names = new Set(list.snapshot().files.flatMap((file) => (isRefused(file) ? [] : file.name)));
  const fresh = sources.map((source) => {
    const file = newFile((lastId += 1), source);
    if (!names.has(file.name)) {
      names.add(file.name);
      return file;
    }
    refused.push({ name: file.name, problem: 'duplicate' });
    return { ...file, activity: 'none', ...refusal('duplicate') } as const;
  });
  list.append(fresh);
  const waiting = fresh.filter((file) => !isRefused(file));
  const taken = takenSizes(parts.calls, waiting);
  const check = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const found = await look(parts, file, taken);
      list.change(file.id, found);
      if (found.uploadMsg && 'problem' in found.uploadMsg) refused.push({ name: file.name, ...found.uploadMsg });
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, check));
  return refused;
}

function refusal(problem: CheckProblem, more: { same?: SameFile } = {}): Partial<UploadFile> {
  return { uploadStatus: 'exception', uploadMsg: { problem, ...more } };
}

async function look(
  { kind, calls, sender }: QueueParts,
  file: UploadFile,
  taken: Promise<ReadonlySet<number>>,
): Promise<Partial<UploadFile>> {
  const { problem, width, height } = await checkFile(kind, file.source);
  const seen = { activity: 'none', width, height } as const;
  if (problem) return { ...seen, ...refusal(problem) };
  const checkpoint = await sender.checkpoints.load(checkpointKey(kind, file.source)).catch(() => undefined);
  if (!checkpoint) {
    const same = (await taken).has(file.size) ? await findSame(calls, file.source) : null;
    return same ? { ...seen, ...refusal('same-file', { same }) } : { ...seen, canUpload: true };
  }
  const uploadPercent = percentOf(kind, checkpoint.sentBytes, file.size);
  return { ...seen, canUpload: true, continues: checkpoint.sentBytes > 0, uploadPercent };
}
