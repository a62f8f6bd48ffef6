const KEY = 'device_token';
const BYTES = 32;

/** The random token of this browser. It outlives sessions, so that wrong passwords of strangers do not lock it out. */
export function deviceToken(): string {
  const kept = localStorage.getItem(KEY);
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(KEY, token);
  return token;
}
