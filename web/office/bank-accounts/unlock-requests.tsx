import { useQuery } from '@tanstack/react-query';
import type { BankUnlock } from '#contract/calls/bank.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import type { Column } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Moment } from '../blocks/moment.tsx';
import { unlocksQuery } from './queries.ts';
import { UnlockAnswer } from './unlock-answer.tsx';

/** Requests to change an account early that wait for a second person. */
export function UnlockRequests({ address }: { address: Address }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...unlocksQuery({ pageNo: address.page, pageSize: PAGE_SIZE }),
    refetchInterval: 30_000,
  });
  const columns: Column<BankUnlock>[] = [
    { name: 'holder', title: t(($) => $.office.bankAccounts.holder), width: '16%', cell: ({ holder }) => holder },
    { name: 'account', title: t(($) => $.office.bankAccounts.account), width: '18%', cell: ({ account }) => account },
    { name: 'reason', title: t(($) => $.office.bankAccounts.reason), cell: ({ reason }) => reason },
    {
      name: 'askedBy',
      title: t(($) => $.office.bankAccounts.unlock.askedBy),
      width: 152,
      cell: ({ askedBy }) => askedBy ?? '–',
    },
    {
      name: 'askedAt',
      title: t(($) => $.office.bankAccounts.unlock.askedAt),
      width: 168,
      cell: ({ askedAt }) => <Moment at={askedAt} />,
    },
    {
      name: 'answer',
      title: t(($) => $.office.bankAccounts.unlock.answer),
      width: 220,
      cell: (unlock) => <UnlockAnswer unlock={unlock} />,
    },
  ];
  return (
    <DataTable
      label={t(($) => $.office.bankAccounts.views.unlocks)}
      columns={columns}
      query={query}
      rowKey={({ id }) => String(id)}
      empty={
        <EmptyList
          filtered={false}
          onClear={() => address.filter({})}
          title={t(($) => $.office.bankAccounts.empty.unlocks.title)}
          hint={t(($) => $.office.bankAccounts.empty.unlocks.hint)}
        />
      }
      paging={address.paging}
    />
  );
}
