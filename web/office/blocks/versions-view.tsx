import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import type { Column, ListQuery } from '../../ui/table/table.ts';
import classes from './versions-view.module.css';

interface Props<Row> {
  label: string;
  query: ListQuery<Row>;
  columns: Column<Row>[];
  /** Unfolds under a version. */
  detail: (row: Row) => ReactNode;
  add: string;
  empty: { title: string; hint: string };
  /** Makes the next version out of the newest. */
  dialog: (newest: Row, onClosed: () => void) => ReactNode;
}

/** Every version of something that staff set, newest first; a new one begins with the newest. */
export function VersionsView<Row extends { version: number }>(props: Props<Row>) {
  const { label, query, columns, detail, add, empty, dialog } = props;
  const [adding, setAdding] = useState(false);
  const [newest] = query.data?.infos ?? [];
  return (
    <>
      <div className={classes.bar}>
        <Button
          size="small"
          icon={<IconPlus size={15} stroke={2} aria-hidden="true" />}
          disabled={!newest}
          onClick={() => setAdding(true)}
        >
          {add}
        </Button>
      </div>
      <DataTable
        label={label}
        columns={columns}
        query={query}
        rowKey={({ version }) => `version-${version}`}
        detail={detail}
        empty={<Nothing {...empty} />}
        skeletonRows={3}
      />
      {adding && newest && dialog(newest, () => setAdding(false))}
    </>
  );
}
