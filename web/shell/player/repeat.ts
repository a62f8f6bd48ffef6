import { useEffect } from 'react';
import { shared } from '../../lib/shared-state.ts';
import { sound } from '../../ui/sound/sound.ts';
import { change, settings } from './settings.ts';

/** Whether the reader does not want the loop that is heard to repeat. */
const stopped = shared(false);

const isLoop = () => sound.get().music?.loopFlag === 1;

/** A loop repeats by itself, other pieces if the reader likes that. */
export function useRepeat(): boolean {
  const loop = sound.use(isLoop);
  const isStopped = stopped.use((current) => current);
  const liked = settings.use((current) => current.repeat);
  return loop ? !isStopped : liked;
}

/** What the reader says of a loop holds for that one only. */
export function toggleRepeat(): void {
  if (isLoop()) stopped.set(!stopped.get());
  else change({ repeat: !settings.get().repeat });
}

/** Lets every loop begin as one that repeats. */
export function useEachLoopAnew(): void {
  const musicId = sound.use(({ music }) => music?.musicId);
  useEffect(() => () => stopped.set(false), [musicId]);
}
