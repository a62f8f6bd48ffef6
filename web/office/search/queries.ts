import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const search = client(searchDeskCalls);

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
