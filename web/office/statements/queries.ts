import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { contractDeskCalls } from '#contract/calls/contracts.ts';
import { shareDeskCalls } from '#contract/calls/shares.ts';
import { statementDeskCalls } from '#contract/calls/statements-desk.ts';
import { client } from '../../lib/api.ts';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(statementDeskCalls);
export const shares = client(shareDeskCalls);
export const contracts = client(contractDeskCalls);

const key = (...more: unknown[]) => [...KEYS.statements, ...more];

export const statementsQuery = (filter: InputOf<typeof statementDeskCalls.list>) =>
  queryOptions({ queryKey: key('list', filter), queryFn: ({ signal }) => desk.list(filter, { signal }), ...fresh });

export const countsQuery = queryOptions({
  queryKey: key('counts'),
  queryFn: ({ signal }) => desk.counts({}, { signal }),
  staleTime: fresh.staleTime,
});

export const statementQuery = (id: number) =>
  queryOptions({
    queryKey: key('one', id),
    queryFn: ({ signal }) => desk.detail({ id }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

export const linesQuery = (input: InputOf<typeof statementDeskCalls.lines>) =>
  queryOptions({ queryKey: key('lines', input), queryFn: ({ signal }) => desk.lines(input, { signal }), ...fresh });

export const photographersQuery = (filter: InputOf<typeof statementDeskCalls.photographers>) =>
  queryOptions({
    queryKey: key('photographers', filter),
    queryFn: ({ signal }) => desk.photographers(filter, { signal }),
    ...fresh,
  });

/** Rates, tax categories and contract of a photographer, with all that was ever set; null for somebody else. */
export const photographerQuery = (userId: number) =>
  queryOptions({
    queryKey: key('photographer', userId),
    queryFn: async ({ signal }) => {
      const [share, tax, contract] = await Promise.all([
        shares.photographer({ userId }, { signal }).catch(orNull),
        desk.categories({ userId }, { signal }).catch(orNull),
        contracts.photographer({ userId }, { signal }).catch(orNull),
      ]);
      return share && tax && contract && { ...share, ...tax, contract };
    },
    staleTime: fresh.staleTime,
  });

export const everybodyQuery = queryOptions({
  queryKey: key('everybody'),
  queryFn: ({ signal }) => shares.everybody({}, { signal }),
  staleTime: fresh.staleTime,
});

export const taxRulesQuery = queryOptions({
  queryKey: key('tax-rules'),
  queryFn: ({ signal }) => desk.taxRules({}, { signal }),
  staleTime: fresh.staleTime,
});

/** Changes something about statements; then reloads them, even after a failure. */
export const useChange = <Input, Output>(send: (input: Input) => Promise<Output>, done?: string) =>
  useDeskChange(KEYS.statements, send, done);
