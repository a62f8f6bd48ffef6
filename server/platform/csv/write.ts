type Cell = string | number;

/** What spreadsheets would take for a formula, with the apostrophe that keeps them from it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Lines that spreadsheets open as they are: a cell that they would take for a formula begins with an apostrophe. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\uFEFF${rows.map(csvLine).join('')}`;
}

export function csvLine(row: readonly Cell[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(value: Cell): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell as it was before `csv` wrote it. */
export function unmarked(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
