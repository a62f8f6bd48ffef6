import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  title: string;
  /** In pixels, or a share of the table; columns without a width share what is left. */
  width?: number | `${number}%`;
  /** Numbers line up at their end. */
  align?: 'end';
  sort?: Sort;
  /** A string gets its full text on hover by itself. */
  cell: (row: Row) => ReactNode;
}

export interface Sort {
  active: boolean;
  direction: 'ascending' | 'descending';
  choose: () => void;
}

export interface Selection<Row> {
  chosen: ReadonlySet<string>;
  change: (chosen: ReadonlySet<string>) => void;
  /** Names the row's box for those who do not see the row. */
  label: (row: Row) => string;
}

/** The part of a query that a table shows. */
export interface ListQuery<Row> {
  data: { infos: Row[]; total: number } | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface RowProps<Row> {
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  selection?: Selection<Row> | undefined;
  /** The row whose content is shown beside the table. */
  openKey?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** What unfolds under the row; nothing when there is no more to tell. */
  detail?: ((row: Row) => ReactNode) | undefined;
}

/** Gives focus back to a row, once what it had opened is closed. */
export function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(key)}"]`)?.focus();
}
