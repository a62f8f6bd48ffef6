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
  /** Pixels from the top of the document to the list. */
  top: number;
  /** How many of the places are taken; the others are only there to be seen. */
  taken: number;
  /** How many there are in all; -1 when nobody has counted. */
  size: number;
  keyOf: (place: number) => string | number;
  /** The reader is near the end of what is here. */
  onEndNear: () => void;
  children: (cell: Cell) => ReactNode;
}

/** So many rows before the last it is near. */
const NEAR = 8;

/** A list of any length, of which only the rows around the window are in the document. */
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
