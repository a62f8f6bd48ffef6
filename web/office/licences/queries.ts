import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { licenceDeskCalls } from '#contract/calls/licences-desk.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const licences = client(licenceDeskCalls);

export const licencesQuery = (filter: InputOf<typeof licenceDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'licences', filter],
    queryFn: ({ signal }) => licences.list(filter, { signal }),
    ...fresh,
  });

export const licenceCountsQuery = queryOptions({
  queryKey: [...KEYS.trade, 'licence-counts'],
  queryFn: ({ signal }) => licences.counts({}, { signal }),
  staleTime: fresh.staleTime,
});

export const licenceQuery = (licenceId: number) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'licence', licenceId],
    queryFn: ({ signal }) => licences.detail({ licenceId }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });
