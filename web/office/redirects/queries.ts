import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { redirectDeskCalls } from '#contract/calls/redirects.ts';
import { client } from '../../lib/api.ts';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS } from '../keys.ts';

export const desk = client(redirectDeskCalls);

export const redirectsQuery = (filter: InputOf<typeof redirectDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.redirects, filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const useChange = <Input, Output>(send: (input: Input) => Promise<Output>, done?: string) =>
  useDeskChange(KEYS.redirects, send, done);
