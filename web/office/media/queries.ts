import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
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
