import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Desk } from '../blocks/desk.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { auditQuery } from './queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import { Difference } from './difference.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

export function Audit() {
  const { t } = useTranslation();
  const address = useAddress();
  const { page } = address;
  const keyword = address.get('keyword').slice(0, 100);
  const subject = address.get('subject').slice(0, 100);
  const query = useQuery(auditQuery({ keyword, ...(subject ? { subject } : {}), pageNo: page, pageSize: PAGE_SIZE }));
  const columns = useAuditColumns((chosen) => address.filter({ subject: chosen }));
  const active = Boolean(keyword || subject);
  const clear = () => address.filter({ keyword: undefined, subject: undefined });
  return (
    <Desk title={t(($) => $.office.desks.audit)} about={t(($) => $.office.about.audit)}>
      <AuditFilters keyword={keyword} subject={subject} onChange={address.filter} onClear={clear} />
      <DataTable
        label={t(($) => $.office.desks.audit)}
        columns={columns}
        query={query}
        rowKey={(event) => String(event.id)}
        detail={(event) => (event.before || event.after || event.reason) && <Difference event={event} />}
        empty={
          <EmptyList
            filtered={active}
            onClear={clear}
            title={t(($) => $.office.audit.emptyTitle)}
            hint={t(($) => $.office.audit.emptyHint)}
          />
        }
        paging={address.paging}
      />
    </Desk>
  );
}
