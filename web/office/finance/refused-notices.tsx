import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { refusedNoticesQuery } from './queries.ts';
import { useNoticeColumns } from './use-notice-columns.tsx';

const LOOK_AGAIN_MS = 30_000;

/** Notices from gateways that booked nothing, for orders that wait although the buyer has paid. */
export function RefusedNotices({ address }: { address: Address }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...refusedNoticesQuery({ pageNo: address.page, pageSize: PAGE_SIZE }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <DataTable
      label={t(($) => $.office.finance.views.notices)}
      columns={useNoticeColumns()}
      query={query}
      rowKey={({ noticeId }) => String(noticeId)}
      empty={
        <Nothing
          title={t(($) => $.office.finance.empty.notices.title)}
          hint={t(($) => $.office.finance.empty.notices.hint)}
        />
      }
      paging={address.paging}
    />
  );
}
