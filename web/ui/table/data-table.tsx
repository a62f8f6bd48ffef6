import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { Pager, type Paging } from './pager.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { Outdated, TableState } from './table-state.tsx';
import type { ListQuery, RowProps } from './table.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props<Row> extends RowProps<Row> {
  /** Names the table for those who do not see what is around it. */
  label: string;
  query: ListQuery<Row>;
  /** Shown when the list has nothing in it. */
  empty: ReactNode;
  paging?: Paging;
  skeletonRows?: number;
}

/** A dense table over one list of the server, with every state that the list can be in. */
export function DataTable<Row>({ label, query, empty, paging, skeletonRows = 12, ...rows }: Props<Row>) {
  const { data, error } = query;
  const { body, ...keepFocus } = useKeptFocus(data?.infos.map(rows.rowKey) ?? []);
  return (
    <div className={classes.frame}>
      <Outdated query={query} />
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={query.isFetching && (!data || query.isPlaceholderData)}
        data-stale={query.isPlaceholderData}
      >
        <TableHead {...rows} rows={data?.infos ?? []} />
        <tbody ref={body} {...keepFocus}>
          {data?.infos.map((row) => (
            <TableRow key={rows.rowKey(row)} row={row} {...rows} />
          ))}
          {!data && !error && <SkeletonRows {...rows} count={skeletonRows} />}
        </tbody>
      </table>
      <TableState query={query} empty={empty} paging={paging} />
      {paging && data && data.infos.length > 0 && <Pager {...paging} total={data.total} />}
    </div>
  );
}
