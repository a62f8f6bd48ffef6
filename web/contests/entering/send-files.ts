import { uploadCalls } from '#contract/calls/uploads.ts';
import {
  type EntryFileProblem,
  entryFileProblem,
  entryMeasureProblem,
  type EntryPart,
} from '#contract/domain/entry.ts';
import type { TrackLimits } from '#contract/domain/track-limits.ts';
import { readMovie } from '../../../uploader/check/movie.ts';
import { readPicture } from '../../../uploader/check/picture.ts';
import { checkpointKey } from '../../../uploader/checkpoint.ts';
import { sendPatiently } from '../../../uploader/send-patiently.ts';
import { createSender } from '../../../uploader/sender.ts';
import { client } from '../../lib/api.ts';
import { briefCheckpoints } from '../../lib/brief-checkpoints.ts';
import { shared } from '../../lib/shared-state.ts';
import { entries, reloadEntries } from './queries.ts';

export interface Sending {
  key: number;
  entryId: number;
  part: EntryPart;
  name: string;
  /** From 0 to 1. */
  share: number;
  fault?: EntryFileProblem;
  /** The server's words, where it refused the file. */
  message?: string;
}

/** Where files go: a part of an entry, in a track that asks for something. */
interface Place {
  entryId: number;
  part: EntryPart;
  limits: TrackLimits;
}

const sender = createSender(client(uploadCalls), briefCheckpoints());
export const sendings = shared<Sending[]>([]);
let keys = 0;

function change(key: number, to: Partial<Sending>): void {
  sendings.set(sendings.get().map((one) => (one.key === key ? { ...one, ...to } : one)));
}

export function dismiss(key: number): void {
  sendings.set(sendings.get().filter((one) => one.key !== key));
}

/** Sends files one after the other; each is checked before, and told by name when it cannot be sent. */
export async function sendFiles(place: Place, files: readonly File[]): Promise<void> {
  const { entryId, part } = place;
  const rows = files.map((file) => ({ file, key: (keys += 1) }));
  const shown = rows.map(({ file, key }) => ({ key, entryId, part, name: file.name, share: 0 }));
  sendings.set([...sendings.get(), ...shown]);
  for (const { file, key } of rows) {
    const fault = await faultOf(place, file);
    if (fault) {
      change(key, { fault });
      continue;
    }
    try {
      await send(key, { entryId, part, file });
      await reloadEntries();
      dismiss(key);
    } catch (error) {
      change(key, { message: (error as Error).message });
      await reloadEntries();
    }
  }
}

/** What the header of a file tells; the server looks at the whole of it later. */
async function faultOf({ part, limits }: Place, file: File): Promise<EntryFileProblem | undefined> {
  const fault = entryFileProblem(part, { name: file.name, bytes: file.size }, limits);
  if (fault) return fault;
  if (part !== 'video') {
    const size = await readPicture(file);
    if (size === 'not-this-kind') return 'file-type';
    return size && entryMeasureProblem(part, size, limits);
  }
  const movie = await readMovie(file);
  if (!movie) return 'unreadable';
  const { width, height, seconds } = movie;
  if (seconds === undefined) return undefined;
  return entryMeasureProblem(part, { width, height, durationMs: seconds * 1000 }, limits);
}

async function send(key: number, { entryId, part, file }: { entryId: number; part: EntryPart; file: File }) {
  const named = { fileName: file.name, fileSize: file.size };
  const job = {
    source: file,
    key: `${checkpointKey('entry', file)}:${entryId}`,
    begin: async (signal: AbortSignal) => (await entries.tokenForFile({ entryId, part, ...named }, { signal })).token,
    report: (filePath: string, signal: AbortSignal) =>
      entries.fileSent({ ...named, filePath, platform: 'web' }, { signal }),
    onProgress: (bytes: number) => change(key, { share: bytes / file.size }),
  };
  await sendPatiently(sender, job, () => {}, new AbortController().signal);
}
