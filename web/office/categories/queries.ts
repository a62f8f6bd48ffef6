import { queryOptions } from '@tanstack/react-query';
import { categoryDeskCalls } from '#contract/calls/categories-desk.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const categories = client(categoryDeskCalls);

export const categoriesQuery = queryOptions({
  queryKey: KEYS.categories,
  queryFn: ({ signal }) => categories.list({}, { signal }),
  staleTime: fresh.staleTime,
});
