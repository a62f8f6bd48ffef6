import { useQuery } from '@tanstack/react-query';
import type { StatementRow, StatementView } from '#contract/calls/statements-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { StatementLabel, useQuarterName } from '../../ui/statement/statement-names.tsx';
import { TwoLines } from '../../ui/table/cells.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { Label } from '../../ui/table/label.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Column } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { useHolderColumn } from '../blocks/claims.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Money } from '../blocks/money.tsx';
import { useRowKeys } from '../blocks/use-keys.ts';
import { statementsQuery } from './queries.ts';

interface Props {
  address: Address;
  view: StatementView;
  quarters: readonly string[];
}

export function StatementList({ address, view, quarters }: Props) {
  const { t } = useTranslation();
  const quarterName = useQuarterName();
  const keyword = address.get('keyword').slice(0, 60);
  const quarter = address.oneOf('quarter', quarters);
  const query = useQuery(
    statementsQuery({ view, keyword, ...(quarter && { quarter }), pageNo: address.page, pageSize: PAGE_SIZE }),
  );
  const columns = useColumns(view);
  useRowKeys();
  const active = keyword !== '' || quarter !== undefined;
  const clear = () => address.filter({ keyword: undefined, quarter: undefined });
  return (
    <>
      <Filters active={active} onClear={clear}>
        <SearchField
          label={t(($) => $.office.statements.search)}
          placeholder={t(($) => $.office.statements.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
        <Choice
          label={t(($) => $.office.statements.quarter)}
          any={t(($) => $.office.statements.anyQuarter)}
          options={quarters.map((value) => ({ value, label: quarterName(value) }))}
          value={quarter}
          onChange={(next) => address.filter({ quarter: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.statements.views[view])}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        openKey={address.get('statement')}
        onOpen={({ id }) => address.set({ statement: String(id), photographer: undefined })}
        empty={
          <EmptyList
            filtered={active}
            onClear={clear}
            title={t(($) => $.office.statements.empty.title)}
            hint={t(($) => $.office.statements.empty.hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}

function useColumns(view: StatementView): Column<StatementRow>[] {
  const { t } = useTranslation();
  const quarterName = useQuarterName();
  const holder = useHolderColumn<StatementRow>();
  const own = (name: 'photographer' | 'deadline' | 'lacks' | 'disputes') => t(($) => $.office.statements.columns[name]);
  const title = (name: 'quarter' | 'state' | 'payable' | 'tax' | 'net' | 'carried') =>
    t(($) => $.statements.columns[name]);
  const money = (name: 'payable' | 'tax' | 'net' | 'carried', fen: (row: StatementRow) => number | null) => ({
    name,
    title: title(name),
    width: 118,
    align: 'end' as const,
    cell: (row: StatementRow) => <Money fen={fen(row)} />,
  });
  const state = {
    name: 'state',
    title: title('state'),
    width: 112,
    cell: (row: StatementRow) => <StatementLabel state={row.state} />,
  };
  const payable = money('payable', ({ payableFen }) => payableFen);
  const sent = [
    money('tax', ({ taxFen }) => taxFen),
    money('net', ({ netFen }) => netFen),
    money('carried', ({ carriedFen }) => carriedFen),
  ];
  const disputes = {
    name: 'disputes',
    title: own('disputes'),
    width: 88,
    align: 'end' as const,
    cell: ({ openDisputes }: StatementRow) => openDisputes,
  };
  const disputed = view === 'disputed' || view === 'mine';
  return [
    {
      name: 'photographer',
      title: own('photographer'),
      cell: ({ photographer, number, version }) => <TwoLines first={photographer} second={`${number} · v${version}`} />,
    },
    { name: 'quarter', title: title('quarter'), width: 136, cell: ({ quarter }) => quarterName(quarter) },
    ...(disputed ? [disputes, holder, payable] : [state, payable, ...sent]),
    { name: 'lacks', title: own('lacks'), width: 120, cell: ({ lacks }) => lacks && <Lack lacks={lacks} /> },
    { name: 'deadline', title: own('deadline'), width: 132, cell: ({ confirmBy }) => <Moment at={confirmBy} /> },
  ];
}

function Lack({ lacks }: { lacks: NonNullable<StatementRow['lacks']> }) {
  const { t } = useTranslation();
  return <Label tone="bad">{t(($) => $.office.statements.lacks[lacks])}</Label>;
}
