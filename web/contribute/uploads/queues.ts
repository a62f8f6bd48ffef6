import { uploadCalls } from '#contract/calls/uploads.ts';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { ownFiles } from '../../../uploader/job-of-file.ts';
import { createQueue } from '../../../uploader/queue.ts';
import { createSender } from '../../../uploader/sender.ts';
import type { OwnKind } from '../../../uploader/upload-file.ts';
import { client } from '../../lib/api.ts';
import { localCheckpoints } from '../../lib/upload-checkpoints.ts';
import { pageWorld } from '../../lib/upload-world.ts';
import { rememberingQueue, type RememberingQueue } from './remembering-queue.ts';

export type Queues = Record<OwnKind, RememberingQueue>;

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
  const sender = createSender(calls, checkpoints, pageWorld);
  const make = (kind: OwnKind) =>
    rememberingQueue(createQueue(ownFiles({ kind, calls, sender, platform: 'web' })), { userId, calls, checkpoints });
  return { video: make('video'), photo: make('photo') };
}

/** Endings of files of this kind, as a file field wants them. */
export function acceptedEndings(kind: OwnKind): string {
  return MEDIA_LIMITS[kind].extensions.map((extension) => `.${extension}`).join(',');
}
