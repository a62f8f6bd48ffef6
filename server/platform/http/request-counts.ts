const EXCHANGE_MS = 200;
const MINUTE_MS = 60_000;
/** Addresses beyond these are not counted, so that a flood of addresses cannot fill the memory. */
const MOST_KEYS = 100_000;

/** Adds counts of a minute to those of all web processes, and returns the sums. */
export type ShareCounts = (minute: number, counts: Map<string, number>) => Promise<Map<string, number>>;

export interface RequestCounts {
  /** Counts one request of `key`, or returns the seconds to wait when its `most` for this minute are used up. */
  take(key: string, most: number): number | undefined;
  /** Tells the other processes what they do not know yet. */
  close(): Promise<void>;
}

/**
 * Counts requests by the minute. Requests never wait for `share`: what was counted here is exchanged with the other
 * processes every 200 ms.
 */
export function countRequests(share: ShareCounts): RequestCounts {
  let minute = 0;
  let fresh = new Map<string, number>();
  let shared = new Map<string, number>();
  let exchanging: Promise<void> | undefined;
  const timer = setInterval(() => void exchange(), EXCHANGE_MS).unref();

  function turn(now: number): void {
    const current = Math.floor(now / MINUTE_MS);
    if (current === minute) return;
    minute = current;
    fresh = new Map();
    shared = new Map();
  }
  async function exchange(): Promise<void> {
    if (!exchanging && fresh.size > 0) exchanging = exchangeNow().finally(() => (exchanging = undefined));
    await exchanging;
  }
  async function exchangeNow(): Promise<void> {
    const [sent, sums, sentMinute] = [fresh, shared, minute];
    fresh = new Map();
    // They count on while they are on their way.
    for (const [key, count] of sent) add(sums, key, count);
    try {
      for (const [key, sum] of await share(sentMinute, sent)) sums.set(key, sum);
    } catch {
      // Without the others, the next exchange tries again; until then each process counts for itself.
      for (const [key, count] of sent) {
        add(sums, key, -count);
        if (sentMinute === minute) add(fresh, key, count);
      }
    }
  }
  return {
    take(key, most) {
      const now = Date.now();
      turn(now);
      const known = shared.get(key);
      if (known === undefined && shared.size >= MOST_KEYS) return undefined;
      if ((known ?? 0) + (fresh.get(key) ?? 0) >= most) return Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
      add(fresh, key, 1);
      return undefined;
    },
    async close() {
      clearInterval(timer);
      await exchanging;
      await exchange();
    },
  };
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
