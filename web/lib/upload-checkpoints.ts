import type { Checkpoint, Checkpoints } from '../../uploader/checkpoint.ts';

/** Shorter than a week, after which the store ends an idle upload. */
const KEPT_MS = 6 * 24 * 3_600_000;

/** A file without a token has not been begun. */
type Kept = (Checkpoint | { token?: never }) & { at: number };

/** Uploads that one person began in this browser. */
export function localCheckpoints(userId: number): Checkpoints {
  const place = (key: string) => prefixOf(userId) + key;
  return {
    async load(key) {
      const kept = read(place(key));
      return kept?.token ? kept : undefined;
    },
    async save(key, checkpoint) {
      write(place(key), { ...checkpoint, at: Date.now() });
    },
    async remove(key) {
      localStorage.removeItem(place(key));
    },
  };
}

/** Notes a file that has not been begun; a full storage is no reason to stop. */
export function noteFile(userId: number, key: string): void {
  const place = prefixOf(userId) + key;
  if (read(place)) return;
  try {
    write(place, { at: Date.now() });
  } catch {
    // The file is only not listed after a reload.
  }
}

/** A file that was chosen in this browser and has not arrived. */
export interface LeftFile {
  key: string;
  name: string;
  size: number;
  sentBytes: number;
}

export function filesLeft(userId: number, kind: string): LeftFile[] {
  const prefix = prefixOf(userId);
  const keys = Object.keys(localStorage)
    .filter((place) => place.startsWith(`${prefix}${kind}/`))
    .map((place) => place.slice(prefix.length));
  return keys
    .flatMap((key) => {
      const kept = read(prefix + key);
      // The name follows kind, size and time of the last change.
      const [, size, , ...name] = key.split('/');
      const sentBytes = kept?.token ? kept.sentBytes : 0;
      return kept ? { key, name: name.join('/'), size: Number(size), sentBytes } : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function prefixOf(userId: number): string {
  return `upload/${userId}/`;
}

function write(place: string, kept: Kept): void {
  localStorage.setItem(place, JSON.stringify(kept));
}

function read(place: string): Kept | undefined {
  const text = localStorage.getItem(place);
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Kept;
    if (Date.now() - kept.at < KEPT_MS) return kept;
  } catch {
    // Foreign or truncated data counts as none.
  }
  localStorage.removeItem(place);
  return undefined;
}
