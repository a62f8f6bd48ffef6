import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/call.ts';
import { companyCalls, type CompanyPeople, type CompanyStanding } from '#contract/calls/companies.ts';
import type { projectCalls } from '#contract/calls/projects.ts';
import { orderCalls } from '#contract/calls/orders.ts';
import { client } from '../../lib/api.ts';
import { projects } from '../../lib/project.ts';
import { queryClient } from '../../lib/query-client.ts';
import { reloadSession } from '../../lib/session.ts';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';

export { projects };
export const companies = client(companyCalls);
const orders = client(orderCalls);

export const standingQuery = queryOptions({
  queryKey: ['company', 'mine'],
  queryFn: ({ signal }) => companies.mine({}, { signal }),
});

export const peopleQuery = queryOptions({
  queryKey: ['company', 'people'],
  queryFn: ({ signal }) => companies.people({}, { signal }),
});

export const projectsQuery = queryOptions({
  queryKey: ['company', 'projects'],
  queryFn: ({ signal }) => projects.company({}, { signal }),
});

export function keepProjects(list: OutputOf<typeof projectCalls.company>): void {
  queryClient.setQueryData(projectsQuery.queryKey, list);
}

export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['company', 'invite', token],
    queryFn: ({ signal }) => companies.readInvite({ token }, { signal }),
    retry: false,
    staleTime: Infinity,
  });

export const ordersQuery = (filter: InputOf<typeof orderCalls.ofCompany>) =>
  queryOptions({
    queryKey: ['company', 'orders', filter],
    queryFn: ({ signal }) => orders.ofCompany(filter, { signal }),
    placeholderData: keepPreviousData,
  });

/** Shows what the server has just returned; a company changes what the session may do. */
export async function keepStanding(standing: CompanyStanding): Promise<void> {
  queryClient.removeQueries({ queryKey: ['company'] });
  queryClient.setQueryData(standingQuery.queryKey, standing);
  await reloadSession();
}

export function keepPeople(people: CompanyPeople): void {
  queryClient.setQueryData(peopleQuery.queryKey, people);
}

type Question = Parameters<typeof confirm>[0];

/** Asks first where there is a question, then does the work and says what was done. */
export function useAsked<Input>(work: (input: Input) => Promise<void>, done: string) {
  return useMutation({
    mutationFn: async ({ input, question }: { input: Input; question?: Question }) => {
      if (question && !(await confirm(question))) return;
      await work(input);
      await toast(done);
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
}
