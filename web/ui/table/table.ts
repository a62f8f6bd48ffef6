import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  title: string;
  /** In pixels, or a share of the table; columns without a width share the rest. */
  width?: number | `${number}%`;
  /** Numbers are aligned at the end. */
  align?: 'end';
  sort?: Sort;
  /** A string gets a tooltip with its full text by itself. */
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
  /** Label of the row's checkbox, for screen readers. */
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
  /** The row whose content is open beside the table. */
  openKey?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Content that unfolds under the row; empty when there is none. */
  detail?: ((row: Row) => ReactNode) | undefined;
}

/** Returns the focus to a row once what it opened is closed. */
export function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(key)}"]`)?.focus();
}
