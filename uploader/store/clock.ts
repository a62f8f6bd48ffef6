import type { World } from '../world.ts';

/** The time as the store sees it: its signatures are refused when ours is far off. */
export interface StoreClock {
  now(): number;
  /** Learns from what a reply says the time is. */
  set(storeTime: number): void;
}

export function createClock(world: World): StoreClock {
  let ahead = 0;
  return {
    now: () => world.now() + ahead,
    set: (storeTime) => {
      ahead = storeTime - world.now();
    },
  };
}
