/** Position of something in its row; `place` is its index in the list. */
export interface Cell {
  place: number;
  left: number;
  width: number;
}

export interface Row {
  height: number;
  cells: Cell[];
}

const CARD_WIDTH = 267;
/** Below this width a row has two cards, whatever their size. */
const SMALL = 600;

/** Rows of 16:9 cards with text below: as many as fit, stretched to fill the row. */
export function cardRows(count: number, width: number, gap: number, wordsHeight: number): Row[] {
  const columns = width < SMALL ? 2 : Math.max(2, Math.round((width + gap) / (CARD_WIDTH + gap)));
  const card = (width - gap * (columns - 1)) / columns;
  const height = (card * 9) / 16 + wordsHeight;
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => ({
    height,
    cells: Array.from({ length: Math.min(columns, count - row * columns) }, (_one, column) => ({
      place: row * columns + column,
      left: column * (card + gap),
      width: card,
    })),
  }));
}

/** Narrower or wider pictures are cropped to these ratios, so that none becomes a stripe. */
const NARROWEST = 0.6;
const WIDEST = 3;

/**
 * Rows of pictures in their own shapes, each stretched to the full width. A row depends only on the pictures before it,
 * so later pictures move nothing. The last row keeps the wished height and may end early.
 */
export function wallRows(shapes: readonly number[], width: number, gap: number, wishedHeight: number): Row[] {
  const rows: Row[] = [];
  let open: number[] = [];
  let first = 0;
  for (const [n, shape] of shapes.entries()) {
    open.push(Math.min(Math.max(shape, NARROWEST), WIDEST));
    if (heightOf(open, width, gap) > wishedHeight) continue;
    // Picks whichever row comes closer to the wished height: with the last picture or without it.
    const without = open.slice(0, -1);
    if (without.length > 0 && isCloser(without, open, width, gap, wishedHeight)) {
      rows.push(wallRow(without, first, heightOf(without, width, gap), gap));
      first = n;
      open = open.slice(-1);
    } else {
      rows.push(wallRow(open, first, heightOf(open, width, gap), gap));
      first = n + 1;
      open = [];
    }
  }
  if (open.length > 0) rows.push(wallRow(open, first, Math.min(wishedHeight, heightOf(open, width, gap)), gap));
  return rows;
}

function heightOf(shapes: readonly number[], width: number, gap: number): number {
  return (width - gap * (shapes.length - 1)) / shapes.reduce((sum, shape) => sum + shape, 0);
}

function isCloser(one: number[], other: number[], width: number, gap: number, wished: number): boolean {
  const stretch = (shapes: number[]) => Math.abs(Math.log(heightOf(shapes, width, gap) / wished));
  return stretch(one) < stretch(other);
}

function wallRow(shapes: readonly number[], first: number, height: number, gap: number): Row {
  let left = 0;
  const cells = shapes.map((shape, n) => {
    const cell = { place: first + n, left, width: shape * height };
    left += cell.width + gap;
    return cell;
  });
  return { height, cells };
}

/** Rows with one item each. */
export function stackedRows(count: number, width: number, height: number): Row[] {
  return Array.from({ length: count }, (_, place) => ({ height, cells: [{ place, left: 0, width }] }));
}
