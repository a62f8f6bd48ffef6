import { homeContentCalls } from '#contract/calls/home-content.ts';
import { beforeLeaving, tell } from '../../lib/tell.ts';

const WAIT_MS = 2000;

let shown = new Set<number>();
let clicked = new Set<number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts that the reader saw a banner; the server is told shortly after, of several at once. */
export function countShown(id: number): void {
  shown.add(id);
  timer ??= setTimeout(tellAll, WAIT_MS);
}

/** Counts a click; the page may be left right after it, so the server is told now. */
export function countClicked(id: number): void {
  clicked.add(id);
  tellAll();
}

function tellAll(): void {
  clearTimeout(timer);
  timer = undefined;
  if (shown.size + clicked.size === 0) return;
  tell(homeContentCalls.count, { shown: [...shown], clicked: [...clicked] });
  shown = new Set();
  clicked = new Set();
}

beforeLeaving(tellAll);
