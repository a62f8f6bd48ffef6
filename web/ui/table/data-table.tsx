import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { Pager, type Paging } from './pager.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { Outdated, TableState } from './table-state.tsx';
import type { ListQuery, RowProps } from './table.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { Skeleton } from '../skeleton.tsx';

interface Props<Row> extends RowProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  query: ListQuery<Row>;
  /** Shown when the list is empty. */
  empty: ReactNode;
  paging?: Paging;
  skeletonRows?: number;
  /** On phones every row is a block with a line for each column, instead of a table that is moved sideways. */
  stacked?: boolean;
}

/** A dense table over one list of the server, with every state of that list. */
export function DataTable<Row>({
  label,
  query,
  empty,
  paging,
  skeletonRows = 12,
  stacked = false,
  ...rows
}: Props<Row>) {
  const { data, error } = query;
  const { body, ...keepFocus } = useKeptFocus(data?.infos.map(rows.rowKey) ?? []);
  return (
    <div className={classes.frame}>
      <Outdated query={query} />
      <div className={classes.box}>
        <table
          className={classes.table}
          aria-label={label}
          aria-busy={query.isFetching && (!data || query.isPlaceholderData)}
          data-stale={query.isPlaceholderData}
          data-stacked={stacked}
        >
          <TableHead {...rows} rows={data?.infos ?? []} />
          <tbody ref={body} {...keepFocus}>
            {data?.infos.map((row) => (
              <TableRow key={rows.rowKey(row)} row={row} {...rows} />
            ))}
            {!data && !error && <SkeletonRows {...rows} count={skeletonRows} />}
          </tbody>
        </table>
      </div>
      <TableState query={query} empty={empty} paging={paging} />
      {paging && data && data.infos.length > 0 && <Pager {...paging} total={data.total} />}
    </div>
  );
}

const BONE = <Skeleton height={14} width={14} />;

// Uneven, like the texts to come.
const WIDTHS = ['72%', '88%', '60%', '80%', '66%'];

/** Placeholder rows while the first page loads. */
function SkeletonRows<Row>({ columns, selection, detail, count }: RowProps<Row> & { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {selection && <td className={classes.narrow}>{BONE}</td>}
      {detail && <td className={classes.narrow}>{BONE}</td>}
      {columns.map(({ name }, column) => (
        <td key={name}>
          <Skeleton height={10} width={WIDTHS[(row + column) % WIDTHS.length]!} />
        </td>
      ))}
    </tr>
  ));
}
