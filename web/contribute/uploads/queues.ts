import { uploadCalls } from '#contract/calls/uploads.ts';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import type { QueueSnapshot } from '../../../uploader/file-list.ts';
import { createQueue } from '../../../uploader/queue.ts';
import { createSender } from '../../../uploader/sender.ts';
import { isUploadable, percentOf, type QueueKind } from '../../../uploader/upload-file.ts';
import { realWorld, type World } from '../../../uploader/world.ts';
import { client } from '../../lib/api.ts';
import { localCheckpoints } from './checkpoints.ts';
import { rememberingQueue, type RememberingQueue } from './remembering-queue.ts';

const world: World = {
  ...realWorld,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

export type Queues = Record<QueueKind, RememberingQueue>;

let own: { userId: number; queues: Queues } | undefined;

/** Queues of the current account; they outlive the panel and an expired session. */
export function queuesOf(userId: number): Queues {
  if (own?.userId !== userId) {
    pauseAll();
    own = { userId, queues: makeQueues(userId) };
  }
  return own.queues;
}

export function pauseAll(): void {
  for (const queue of Object.values(own?.queues ?? {})) queue.pause();
}

function makeQueues(userId: number): Queues {
  const calls = client(uploadCalls);
  const checkpoints = localCheckpoints(userId);
  const sender = createSender(calls, checkpoints, world);
  const make = (kind: QueueKind) =>
    rememberingQueue(createQueue({ kind, calls, sender, platform: 'web' }), { userId, calls, checkpoints });
  return { video: make('video'), photo: make('photo') };
}

/** Endings of files of this kind, as a file field wants them. */
export function acceptedEndings(kind: QueueKind): string {
  return MEDIA_LIMITS[kind].extensions.map((extension) => `.${extension}`).join(',');
}

export interface Totals {
  /** Files that have been uploaded, and all that can be. */
  done: number;
  total: number;
  /** Share of all bytes, from 0 to 1. */
  share: number;
}

export function totalsOf(kind: QueueKind, files: QueueSnapshot['files']): Totals {
  const counted = files.filter((file) => file.uploaded || isUploadable(file));
  const bytes = counted.reduce((sum, file) => sum + file.size, 0);
  const sent = counted.reduce((sum, file) => sum + (file.size * file.uploadPercent) / percentOf(kind, 1, 1), 0);
  return {
    done: counted.filter((file) => file.uploaded).length,
    total: counted.length,
    share: bytes === 0 ? 0 : sent / bytes,
  };
}

/** Rounded down, so that 100 % means finished. */
export function showShare(share: number): string {
  return `${Math.floor(share * 100)}%`;
}
