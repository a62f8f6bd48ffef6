import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { QueueSnapshot } from '../../uploader/file-list.ts';
import type { UploadQueue } from '../../uploader/queue.ts';
import type { Pace } from '../../uploader/run-queue.ts';

const DRAW_EVERY_MS = 250;
const PACE_EVERY_MS = 1000;

/** Contents of a queue. Progress comes many times a second, so renders are limited. */
export function useQueue(queue: UploadQueue): QueueSnapshot {
  const subscribe = useCallback(
    (draw: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = queue.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          draw();
        }, DRAW_EVERY_MS);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [queue],
  );
  return useSyncExternalStore(subscribe, queue.snapshot);
}

/** Speed and time left, updated every second while uploading. */
export function usePace(queue: UploadQueue, uploading: boolean): Pace {
  const [pace, setPace] = useState(queue.pace);
  useEffect(() => {
    if (!uploading) return;
    const timer = setInterval(() => setPace(queue.pace()), PACE_EVERY_MS);
    return () => {
      clearInterval(timer);
      setPace(queue.pace());
    };
  }, [queue, uploading]);
  return pace;
}
