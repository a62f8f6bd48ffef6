import { realWorld, type World } from '../../uploader/world.ts';

/** A page knows when the network is back. */
export const pageWorld: World = {
  ...realWorld,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};
