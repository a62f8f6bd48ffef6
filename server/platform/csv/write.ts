type Cell = string | number;

/** Text that spreadsheets would take for a formula, including the apostrophe that prevents it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Writes rows for spreadsheets: a cell that they would take for a formula begins with an apostrophe. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  // The byte order mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${rows.map(csvLine).join('')}`;
}

export function csvLine(row: readonly Cell[]): string {
  return `${row.map(csvCell).join(',')}\r\n`;
}

export function csvCell(value: Cell): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Removes the apostrophe that `csv` put before a formula. */
export function unmarked(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
