import type { UploadCalls } from '../../../uploader/calls.ts';
import { checkpointKey, type Checkpoints } from '../../../uploader/checkpoint.ts';
import type { UploadQueue } from '../../../uploader/queue.ts';
import { isUploadable, type OwnKind } from '../../../uploader/upload-file.ts';
import { shared } from '../../lib/shared-state.ts';
import { filesLeft, type LeftFile, noteFile } from '../../lib/upload-checkpoints.ts';

/** A queue that knows after a reload which files have not arrived. A page may not open them by itself. */
export interface RememberingQueue extends UploadQueue<OwnKind> {
  /** The files that are to be chosen again. */
  readonly left: ReturnType<typeof shared<readonly LeftFile[]>>;
  forgetLeft(): Promise<void>;
}

interface Memory {
  userId: number;
  calls: Pick<UploadCalls, 'giveUp'>;
  checkpoints: Checkpoints;
}

export function rememberingQueue(
  queue: UploadQueue<OwnKind>,
  { userId, calls, checkpoints }: Memory,
): RememberingQueue {
  const { kind } = queue;
  const left = shared<readonly LeftFile[]>(filesLeft(userId, kind));
  return {
    ...queue,
    left,
    async add(sources) {
      const keys = new Set(sources.map((source) => checkpointKey(kind, source)));
      const files = new Set(sources.map(nameAndSize));
      const chosen = left.get().filter((file) => files.has(nameAndSize(file)));
      left.set(left.get().filter((file) => !chosen.includes(file)));
      // Some browsers give a file another time whenever it is chosen.
      for (const { key } of chosen) if (!keys.has(key)) await checkpoints.remove(key);
      const refused = await queue.add(sources);
      for (const file of queue.snapshot().files)
        if (isUploadable(file)) noteFile(userId, checkpointKey(kind, file.source));
      return refused;
    },
    async forgetLeft() {
      const files = left.get();
      left.set([]);
      for (const { key } of files) {
        const begun = await checkpoints.load(key);
        await checkpoints.remove(key);
        // The server deletes unfinished uploads by itself; this call only makes it sooner.
        if (begun) void calls.giveUp({ filePath: begun.token.filePath }).catch(() => {});
      }
    },
  };
}

function nameAndSize({ name, size }: { name: string; size: number }): string {
  return `${size}/${name}`;
}
