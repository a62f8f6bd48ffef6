import { queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/call.ts';
import { mediaCalls } from '#contract/calls/media.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const media = client(mediaCalls);

export const mediaSummaryQuery = queryOptions({
  queryKey: [...KEYS.media, 'summary'],
  queryFn: ({ signal }) => media.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const mediaRunsQuery = (filter: InputOf<typeof mediaCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.media, 'runs', filter],
    queryFn: ({ signal }) => media.list(filter, { signal }),
    ...fresh,
  });

export type MediaSummary = OutputOf<typeof mediaCalls.summary>;

const BUSY_MS = 2_500;
const IDLE_MS = 15_000;

/** How often the desk reloads: often while files are being processed, else only to find new ones. */
export function refreshEvery(summary: MediaSummary | undefined): number {
  const busy = summary && summary.states.waiting + summary.states.running > 0;
  return busy ? BUSY_MS : IDLE_MS;
}
