import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { userCalls } from '#contract/calls/users.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

const users = client(userCalls);

export const usersQuery = (filter: InputOf<typeof userCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.users, filter],
    queryFn: ({ signal }) => users.list(filter, { signal }),
    ...fresh,
  });

/** One user by id, or null when there is none. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.user, id],
    queryFn: async ({ signal }) => {
      const found = await users.detail({ id }, { signal }).catch(orNull);
      return found?.user ?? null;
    },
  });
