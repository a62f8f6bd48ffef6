const sent = new Map<string, string>();

/** Remembers, until the page is left, what the reader has sent, to show it above the results. */
export function rememberPicture(imageKey: string, address: string): void {
  sent.set(imageKey, address);
}

/** Where the picture behind a key can be seen; only whoever has sent it here has one. */
export function pictureOf(imageKey: string): string | undefined {
  return sent.get(imageKey);
}
