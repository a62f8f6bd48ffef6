import type { Call, InputOf } from '#contract/call.ts';
import { addToken, readToken } from './token.ts';

/** Tells the server something in a way that survives the page being closed. What is lost is not told again. */
export function tell<C extends Call>({ path, method }: C, input: InputOf<C>): void {
  const headers = new Headers({ 'content-type': 'application/json' });
  addToken(headers, 'access_token', readToken());
  const signal = AbortSignal.timeout(10_000);
  const request = new Request(path, { method, headers, body: JSON.stringify(input) });
  fetch(request, { keepalive: true, signal }).catch(() => {});
}

/** Calls back when the reader may be about to leave. */
export function beforeLeaving(act: () => void): void {
  window.addEventListener('pagehide', act);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') act();
  });
}
