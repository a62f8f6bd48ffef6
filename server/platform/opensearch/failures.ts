/** The search cluster is down, too slow or overloaded at the moment, or has no index yet. */
export class SearchGone extends Error {
  override name = 'SearchGone';
}

/** It has no index to search yet. */
export class NoIndex extends SearchGone {
  override name = 'NoIndex';
}

/** It refuses work because it has too much of it. */
export class SearchBusy extends SearchGone {
  override name = 'SearchBusy';
}

export function isSearchGone(error: unknown): boolean {
  return error instanceof SearchGone;
}

interface Told {
  name?: string;
  message?: string;
  statusCode?: number;
}

const GONE = ['ConnectionError', 'TimeoutError', 'NoLivingConnectionsError', 'RequestAbortedError'];

/** It lets us in no more than if it were away. */
const LOCKED = [401, 403];

/** Translates what the client throws. Mistakes of ours lose their status, which would become that of our own reply. */
export function translate(error: unknown): unknown {
  const { name = '', message = '', statusCode = 0 } = error as Told;
  if (statusCode === 429) return new SearchBusy(message, { cause: error });
  if (GONE.includes(name) || statusCode >= 500 || LOCKED.includes(statusCode))
    return new SearchGone(`${name}: ${message}`, { cause: error });
  return statusCode === 0 ? error : new Error(`${name}: ${message}`, { cause: error });
}
