import { useEffect, type ReactNode, type RefObject } from 'react';
import { InTurn } from './in-turn.tsx';
import type { Cell, Row } from './rows.ts';
import { useShownRows } from './use-shown-rows.ts';
import classes from './virtual-rows.module.css';

interface Props {
  list: RefObject<HTMLUListElement | null>;
  label: string;
  rows: Row[];
  gap: number;
  /** Distance from the top of the document to the list, in pixels. */
  top: number;
  /** How many places have an item; the others are decoration. */
  taken: number;
  /** Total number; -1 when it is not counted. */
  size: number;
  keyOf: (place: number) => string | number;
  /** Called when the reader is near the end of the loaded items. */
  onEndNear: () => void;
  children: (cell: Cell) => ReactNode;
}

/** How many rows before the last one the end counts as near. */
const NEAR = 8;

/** A list of any length that keeps only the rows around the window in the document. */
export function VirtualRows({ list, label, rows, gap, top, taken, size, keyOf, onEndNear, children }: Props) {
  const { shown, last, height } = useShownRows(list, rows, gap, top);
  const near = last >= rows.length - NEAR;
  useEffect(() => {
    if (near) onEndNear();
  });
  return (
    <ul ref={list} aria-label={label} className={classes.list} style={{ height }}>
      {shown.flatMap((row) =>
        row.cells.map((cell) => (
          <li
            key={keyOf(cell.place)}
            data-row={row.index}
            style={{ top: row.top, left: cell.left, width: cell.width, height: row.height }}
            {...(cell.place < taken
              ? { 'aria-posinset': cell.place + 1, 'aria-setsize': size }
              : { 'aria-hidden': true })}
          >
            <InTurn now={row.inSight || cell.place >= taken}>{children(cell)}</InTurn>
          </li>
        )),
      )}
    </ul>
  );
}
