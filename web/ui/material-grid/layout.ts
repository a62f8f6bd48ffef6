import type { MediaKind } from '#contract/domain/media.ts';
import type { AnyItem } from '#contract/items.ts';
import { versionsHeight } from '../material/unfolded.ts';
import { cardRows, stackedRows, wallRows, type Row } from './rows.ts';

const SMALL = 600;
/** Height of a clip's title below its picture. */
const WORDS = 30;
/** Height of a row of music. */
const MUSIC_ROW = { wide: 80, small: 124 };
const WALL_ROW = { wide: 230, small: 150 };
/** Number of placeholders before the first materials, and before more of them. */
const FIRST = 40;
const NEXT = 12;
/** Shapes of placeholders for photos. */
const USUAL_SHAPES = [1.5, 1.78, 0.75, 1.5, 1.33, 2.1, 1.5];

/** Lays out the materials. While more are to come, the list ends with placeholders. */
export function layOut(
  kind: MediaKind,
  items: readonly AnyItem[],
  more: boolean,
  width: number,
  /** Number of the piece whose versions are unfolded. */
  open: number | null = null,
): { rows: Row[]; gap: number } {
  const small = width < SMALL;
  const waiting = !more ? 0 : items.length === 0 ? FIRST : NEXT;
  if (kind === 'photo') {
    const gap = small ? 8 : 12;
    return { gap, rows: photoWall(items, waiting, width, gap, small ? WALL_ROW.small : WALL_ROW.wide) };
  }
  if (kind === 'video') {
    const rows = cardRows(items.length + waiting, width, small ? 10 : 16, WORDS);
    return { gap: small ? 14 : 20, rows: waiting > 0 ? wholeRows(rows) : rows };
  }
  const height = small ? MUSIC_ROW.small : MUSIC_ROW.wide;
  const rows = stackedRows(items.length + waiting, width, height).map((row, place) => {
    const item = items[place];
    const isOpen = item && 'musicId' in item && item.musicId === open && item.subVersionCount > 0;
    return isOpen ? { ...row, height: height + versionsHeight(item) } : row;
  });
  return { gap: 10, rows };
}

/** Leaves out a last row that is not full until more photos come, so that its photos need not move. */
function photoWall(items: readonly AnyItem[], waiting: number, width: number, gap: number, height: number): Row[] {
  const shapes = items.map((item) => ('width' in item ? item.width / item.height : 1));
  const rows = wallRows(shapes, width, gap, height);
  if (waiting === 0) return rows;
  const full = items.length > 0 ? rows.slice(0, -1) : [];
  const empty = Array.from({ length: waiting }, (_, n) => USUAL_SHAPES[n % USUAL_SHAPES.length] ?? 1);
  const emptyRows = wallRows(empty, width, gap, height).slice(0, -1);
  return [...full, ...emptyRows.map((row) => moved(row, items.length))];
}

function wholeRows(rows: Row[]): Row[] {
  return rows.filter((row) => row.cells.length === rows[0]?.cells.length);
}

function moved(row: Row, by: number): Row {
  return { ...row, cells: row.cells.map((cell) => ({ ...cell, place: cell.place + by })) };
}
