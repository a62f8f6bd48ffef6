import { queryOptions } from '@tanstack/react-query';
import { projectDeskCalls } from '#contract/calls/projects-desk.ts';
import { SALES } from '#contract/domain/roles.ts';
import { client } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { fresh, KEYS } from '../../keys.ts';

export const desk = client(projectDeskCalls);

export const projectsQuery = (customerId: number) =>
  queryOptions({
    queryKey: [...KEYS.companies, 'projects', customerId],
    queryFn: ({ signal }) => desk.list({ customerId }, { signal }),
    staleTime: fresh.staleTime,
  });

/** Whether the reader may change projects; others only look. */
export function useMayChange(): boolean {
  const roles = useSession()?.roles ?? [];
  return SALES.some((role) => roles.includes(role));
}
