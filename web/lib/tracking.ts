import { trackingCalls, type TrackingEvent } from '#contract/calls/tracking.ts';
import { targetTypeOf, type TrackingRule } from '#contract/domain/discovery.ts';
import { pageAt } from '#contract/domain/pages.ts';
import { searchFor } from '#contract/domain/search-words.ts';
import type { AnyItem } from '#contract/items.ts';
import { readToken } from './token.ts';

const WAIT_MS = 2000;
const AT_ONCE = 20;

let waiting: TrackingEvent[] = [];
/** Where the reader came from to all that waits. */
let referer = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records what the reader did with a material; the server is told shortly after, several events at once. */
export function track(item: AnyItem, ruleId: TrackingRule): void {
  const from = 'from' in item ? item.from : 'other';
  const came = cameFrom();
  if (came !== referer) tell();
  referer = came;
  waiting.push({ bizType: targetTypeOf(item.kind, from), ruleId, title: item.code });
  if (waiting.length >= AT_ONCE) tell();
  else timer ??= setTimeout(tell, WAIT_MS);
}

/** Sends the events in a way that survives the page being closed. Lost events are not sent again. */
function tell(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  const headers = new Headers({ 'content-type': 'application/json' });
  const token = readToken();
  if (token !== null) headers.set('access_token', token);
  const body = JSON.stringify({ events, referer, navigator: navigator.userAgent.slice(0, 500) });
  const signal = AbortSignal.timeout(10_000);
  const { path, method } = trackingCalls.clicks;
  fetch(new Request(path, { method, headers, body }), { keepalive: true, signal }).catch(() => {});
}

/** The search that shows the material, else the referring page without its query, which may hold personal data. */
function cameFrom(): string {
  const keyword = new URLSearchParams(location.search).get('keyword') ?? '';
  const search = pageAt(location.pathname) === 'searchResult' ? searchFor(keyword) : undefined;
  return search ?? document.referrer.replace(/[?#].*$/, '').slice(0, 500);
}

window.addEventListener('pagehide', tell);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') tell();
});
