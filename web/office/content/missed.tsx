import { useQuery } from '@tanstack/react-query';
import type { MissedQuestion } from '#contract/calls/content-desk.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatMoment } from '../../lib/format.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import type { Column } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { missedQuery } from './queries.ts';

/** Words by which people found no question, those of most people first. */
export function Missed({ address }: { address: Address }) {
  const { t } = useTranslation();
  const query = useQuery(missedQuery({ pageNo: address.page, pageSize: PAGE_SIZE }));
  return (
    <DataTable
      label={t(($) => $.office.content.views.missed)}
      columns={useColumns()}
      query={query}
      rowKey={({ words }) => words}
      empty={
        <EmptyList
          filtered={false}
          onClear={() => {}}
          title={t(($) => $.office.content.missed.empty.title)}
          hint={t(($) => $.office.content.missed.empty.hint)}
        />
      }
      paging={address.paging}
    />
  );
}

function useColumns(): Column<MissedQuestion>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { name: 'words', title: t(($) => $.office.content.missed.words), cell: ({ words }) => words },
    { name: 'times', title: t(($) => $.office.content.missed.times), width: 160, cell: ({ times }) => times },
    {
      name: 'last',
      title: t(($) => $.office.content.missed.last),
      width: 200,
      cell: ({ last }) => formatMoment(last, 'minute', language),
    },
  ];
}
