import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { licenceCalls } from '#contract/calls/licences.ts';
import type { Language } from '#contract/domain/language.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const licences = client(licenceCalls);

export const licenceListQuery = (input: InputOf<typeof licenceCalls.list>, language: Language) =>
  queryOptions({
    queryKey: ['licences', input, language],
    queryFn: ({ signal }) => licences.list(input, { signal }),
    placeholderData: keepPreviousData,
  });

export const coversQuery = (licenceId: number, terms: LicenceTerms) =>
  queryOptions({
    queryKey: ['covers', licenceId, terms],
    queryFn: ({ signal }) => licences.covers({ licenceId, terms }, { signal }),
  });

const LOOK_MS = 2000;

/** Other formats of a licence; looked at again and again while one is being made. */
export const formatsQuery = (licenceId: number) =>
  queryOptions({
    queryKey: ['licence-formats', licenceId],
    queryFn: async ({ signal }) => (await licences.formats({ licenceId }, { signal })).infos,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'making') ? LOOK_MS : false),
  });

/** Loads licences and their order again, after a download or a correction request. */
export async function refreshLicences(orderId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['licences'] }),
    queryClient.invalidateQueries({ queryKey: ['order', orderId] }),
  ]);
}
