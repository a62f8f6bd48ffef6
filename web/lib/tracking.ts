import { trackingCalls, type TrackingEvent } from '#contract/calls/tracking.ts';
import { targetTypeOf, type TrackingRule } from '#contract/domain/discovery.ts';
import { pageAt } from '#contract/domain/pages.ts';
import { searchFor } from '#contract/domain/search-words.ts';
import type { AnyItem } from '#contract/items.ts';
import { beforeLeaving, tell } from './tell.ts';

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
  if (came !== referer) tellAll();
  referer = came;
  waiting.push({ bizType: targetTypeOf(item.kind, from), ruleId, title: item.code });
  if (waiting.length >= AT_ONCE) tellAll();
  else timer ??= setTimeout(tellAll, WAIT_MS);
}

function tellAll(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  tell(trackingCalls.clicks, { events, referer, navigator: navigator.userAgent.slice(0, 500) });
}

/** The search that shows the material, else the referring page without its query, which may hold personal data. */
function cameFrom(): string {
  const keyword = new URLSearchParams(location.search).get('keyword') ?? '';
  const search = pageAt(location.pathname) === 'searchResult' ? searchFor(keyword) : undefined;
  return search ?? document.referrer.replace(/[?#].*$/, '').slice(0, 500);
}

beforeLeaving(tellAll);
