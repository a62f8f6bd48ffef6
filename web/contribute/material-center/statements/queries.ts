import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { statementCalls } from '#contract/calls/statements.ts';
import { client } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';

export const statements = client(statementCalls);

const KEY = ['center', 'statements'];
const fresh = { staleTime: 10_000, placeholderData: keepPreviousData };

export const statementsQuery = (page: InputOf<typeof statementCalls.list>) =>
  queryOptions({
    queryKey: [...KEY, 'list', page],
    queryFn: ({ signal }) => statements.list(page, { signal }),
    ...fresh,
  });

export const statementQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => statements.detail({ id }, { signal }),
    staleTime: fresh.staleTime,
  });

export const linesQuery = (input: InputOf<typeof statementCalls.lines>) =>
  queryOptions({
    queryKey: [...KEY, 'lines', input],
    queryFn: ({ signal }) => statements.lines(input, { signal }),
    ...fresh,
  });

/** A change to a statement; reads everything again, even after a failure. */
export function useChangeStatement<Input>(send: (input: Input) => Promise<unknown>, done: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => void toast(done),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}
