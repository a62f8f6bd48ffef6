/** What the engine needs from its environment: a page, or Node. */
export interface World {
  fetch(url: string, init: RequestInit): Promise<Response>;
  now(): number;
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Calls back when the network may be available again; returns a function to stop listening. */
  onOnline(listener: () => void): () => void;
}

export const realWorld: World = {
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  pause,
  onOnline: () => () => {},
};

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Doubles with every try; randomness keeps many parts from retrying at once. */
export function backOff(tried: number, longest = 30_000): number {
  return Math.min(500 * 2 ** tried, longest) * (0.75 + Math.random() / 2);
}

/** Waits, but no longer than until the network is back. */
export async function pauseUntilOnline(world: World, milliseconds: number, signal: AbortSignal): Promise<void> {
  const back = new AbortController();
  const stopListening = world.onOnline(() => back.abort());
  try {
    await world.pause(milliseconds, AbortSignal.any([signal, back.signal]));
  } catch {
    signal.throwIfAborted();
  } finally {
    stopListening();
  }
}
