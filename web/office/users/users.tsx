import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Desk } from '../blocks/desk.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { InviteButton, OpenInvites } from './invites.tsx';
import { usersQuery } from './queries.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilter } from './use-user-filter.ts';
import { UserFilters } from './user-filters.tsx';
import { UserPanel } from './user-panel.tsx';

export function Users() {
  const { t } = useTranslation();
  const address = useAddress();
  const filter = useUserFilter(address);
  const query = useQuery(usersQuery({ ...filter.values, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useUserColumns(filter.values.orderBy, (orderBy) => address.filter({ order: orderBy }));
  const openKey = address.get('user');
  const close = () => {
    address.set({ user: undefined });
    focusRow(openKey);
  };
  return (
    <Desk title={t(($) => $.office.desks.users)} about={t(($) => $.office.about.users)} aside={<InviteButton />}>
      <OpenInvites />
      <UserFilters address={address} filter={filter} />
      <DataTable
        label={t(($) => $.office.desks.users)}
        columns={columns}
        query={query}
        rowKey={(user) => String(user.id)}
        openKey={openKey}
        onOpen={(user) => address.set({ user: String(user.id) })}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => $.office.users.emptyTitle)}
            hint={t(($) => $.office.users.emptyHint)}
          />
        }
        paging={address.paging}
      />
      {/^[1-9]\d{0,14}$/.test(openKey) && <UserPanel id={Number(openKey)} listed={query.data?.infos} onClose={close} />}
    </Desk>
  );
}
