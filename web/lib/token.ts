const KEY = 'access_token';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();

export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function saveToken(token: string): void {
  localStorage.setItem(KEY, token);
  tell(token);
}

export function clearToken(): void {
  localStorage.removeItem(KEY);
  tell(null);
}

/** Calls the listener after every change, by this tab or another. */
export function onTokenChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends a token under two names: many proxies drop headers with an underscore. */
export function addToken(headers: Headers, name: 'access_token' | 'judge_token', token: string | null): void {
  if (token === null) return;
  headers.set(name, token);
  headers.set(name.replace('_', '-'), token);
}

const REFRESH_LOCK = 'framehall-token-refresh';

/** Lets one tab at a time exchange the token, because a second exchange of the same one would end the session. */
export async function exchangingToken(work: () => Promise<void>): Promise<void> {
  // Browsers offer locks to secure origins only; elsewhere a race is possible but rare.
  await (navigator.locks ? navigator.locks.request(REFRESH_LOCK, work) : work());
}

/** Waits until no tab is exchanging the token. */
export async function tokenSettled(): Promise<void> {
  await navigator.locks?.request(REFRESH_LOCK, async () => {});
}

function tell(token: string | null): void {
  for (const listener of listeners) listener(token);
}

window.addEventListener('storage', (event) => {
  // A null key means that the whole storage was cleared.
  if (event.key === KEY || event.key === null) tell(readToken());
});
