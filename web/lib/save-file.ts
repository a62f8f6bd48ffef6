const KEPT_MS = 60_000;

/** Saves a table as a file on the reader's device. */
export function saveCsv(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** Saves bytes in base64, whatever their encoding. */
export function saveBytes(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  saveBlob(name, new Blob([bytes], { type: 'application/octet-stream' }));
}

/** Saves what the page has made. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
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
