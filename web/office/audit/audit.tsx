import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { AuditFilters, useAuditFilter } from './audit-filters.tsx';
import { auditQuery } from './queries.ts';
import { Difference } from './difference.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

export function Audit() {
  const { t } = useTranslation();
  const address = useAddress();
  const filter = useAuditFilter(address);
  const query = useQuery(auditQuery({ ...filter.values, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useAuditColumns((chosen) => address.filter({ subject: chosen }));
  return (
    <Desk title={t(($) => $.office.desks.audit)} about={t(($) => $.office.about.audit)}>
      <AuditFilters address={address} filter={filter} />
      <DataTable
        label={t(($) => $.office.desks.audit)}
        columns={columns}
        query={query}
        rowKey={(event) => String(event.id)}
        detail={(event) => (event.before || event.after || event.reason) && <Difference event={event} />}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => $.office.audit.emptyTitle)}
            hint={t(($) => $.office.audit.emptyHint)}
          />
        }
        paging={address.paging}
      />
    </Desk>
  );
}
