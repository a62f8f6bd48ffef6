import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** How many children are rendered between two frames. */
const AT_ONCE = 3;
/** Longest wait for a turn, however busy the page is. */
const LONGEST_MS = 150;

const waiting = new Set<() => void>();

/**
 * Renders at once what is needed now, and the rest little by little while the browser is idle: a whole row of cards
 * takes longer than a frame, and scrolling would falter.
 */
export function InTurn({ now, children }: { now: boolean; children: ReactNode }) {
  const [begun, setBegun] = useState(now || !('requestIdleCallback' in window));
  if (now && !begun) setBegun(true);
  useEffect(() => (begun ? undefined : waitForTurn(() => setBegun(true))), [begun]);
  return begun ? children : null;
}

function waitForTurn(begin: () => void): () => void {
  if (waiting.size === 0) askForTime();
  waiting.add(begin);
  return () => waiting.delete(begin);
}

function askForTime(): void {
  requestIdleCallback(giveTurns, { timeout: LONGEST_MS });
}

function giveTurns(): void {
  const next = [...waiting].slice(0, AT_ONCE);
  for (const begin of next) waiting.delete(begin);
  // Renders now, while there is time, and not in a task of its own.
  flushSync(() => {
    for (const begin of next) begin();
  });
  if (waiting.size > 0) askForTime();
}
