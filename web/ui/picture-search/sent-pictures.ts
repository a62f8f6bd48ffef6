const sent = new Map<string, string>();

/** Remembers, until the page is left, a picture that the reader sent, to show it above the results. */
export function rememberPicture(imageKey: string, address: string): void {
  sent.set(imageKey, address);
}

/** Address of the picture behind a key; undefined unless it was sent from this page. */
export function pictureOf(imageKey: string): string | undefined {
  return sent.get(imageKey);
}
