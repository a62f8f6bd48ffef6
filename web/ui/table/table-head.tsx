import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Checkbox } from './controls.ts';
import classes from './data-table.module.css';
import type { Column, RowProps, Selection, Sort } from './table.ts';

interface Props<Row> extends RowProps<Row> {
  rows: Row[];
}

export function TableHead<Row>({ columns, rows, rowKey, selection, detail }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {selection && (
          <th className={classes.narrow}>
            <SelectAll selection={selection} keys={rows.map(rowKey)} />
          </th>
        )}
        {detail && (
          <th className={classes.narrow}>
            <VisuallyHidden>{t(($) => $.table.showMore)}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.name} column={column} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column: { title, width, align, sort } }: { column: Column<Row> }) {
  return (
    <th
      scope="col"
      title={title}
      style={width === undefined ? undefined : { width }}
      data-align={align}
      aria-sort={sort?.active ? sort.direction : undefined}
    >
      {sort ? <SortButton title={title} sort={sort} /> : title}
    </th>
  );
}

function SortButton({ title, sort }: { title: string; sort: Sort }) {
  const { t } = useTranslation();
  const Active = sort.direction === 'ascending' ? IconArrowUp : IconArrowDown;
  const Icon = sort.active ? Active : IconSelector;
  return (
    <button
      type="button"
      className={classes.sort}
      data-active={sort.active}
      title={t(($) => $.table.sortBy, { column: title })}
      onClick={sort.choose}
    >
      {title}
      <Icon size={13} stroke={2} aria-hidden="true" />
    </button>
  );
}

function SelectAll<Row>({ selection, keys }: { selection: Selection<Row>; keys: string[] }) {
  const { t } = useTranslation();
  const chosen = keys.filter((key) => selection.chosen.has(key)).length;
  const all = chosen > 0 && chosen === keys.length;
  return (
    <Checkbox
      size="xs"
      aria-label={t(($) => $.table.selectAll)}
      checked={all}
      indeterminate={chosen > 0 && !all}
      disabled={keys.length === 0}
      onChange={() => selection.change(new Set(all ? [] : keys))}
    />
  );
}
