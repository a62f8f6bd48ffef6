import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Checkbox } from './controls.ts';
import classes from './data-table.module.css';
import type { RowProps, Selection } from './table.ts';

interface Props<Row> extends RowProps<Row> {
  row: Row;
}

export function TableRow<Row>({ row, columns, rowKey, selection, openKey, onOpen, detail }: Props<Row>) {
  const [unfolded, setUnfolded] = useState(false);
  const detailId = useId();
  const key = rowKey(row);
  const more = detail?.(row);
  const press = more ? () => setUnfolded(!unfolded) : onOpen && (() => onOpen(row));
  const span = columns.length + (selection ? 1 : 0) + 1;
  return (
    <>
      <tr
        data-row={key}
        data-open={openKey === key || unfolded}
        aria-current={openKey === key || undefined}
        {...pressable(press)}
      >
        {selection && <SelectCell row={row} rowKey={key} selection={selection} />}
        {detail && (
          <td className={classes.narrow}>
            {more && <Unfold open={unfolded} controls={detailId} onPress={() => setUnfolded(!unfolded)} />}
          </td>
        )}
        {columns.map(({ name, title, align, cell }) => {
          const content = cell(row);
          return (
            <td
              key={name}
              data-name={title}
              data-align={align}
              title={typeof content === 'string' ? content : undefined}
            >
              {content}
            </td>
          );
        })}
      </tr>
      {unfolded && more && (
        <tr id={detailId} className={classes.detail}>
          <td colSpan={span}>{more}</td>
        </tr>
      )}
    </>
  );
}

/** Makes a whole row clickable, for the mouse and the keyboard. */
function pressable(press: (() => void) | undefined) {
  if (!press) return {};
  return {
    tabIndex: 0,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isMeantForRow(event)) return;
      event.currentTarget.focus({ preventScroll: true });
      press();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter') press();
      else if (!moveFocus(event.currentTarget, event.key)) return;
      event.preventDefault();
    },
  };
}

/** Whether a click is for the row: buttons in it have their own meaning, and selecting text is not a click. */
function isMeantForRow(event: MouseEvent<HTMLElement>): boolean {
  const inner = (event.target as Element).closest('a, button, input, label');
  return inner === null && getSelection()?.isCollapsed !== false;
}

function moveFocus(row: HTMLElement, key: string): boolean {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[tabindex]') ?? [])];
  const here = rows.indexOf(row);
  const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[key];
  if (target === undefined) return false;
  rows[target]?.focus();
  return true;
}

function SelectCell<Row>({ row, rowKey, selection }: { row: Row; rowKey: string; selection: Selection<Row> }) {
  const checked = selection.chosen.has(rowKey);
  const change = () => {
    const chosen = new Set(selection.chosen);
    if (checked) chosen.delete(rowKey);
    else chosen.add(rowKey);
    selection.change(chosen);
  };
  return (
    <td className={classes.narrow}>
      <Checkbox size="xs" aria-label={selection.label(row)} checked={checked} onChange={change} />
    </td>
  );
}

function Unfold({ open, controls, onPress }: { open: boolean; controls: string; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.unfold}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={t(($) => $.table.showMore)}
      onClick={onPress}
    >
      <IconChevronRight size={15} stroke={2} aria-hidden="true" />
    </button>
  );
}
