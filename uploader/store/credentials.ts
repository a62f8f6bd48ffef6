import type { OutputOf } from '#contract/call.ts';
import type { uploadCalls } from '#contract/calls/uploads.ts';
import type { StoreClock } from './clock.ts';

export type Key = OutputOf<typeof uploadCalls.credentials>;

/** One key for the files being sent, renewed for a file that it does not name and some minutes before it expires. */
export interface Credentials {
  current(filePath: string): Promise<Key>;
  /** Called when the store no longer accepts this key. */
  expired(key: Key): void;
}

const MARGIN_MS = 5 * 60_000;
/** A new key is used at least this long, because it may look expired when clocks disagree. */
const USED_AT_LEAST_MS = 60_000;

export function createCredentials(ask: (filePath: string) => Promise<Key>, clock: StoreClock): Credentials {
  let held: { key: Key; since: number } | undefined;
  let asking: { filePath: string; key: Promise<Key> } | undefined;

  function isFresh({ key, since }: { key: Key; since: number }): boolean {
    return clock.now() - since < USED_AT_LEAST_MS || clock.now() < Date.parse(key.expiration) - MARGIN_MS;
  }

  async function renew(filePath: string): Promise<Key> {
    try {
      const key = await ask(filePath);
      held = { key, since: clock.now() };
      return key;
    } finally {
      asking = undefined;
    }
  }

  return {
    async current(filePath) {
      for (;;) {
        if (held && isFresh(held) && held.key.filePaths.includes(filePath)) return held.key;
        asking ??= { filePath, key: renew(filePath) };
        if (asking.filePath === filePath) return await asking.key;
        // The key for another file may name this one too.
        await asking.key.catch(() => {});
      }
    },
    expired(key) {
      if (held?.key === key) held = undefined;
    },
  };
}
