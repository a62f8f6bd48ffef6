import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { TextInput } from '../../ui/fields.ts';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField, useTyped } from '../../ui/table/search-field.tsx';
import { Desk } from '../blocks/desk.tsx';
import { auditQuery } from './queries.ts';
import { Difference } from './difference.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';
import classes from './audit-filters.module.css';

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

interface Props {
  keyword: string;
  subject: string;
  onChange: (changes: { keyword?: string; subject?: string }) => void;
  onClear: () => void;
}

function AuditFilters({ keyword, subject, onChange, onClear }: Props) {
  const { t } = useTranslation();
  const [typed, type] = useTyped(subject, (value) => onChange({ subject: value }));
  return (
    <Filters active={Boolean(keyword || subject)} onClear={onClear}>
      <SearchField
        label={t(($) => $.office.audit.search)}
        placeholder={t(($) => $.office.audit.searchHint)}
        value={keyword}
        onChange={(value) => onChange({ keyword: value })}
      />
      <TextInput
        size="xs"
        className={classes.subject}
        aria-label={t(($) => $.office.audit.subject)}
        placeholder={t(($) => $.office.audit.subjectHint)}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Filters>
  );
}
