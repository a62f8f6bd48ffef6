interface SentPart {
  /** Name of the file. */
  name: string;
  /** Seconds. */
  from: number;
  to: number;
}

const sent = new Map<string, SentPart>();

/** Remembers, until the page is left, which part the reader sent, to name it above the results. */
export function rememberPart(soundKey: string, part: SentPart): void {
  sent.set(soundKey, part);
}

/** The part behind a key; undefined unless it was sent from this page. */
export function partOf(soundKey: string): SentPart | undefined {
  return sent.get(soundKey);
}
