import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Checkpoint, Checkpoints } from '../checkpoint.ts';
import type { FoundFile } from './find-files.ts';

interface Remembered {
  /** Sent files, with the codes of their materials. */
  sent: Record<string, string>;
  open: Record<string, Checkpoint>;
}

/** Record of what one account has sent to one site, in a file that survives the program. It holds no secret. */
export interface StateFile {
  checkpoints: Checkpoints;
  isSent(key: string): boolean;
  markSent(key: string, code: string): Promise<void>;
}

/** Key of a file; a changed file gets another one. */
export function keyOf({ kind, place, size, lastModified }: FoundFile): string {
  return [kind, size, lastModified, place].join('/');
}

/** Throws when the file cannot be written, so that the person knows before anything is sent. */
export async function openStateFile(file: string, sender: string): Promise<StateFile> {
  const all = await readState(file);
  const own = (all[sender] ??= { sent: {}, open: {} });
  let writing = Promise.resolve();
  const write = () => {
    writing = writing.catch(() => {}).then(() => replace(file, JSON.stringify(all, null, 1)));
    return writing;
  };
  await write();
  return {
    isSent: (key) => Object.hasOwn(own.sent, key),
    async markSent(key, code) {
      own.sent[key] = code;
      delete own.open[key];
      await write();
    },
    checkpoints: {
      load: async (key) => (Object.hasOwn(own.open, key) ? own.open[key] : undefined),
      async save(key, checkpoint) {
        own.open[key] = checkpoint;
        await write();
      },
      async remove(key) {
        delete own.open[key];
        await write();
      },
    },
  };
}

async function readState(file: string): Promise<Record<string, Remembered>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, Remembered>;
  } catch {
    return {};
  }
}

/** Replaces the file at once, so that a reader never finds half of it. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
