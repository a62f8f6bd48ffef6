/** How long a sample counts. Parts arrive in bursts, and a speed that jumps is worse than one that lags a little. */
const MEMORY_MS = 10_000;
const SETTLED_MS = 2000;

/** Smoothed speed of a transfer: bytes count less the longer ago they were sent. */
export interface Speed {
  add(bytes: number): void;
  /** Undefined while too little is known. */
  bytesPerSecond(): number | undefined;
}

export function createSpeed(now: () => number): Speed {
  const start = now();
  let last = start;
  let weight = 0;
  const fade = () => {
    weight *= Math.exp((last - now()) / MEMORY_MS);
    last = now();
  };
  return {
    add(bytes) {
      fade();
      weight += bytes;
    },
    bytesPerSecond() {
      fade();
      const elapsed = last - start;
      if (elapsed < SETTLED_MS) return undefined;
      return (weight / (MEMORY_MS * (1 - Math.exp(-elapsed / MEMORY_MS)))) * 1000;
    },
  };
}
