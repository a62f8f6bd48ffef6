import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userCalls } from '#contract/calls/users.ts';
import type { Gid, StaffRole } from '#contract/domain/roles.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';
import { userQuery } from './queries.ts';

const users = client(userCalls);

export type PlainAction = 'disable' | 'enable' | 'signOut' | 'resetSecondFactor';
export type UserAction = PlainAction | 'setRoles';

interface Target {
  id: number;
  reason: string;
}
type Change = ({ action: PlainAction } & Target) | ({ action: 'setRoles'; gid: Gid; roles: StaffRole[] } & Target);

/** Changes a user, says so and reloads every list that it made stale. */
export function useChangeUser() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ action, ...input }: Change) =>
      action === 'setRoles' ? users.setRoles(input as Parameters<typeof users.setRoles>[0]) : users[action](input),
    onSuccess: ({ user }, { action }) => {
      // The user may drop out of the filtered table, but stays open in the panel.
      cache.setQueryData(userQuery(user.id).queryKey, user);
      void toast(t(($) => $.office.users[action].done));
    },
    // Reloads after a refusal too, because it means that the data is outdated.
    onSettled: () => {
      for (const queryKey of [KEYS.users, KEYS.audit]) void cache.invalidateQueries({ queryKey });
    },
  });
}
