const EXCHANGE_MS = 200;
const MINUTE_MS = 60_000;
/** Addresses beyond these are not counted, so that a flood of addresses cannot fill the memory. */
const MOST_KEYS = 100_000;

/** What all web processes have counted in the minute that the database's clock shows. */
export interface RequestSums {
  minute: number;
  /** How long it still lasts. */
  msLeft: number;
  sums: Map<string, number>;
}

/** Adds counts to those of all web processes, and returns the sums. */
export type ShareCounts = (counts: Map<string, number>) => Promise<RequestSums>;

export interface RequestCounts {
  /** Counts one request of `key`, or returns the seconds to wait when its `most` for this minute are used up. */
  take(key: string, most: number): number | undefined;
  /** Tells the other processes what they do not know yet. */
  close(): Promise<void>;
}

interface Minute {
  number: number;
  /** By `performance.now()`. */
  endsAt: number;
  /** What was counted here and the others do not know yet. */
  fresh: Map<string, number>;
  /** What all have counted, as far as it is known here. */
  shared: Map<string, number>;
}

/**
 * Counts requests by the minute. Requests never wait for `share`: what was counted here is exchanged with the other
 * processes every 200 ms. Clocks of machines differ, so all go by the minutes that `share` tells; the own clock is only
 * asked for the first one.
 */
export function countRequests(share: ShareCounts): RequestCounts {
  const began = Date.now();
  let minute = minuteFrom(Math.floor(began / MINUTE_MS), MINUTE_MS - (began % MINUTE_MS));
  let exchanging: Promise<void> | undefined;
  const timer = setInterval(() => void exchange(), EXCHANGE_MS).unref();

  async function exchange(): Promise<void> {
    minute = turned(minute);
    if (!exchanging && minute.fresh.size > 0)
      exchanging = exchangeCounts(minute, share).finally(() => (exchanging = undefined));
    await exchanging;
  }
  return {
    take(key, most) {
      minute = turned(minute);
      const { fresh, shared, endsAt } = minute;
      const known = shared.get(key);
      if (known === undefined && shared.size >= MOST_KEYS) return undefined;
      if ((known ?? 0) + (fresh.get(key) ?? 0) >= most)
        return Math.max(1, Math.ceil((endsAt - performance.now()) / 1000));
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

function minuteFrom(number: number, msLeft: number): Minute {
  return { number, endsAt: performance.now() + msLeft, fresh: new Map(), shared: new Map() };
}

/** The minute itself, or the one that has come after it. */
function turned(minute: Minute): Minute {
  const late = performance.now() - minute.endsAt;
  if (late < 0) return minute;
  return minuteFrom(minute.number + 1 + Math.floor(late / MINUTE_MS), MINUTE_MS - (late % MINUTE_MS));
}

async function exchangeCounts(minute: Minute, share: ShareCounts): Promise<void> {
  const sent = minute.fresh;
  minute.fresh = new Map();
  // They count on while they are on their way.
  for (const [key, count] of sent) add(minute.shared, key, count);
  try {
    learn(minute, await share(sent));
  } catch {
    // Without the others, the next exchange tries again; until then each process counts for itself.
    for (const [key, count] of sent) {
      add(minute.shared, key, -count);
      add(minute.fresh, key, count);
    }
  }
}

/** What was told when the minute was over here is not looked at any more. */
function learn(minute: Minute, told: RequestSums): void {
  if (told.minute !== minute.number) minute.shared = new Map();
  minute.number = told.minute;
  minute.endsAt = performance.now() + told.msLeft;
  // A database that was restarted has forgotten what it knew.
  for (const [key, sum] of told.sums) minute.shared.set(key, Math.max(sum, minute.shared.get(key) ?? 0));
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
