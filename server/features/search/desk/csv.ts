type Cell = string | number;

/** Lines that spreadsheets open as they are: a cell that they would take for a formula begins with an apostrophe. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: Cell): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
