import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { searchQualityCalls } from '#contract/calls/search-quality.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const search = client(searchDeskCalls);
const quality = client(searchQualityCalls);

export const searchedQuery = (filter: InputOf<typeof searchDeskCalls.searched>) =>
  queryOptions({
    queryKey: [...KEYS.search, 'searched', filter],
    queryFn: ({ signal }) => search.searched(filter, { signal }),
    ...fresh,
  });

export const synonymsQuery = (filter: InputOf<typeof searchDeskCalls.synonyms>) =>
  queryOptions({
    queryKey: [...KEYS.search, 'synonyms', filter],
    queryFn: ({ signal }) => search.synonyms(filter, { signal }),
    ...fresh,
  });

export const enginesQuery = queryOptions({
  queryKey: [...KEYS.search, 'engines'],
  queryFn: ({ signal }) => search.engines({}, { signal }),
  ...fresh,
  refetchInterval: 5000,
});

export const placementsQuery = (filter: InputOf<typeof searchDeskCalls.placements>) =>
  queryOptions({
    queryKey: [...KEYS.search, 'placements', filter],
    queryFn: ({ signal }) => search.placements(filter, { signal }),
    ...fresh,
  });

const MEASURING_MS = 2000;

export const figuresQuery = queryOptions({
  queryKey: [...KEYS.search, 'quality', 'figures'],
  queryFn: ({ signal }) => quality.figures({}, { signal }),
  ...fresh,
  refetchInterval: ({ state }) => (state.data?.isMeasuring ? MEASURING_MS : false),
});

export const qualityQueriesQuery = (filter: InputOf<typeof searchQualityCalls.queries>) =>
  queryOptions({
    queryKey: [...KEYS.search, 'quality', 'queries', filter],
    queryFn: ({ signal }) => quality.queries(filter, { signal }),
    ...fresh,
  });

export const resultsQuery = (asked: InputOf<typeof searchQualityCalls.query>) =>
  queryOptions({
    queryKey: [...KEYS.search, 'quality', 'results', asked],
    queryFn: ({ signal }) => quality.query(asked, { signal }),
    staleTime: 3000,
  });
