import { useQuery } from '@tanstack/react-query';
import { type OwnMembership, membershipCalls } from '#contract/calls/membership.ts';
import { client } from './api.ts';
import { useLanguage } from './language.ts';
import { useSession } from './session.ts';

const memberships = client(membershipCalls);

/** The membership that gives the reader discounts; null without one and for visitors. */
export function useMembership(): OwnMembership | null {
  const session = useSession();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['vip', 'mine', language],
    queryFn: async ({ signal }) => (await memberships.mine({}, { signal })).membership,
    enabled: Boolean(session),
    staleTime: 5 * 60_000,
  });
  return (session && data) || null;
}
