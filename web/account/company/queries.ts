import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/call.ts';
import type { CompanyPeople, CompanyStanding } from '#contract/calls/companies.ts';
import type { projectCalls } from '#contract/calls/projects.ts';
import { companySpendCalls } from '#contract/calls/company-spend.ts';
import { invoiceCalls } from '#contract/calls/invoices.ts';
import { licenceCalls } from '#contract/calls/licences.ts';
import { orderCalls } from '#contract/calls/orders.ts';
import type { Language } from '#contract/domain/language.ts';
import type { DayPeriod } from '#contract/domain/period.ts';
import { client } from '../../lib/api.ts';
import { companies, standingQuery } from '../../lib/company.ts';
import { projects } from '../../lib/project.ts';
import { queryClient } from '../../lib/query-client.ts';
import { reloadSession } from '../../lib/session.ts';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';

export { companies, projects, standingQuery };
const orders = client(orderCalls);
const licences = client(licenceCalls);
const invoices = client(invoiceCalls);
export const spending = client(companySpendCalls);

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

export const licencesQuery = (filter: InputOf<typeof licenceCalls.ofCompany>, language: Language) =>
  queryOptions({
    queryKey: ['company', 'licences', filter, language],
    queryFn: ({ signal }) => licences.ofCompany(filter, { signal }),
    placeholderData: keepPreviousData,
  });

export const downloadsQuery = (page: InputOf<typeof licenceCalls.companyDownloads>, language: Language) =>
  queryOptions({
    queryKey: ['company', 'downloads', page, language],
    queryFn: ({ signal }) => licences.companyDownloads(page, { signal }),
    placeholderData: keepPreviousData,
  });

export const invoicesQuery = (page: InputOf<typeof invoiceCalls.ofCompany>) =>
  queryOptions({
    queryKey: ['company', 'invoices', page],
    queryFn: ({ signal }) => invoices.ofCompany(page, { signal }),
    placeholderData: keepPreviousData,
  });

/** The previous period stays until the next one has loaded. */
export const spendQuery = (period: DayPeriod) =>
  queryOptions({
    queryKey: ['company', 'spend', period],
    queryFn: ({ signal }) => spending.figures(period, { signal }),
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
