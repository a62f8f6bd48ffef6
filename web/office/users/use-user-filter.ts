import type { InputOf } from '#contract/call.ts';
import type { userCalls } from '#contract/calls/users.ts';
import { GID, STAFF_ROLES } from '#contract/domain/roles.ts';
import type { Address } from '../../ui/table/use-address.ts';

export const KINDS = Object.values(GID);
export type UserOrder = NonNullable<InputOf<typeof userCalls.list>['orderBy']>;
const ORDERS = ['newest', 'name', 'lastSeen'] as const satisfies UserOrder[];
export const USER_STATES = ['active', 'disabled'] as const;

/** Filters of the list, read from the address. */
export function useUserFilter(address: Address) {
  const kind = address.oneOf('gid', KINDS.map(String));
  const gid = KINDS.find((known) => String(known) === kind);
  const role = address.oneOf('role', STAFF_ROLES);
  const state = address.oneOf('state', USER_STATES);
  const keyword = address.get('keyword').slice(0, 100);
  return {
    values: {
      keyword,
      state: state ?? ('all' as const),
      orderBy: address.oneOf('order', ORDERS) ?? ('newest' as const),
      ...(gid === undefined ? {} : { gid }),
      ...(role === undefined ? {} : { role }),
    },
    active: Boolean(keyword || gid || role || state),
    clear: () => address.filter({ keyword: undefined, gid: undefined, role: undefined, state: undefined }),
  };
}

export type UserFilter = ReturnType<typeof useUserFilter>;
