import type { OutputOf } from '#contract/call.ts';
import type { mediaCalls } from '#contract/calls/media.ts';

export type MediaSummary = OutputOf<typeof mediaCalls.summary>;

const BUSY_MS = 2_500;
const IDLE_MS = 15_000;

/** How often the desk looks again by itself: often while files are on their way, else only for new ones. */
export function refreshEvery(summary: MediaSummary | undefined): number {
  const busy = summary && summary.states.waiting + summary.states.running > 0;
  return busy ? BUSY_MS : IDLE_MS;
}
