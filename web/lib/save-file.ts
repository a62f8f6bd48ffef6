const KEPT_MS = 60_000;

/** Saves a table as a file on the reader's device. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  openFile(address, name);
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Downloads a file without leaving the page. */
export function openFile(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
