import { isSearchGone, SearchGone } from './failures.ts';

export interface Breaker {
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Whether calls are refused at the moment. */
  isOpen(): boolean;
}

interface Limits {
  /** After so many failures in a row nobody is let through … */
  failures: number;
  /** … for so long; then one call tries whether it works again. */
  pauseMs: number;
  now?: () => number;
}

/** Keeps calls from waiting for what has just failed several times. */
export function createBreaker({ failures, pauseMs, now = () => performance.now() }: Limits): Breaker {
  let failed = 0;
  let closedUntil = 0;
  let isTrying = false;
  const isOpen = () => failed >= failures;
  return {
    isOpen,
    async run(call) {
      const tries = isOpen();
      if (tries && (isTrying || now() < closedUntil)) throw new SearchGone('several searches in a row have failed');
      isTrying ||= tries;
      try {
        const result = await call();
        failed = 0;
        return result;
      } catch (error) {
        if (isSearchGone(error)) {
          failed += 1;
          closedUntil = now() + pauseMs;
        }
        throw error;
      } finally {
        if (tries) isTrying = false;
      }
    },
  };
}
