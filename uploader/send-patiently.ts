import { isFull, isLoggedOut, isRefusal, isUnreachable } from './failures.ts';
import type { FileJob, Sender } from './send-file.ts';
import { sendFile } from './send-file.ts';
import { backOff, pauseUntilOnline } from './world.ts';

/** How often a file is retried after a failure other than the network. */
const FILE_RETRIES = 3;

/**
 * Sends a file and waits quietly while the network is down. Other failures are retried a few times; refusals are not.
 */
export async function sendPatiently<Done>(
  sender: Sender,
  job: FileJob<Done>,
  onRetrying: () => void,
  signal: AbortSignal,
): Promise<Done> {
  let waits = 0;
  let retries = 0;
  const watched: FileJob<Done> = {
    ...job,
    onProgress(sentBytes) {
      waits = 0;
      job.onProgress?.(sentBytes);
    },
  };
  for (;;) {
    try {
      return await sendFile(sender, watched, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (isLoggedOut(error) || isRefusal(error) || isFull(error)) throw error;
      if (isUnreachable(error)) waits += 1;
      else retries += 1;
      if (retries > FILE_RETRIES) throw error;
      onRetrying();
      await pauseUntilOnline(sender.world, backOff(waits + retries), signal);
    }
  }
}
