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

/** Translates what the client throws; what it throws for our own mistakes stays as it is. */
export function translate(error: unknown): unknown {
  const { name = '', message = '', statusCode = 0 } = error as Told;
  if (statusCode === 429) return new SearchBusy(message, { cause: error });
  if (GONE.includes(name) || statusCode >= 500) return new SearchGone(`${name}: ${message}`, { cause: error });
  return error;
}
