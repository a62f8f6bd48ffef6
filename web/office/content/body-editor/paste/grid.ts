import type { Run } from '#contract/domain/blocks.ts';

/** More columns or rows than that are no table of a text. */
const MOST = 200;

/**
 * The cells of a table in even rows; a cell over several columns or rows stands in the first of them. A table of one
 * row or one column only arranges a page: it is none.
 */
export function gridOf(table: Element, runsIn: (cell: Element) => Run[]): Run[][][] | undefined {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table).slice(0, MOST);
  const grid: (Run[] | undefined)[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.querySelectorAll(':scope > td, :scope > th')) {
      while (grid[y]![x]) x += 1;
      const [width, height] = [span(cell, 'colspan'), span(cell, 'rowspan')];
      for (let down = 0; down < height && y + down < rows.length; down += 1) {
        for (let right = 0; right < width && x + right < MOST; right += 1) {
          grid[y + down]![x + right] = down === 0 && right === 0 ? runsIn(cell) : [];
        }
      }
      x += width;
    }
  });
  const width = Math.max(0, ...grid.map((row) => row.length));
  if (grid.length < 2 || width < 2) return undefined;
  return grid.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? []));
}

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const given = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(given) && given > 0 ? Math.min(given, MOST) : 1;
}
