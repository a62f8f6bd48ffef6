import { queryOptions } from '@tanstack/react-query';
import { licenceCalls } from '#contract/calls/licences.ts';
import { client } from './api.ts';

const licences = client(licenceCalls);

/** What the reader's company already holds of some materials. */
export const heldQuery = (materialIds: readonly number[]) =>
  queryOptions({
    queryKey: ['held', materialIds],
    queryFn: async ({ signal }) => (await licences.held({ materialIds: [...materialIds] }, { signal })).infos,
    staleTime: 60_000,
  });
