import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** So many are made between two frames. */
const AT_ONCE = 3;
/** However busy the page is, nobody's turn comes later. */
const LONGEST_MS = 150;

const waiting = new Set<() => void>();

/**
 * Shows at once what is needed now. All else is made little by little, whenever the browser has time left before the
 * next frame: a whole row of cards would take longer than a frame, and scrolling would falter.
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
  // Now, while there is time, and not in a task of its own.
  flushSync(() => {
    for (const begin of next) begin();
  });
  if (waiting.size > 0) askForTime();
}
