import type { World } from '../world.ts';

/** The store's time: it refuses signatures whose time is far off. */
export interface StoreClock {
  now(): number;
  /** Adopts the time of a reply. */
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
