import type { OfficeUser } from '#contract/calls/users.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Moment } from '../blocks/moment.tsx';
import type { Column, Sort } from '../../ui/table/table.ts';
import { useNames } from '../names.ts';
import type { UserOrder } from './use-user-filter.ts';
import { RoleLabels, UserName, UserState } from './user-labels.tsx';

type Heading =
  | 'id'
  | 'nickname'
  | 'email'
  | 'mobile'
  | 'kind'
  | 'role'
  | 'state'
  | 'sessions'
  | 'lastSeen'
  | 'registered';

export function useUserColumns(order: UserOrder, onOrder: (order: UserOrder) => void): Column<OfficeUser>[] {
  const { t } = useTranslation();
  const names = useNames();
  const sort = (by: UserOrder, direction: Sort['direction']) => ({
    active: order === by,
    direction,
    choose: () => onOrder(by),
  });
  const title = (name: Heading) => t(($) => $.office.users[name]);
  return [
    { name: 'id', title: title('id'), width: 52, align: 'end', cell: (user) => String(user.id) },
    {
      name: 'name',
      title: title('nickname'),
      width: '11%',
      sort: sort('name', 'ascending'),
      cell: (user) => <UserName user={user} />,
    },
    { name: 'email', title: title('email'), cell: (user) => user.email ?? '–' },
    { name: 'mobile', title: title('mobile'), width: 128, cell: (user) => user.mobile ?? '–' },
    { name: 'kind', title: title('kind'), width: 104, cell: (user) => names.kind(user.gid) },
    { name: 'roles', title: title('role'), width: 104, cell: (user) => <RoleLabels roles={user.roles} /> },
    { name: 'state', title: title('state'), width: 76, cell: (user) => <UserState disabled={user.disabled} /> },
    { name: 'sessions', title: title('sessions'), width: 74, align: 'end', cell: (user) => String(user.sessions) },
    {
      name: 'seen',
      title: title('lastSeen'),
      width: 150,
      sort: sort('lastSeen', 'descending'),
      cell: (user) => (user.lastSeenAt ? <Moment at={user.lastSeenAt} /> : t(($) => $.office.users.never)),
    },
    {
      name: 'registered',
      title: title('registered'),
      width: 110,
      sort: sort('newest', 'descending'),
      cell: (user) => <Moment at={user.createdAt} form="day" />,
    },
  ];
}
