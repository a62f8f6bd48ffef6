import type { OutputOf } from '#contract/call.ts';
import type { uploadCalls } from '#contract/calls/uploads.ts';
import type { StoreClock } from './clock.ts';

export type Key = OutputOf<typeof uploadCalls.credentials>;

/** One key for all files, exchanged some minutes before it expires. */
export interface Credentials {
  current(): Promise<Key>;
  /** The store does not take this one any more. */
  expired(key: Key): void;
}

const MARGIN_MS = 5 * 60_000;
/** When clocks disagree a new key may look old at once; it is used all the same. */
const USED_AT_LEAST_MS = 60_000;

export function createCredentials(ask: () => Promise<Key>, clock: StoreClock): Credentials {
  let held: { key: Key; since: number } | undefined;
  let asking: Promise<Key> | undefined;

  function isFresh({ key, since }: { key: Key; since: number }): boolean {
    return clock.now() - since < USED_AT_LEAST_MS || clock.now() < Date.parse(key.expiration) - MARGIN_MS;
  }

  async function renew(): Promise<Key> {
    try {
      const key = await ask();
      held = { key, since: clock.now() };
      return key;
    } finally {
      asking = undefined;
    }
  }

  return {
    current: () => (held && isFresh(held) ? Promise.resolve(held.key) : (asking ??= renew())),
    expired(key) {
      if (held?.key === key) held = undefined;
    },
  };
}
