import type { Checkpoint, Checkpoints } from '../../../uploader/checkpoint.ts';

/** Shorter than a week, after which the store ends an idle upload. */
const KEPT_MS = 6 * 24 * 3_600_000;

interface Kept extends Checkpoint {
  at: number;
}

/** Uploads that one person began in this browser. */
export function localCheckpoints(userId: number): Checkpoints {
  const place = (key: string) => prefixOf(userId) + key;
  return {
    load: async (key) => read(place(key)),
    async save(key, checkpoint) {
      localStorage.setItem(place(key), JSON.stringify({ ...checkpoint, at: Date.now() } satisfies Kept));
    },
    async remove(key) {
      localStorage.removeItem(place(key));
    },
  };
}

/** Names of files whose upload is unfinished. */
export function unfinishedNames(userId: number, kind: string): string[] {
  const prefix = `${prefixOf(userId)}${kind}/`;
  const places = Object.keys(localStorage).filter((place) => place.startsWith(prefix) && read(place));
  // The name follows kind, size and time of the last change.
  return places.map((place) => place.slice(prefix.length).split('/').slice(2).join('/'));
}

function prefixOf(userId: number): string {
  return `upload/${userId}/`;
}

function read(place: string): Checkpoint | undefined {
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
