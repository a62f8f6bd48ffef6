import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { membershipDeskCalls } from '#contract/calls/membership-desk.ts';
import { packageDeskCalls } from '#contract/calls/packages-desk.ts';
import { client } from '../../lib/api.ts';
import type { Period } from '../blocks/period-choice.tsx';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS } from '../keys.ts';

export const desk = client(membershipDeskCalls);
export const packageDesk = client(packageDeskCalls);

export const plansQuery = queryOptions({
  queryKey: [...KEYS.vip, 'plans'],
  queryFn: async ({ signal }) => (await desk.plans({}, { signal })).infos,
  staleTime: fresh.staleTime,
});

export const packagesQuery = queryOptions({
  queryKey: [...KEYS.vip, 'packages'],
  queryFn: async ({ signal }) => (await packageDesk.list({}, { signal })).infos,
  staleTime: fresh.staleTime,
});

export const soldQuery = (filter: InputOf<typeof membershipDeskCalls.sold>) =>
  queryOptions({
    queryKey: [...KEYS.vip, 'sold', filter],
    queryFn: ({ signal }) => desk.sold(filter, { signal }),
    ...fresh,
  });

export const vipFiguresQuery = (days: Period) =>
  queryOptions({
    queryKey: [...KEYS.vip, 'figures', days],
    queryFn: ({ signal }) => desk.figures({ days }, { signal }),
    ...fresh,
  });

export const useChange = <Input, Output>(send: (input: Input) => Promise<Output>, done?: string) =>
  useDeskChange(KEYS.vip, send, done);
