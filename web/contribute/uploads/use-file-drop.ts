import { useEffect, useRef, useState } from 'react';
import { readDropped, type Dropped } from './dropped-files.ts';

/** Whether files are being dragged over the window; `onDrop` gets them, and the page below does not. */
export function useFileDrop(onDrop: (dropped: Dropped) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    // The pointer enters and leaves every element on its way; the count shows whether it is still on the page.
    let depth = 0;
    const onEvent = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'dragenter') depth += 1;
      if (event.type === 'dragleave') depth = Math.max(0, depth - 1);
      if (event.type === 'drop') {
        depth = 0;
        void readDropped(event.dataTransfer).then((dropped) => latest.current(dropped));
      }
      setOver(depth > 0);
    };
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const type of types) window.addEventListener(type, onEvent, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, onEvent, { capture: true });
    };
  }, []);
  return over;
}
