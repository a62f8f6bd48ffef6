import { useQuery } from '@tanstack/react-query';
import type { StatementHead } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { StatementLabel, useQuarterName } from '../../../ui/statement/statement-names.tsx';
import { TwoLines } from '../../../ui/table/cells.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { idAt, PAGE_SIZE, useAddress } from '../../../ui/table/use-address.ts';
import { statementsQuery } from './queries.ts';
import { Statement } from './statement.tsx';
import classes from './statements.module.css';

/** All quarterly statements of the photographer, or the one that the address names. */
export function StatementsTab() {
  const address = useAddress();
  const id = idAt(address, 'statement');
  return id === undefined ? <List /> : <Statement key={id} id={id} />;
}

function List() {
  const { t } = useTranslation();
  const address = useAddress();
  const query = useQuery(statementsQuery({ pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useColumns();
  return (
    <div className={classes.tab}>
      <header className={classes.head}>
        <div>
          <h2>{t(($) => $.statements.tab)}</h2>
          <p>{t(($) => $.statements.about)}</p>
        </div>
        {query.data && <Open fen={query.data.openFen} count={query.data.openCount} />}
      </header>
      <DataTable
        label={t(($) => $.statements.tab)}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => address.set({ statement: String(id), page: undefined })}
        empty={<Nothing title={t(($) => $.statements.empty)} hint={t(($) => $.statements.emptyHint)} />}
        paging={address.paging}
        skeletonRows={4}
      />
    </div>
  );
}

function Open({ fen, count }: { fen: number; count: number }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.open}>
      <dt>{t(($) => $.statements.open)}</dt>
      <dd>
        <strong>{formatFen(fen)}</strong>
        <span>{t(($) => $.statements.openHint, { count })}</span>
      </dd>
    </dl>
  );
}

function useColumns(): Column<StatementHead>[] {
  const { t } = useTranslation();
  const quarterName = useQuarterName();
  const title = (name: 'quarter' | 'state' | 'payable' | 'tax' | 'net' | 'carried') =>
    t(($) => $.statements.columns[name]);
  const money = (name: 'payable' | 'tax' | 'net' | 'carried', fen: (row: StatementHead) => number | null) => ({
    name,
    title: title(name),
    width: 128,
    align: 'end' as const,
    cell: (row: StatementHead) => formatted(fen(row)),
  });
  return [
    {
      name: 'quarter',
      title: title('quarter'),
      cell: ({ quarter, number, version }) => (
        <TwoLines
          first={quarterName(quarter)}
          second={version === 1 ? number : `${number} · ${t(($) => $.statements.version, { version })}`}
        />
      ),
    },
    { name: 'state', title: title('state'), width: 120, cell: ({ state }) => <StatementLabel state={state} /> },
    money('payable', ({ payableFen }) => payableFen),
    money('tax', ({ taxFen }) => taxFen),
    money('net', ({ netFen }) => netFen),
    money('carried', ({ carriedFen }) => carriedFen),
  ];
}

const formatted = (fen: number | null) => (fen === null ? '–' : formatFen(fen));
