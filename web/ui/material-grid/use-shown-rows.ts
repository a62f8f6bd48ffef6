import { useDeferredValue, useMemo, useSyncExternalStore, type RefObject } from 'react';
import type { Row } from './rows.ts';

interface ShownRow extends Row {
  index: number;
  top: number;
  inSight: boolean;
}

/** Extra area rendered beyond each edge of the window, in window heights: enough for a quick turn of the wheel. */
const AROUND = 0.75;

/** Rows around the window, of a list that begins this far from the top of the document. */
export function useShownRows(list: RefObject<HTMLElement | null>, rows: Row[], gap: number, listTop: number) {
  const tops = useMemo(() => topsOf(rows, gap), [rows, gap]);
  const range = useSyncExternalStore(onMove, () => {
    const { top, height } = view();
    const from = top - listTop - height * AROUND;
    const to = top - listTop + height * (1 + AROUND);
    return `${rowAt(tops, from)} ${rowAt(tops, to)}`;
  });
  // The row with the focus stays rendered however far the reader scrolls, so that the keyboard continues from there.
  const focused = useSyncExternalStore(onFocus, () => focusedRow(list.current));
  // Deferred, because the rows are still out of sight and scrolling need not wait for them.
  const [first = 0, last = 0] = useDeferredValue(range).split(' ').map(Number);
  const shown: ShownRow[] = [];
  const add = (index: number) => {
    const row = rows[index];
    const top = tops[index] ?? 0;
    if (row) shown.push({ ...row, index, top, inSight: isInSight(listTop + top, row.height) });
  };
  if (focused < first) add(focused);
  for (let index = first; index <= last; index += 1) add(index);
  if (focused > last) add(focused);
  return { shown, last, height: tops.at(-1) ?? 0 };
}

/** Top of each row, and the end of the list. */
function topsOf(rows: Row[], gap: number): number[] {
  let top = 0;
  const tops = rows.map(({ height }) => {
    const begins = top;
    top += height + gap;
    return begins;
  });
  return [...tops, Math.max(0, top - gap)];
}

/** The last row that begins at or before this position. */
function rowAt(tops: number[], y: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface View {
  top: number;
  height: number;
}

/** Position of the window when it last moved; measuring it while cards come and go would force a layout of them all. */
let seen: View | undefined;
const look = () => (seen = { top: window.scrollY, height: window.innerHeight });
const view = () => seen ?? look();

function isInSight(top: number, height: number): boolean {
  const window = view();
  return top < window.top + window.height && top + height > window.top;
}

function onMove(changed: () => void): () => void {
  const moved = () => {
    look();
    changed();
  };
  look();
  window.addEventListener('scroll', moved, { passive: true });
  window.addEventListener('resize', moved);
  return () => {
    seen = undefined;
    window.removeEventListener('scroll', moved);
    window.removeEventListener('resize', moved);
  };
}

function onFocus(changed: () => void): () => void {
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', changed);
  return () => {
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', changed);
  };
}

function focusedRow(list: HTMLElement | null): number {
  const { activeElement } = document;
  if (!list || !activeElement || !list.contains(activeElement)) return -1;
  return Number(activeElement.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1);
}
