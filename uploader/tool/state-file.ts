import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Checkpoint, Checkpoints } from '../checkpoint.ts';
import type { FoundFile } from './find-files.ts';

interface Remembered {
  /** Files that have arrived, with the code of the material that each became. */
  sent: Record<string, string>;
  open: Record<string, Checkpoint>;
}

/** What has been sent by one account to one site, in a file that survives the program. It holds no secret. */
export interface StateFile {
  checkpoints: Checkpoints;
  isSent(key: string): boolean;
  markSent(key: string, code: string): Promise<void>;
}

/** A file that was changed since is another one. */
export function keyOf({ kind, place, size, lastModified }: FoundFile): string {
  return [kind, size, lastModified, place].join('/');
}

/** Throws when the file cannot be written: somebody who relies on it must know before the first byte is sent. */
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

/** Whoever reads it finds the old one or the new one, never half of it. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
