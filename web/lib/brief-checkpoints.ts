import type { Checkpoint, Checkpoints } from '../../uploader/checkpoint.ts';

/** For small files, whose upload restarts after the page is left. */
export function briefCheckpoints(): Checkpoints {
  const kept = new Map<string, Checkpoint>();
  return {
    load: async (key) => kept.get(key),
    save: async (key, checkpoint) => void kept.set(key, checkpoint),
    remove: async (key) => void kept.delete(key),
  };
}
